import { ErrorSummary } from '@showroom/ui/error-summary';
import type { ReactNode } from 'react';
import { DraftStatus } from '../draft/draft-status.tsx';
import { buildRequestMail } from '../mail/mailto.ts';
import { hasAnswers } from '../rules/answers.ts';
import { GuardInputs } from '../sending/hidden-inputs.tsx';
import { RequestReceived } from '../sending/request-received.tsx';
import { SendProblem } from '../sending/send-problem.tsx';
import { fieldId } from './field-id.ts';
import type { RequestFormState } from './use-request-form.ts';

/** The `<form>` around a request form's fields; the confirmation, once the request is stored. */
export function RequestFormFrame({
  state,
  onSubmit,
  children,
}: {
  state: RequestFormState;
  onSubmit: (posted: FormData) => void;
  children: ReactNode;
}) {
  const { form, props, sending, formRef, draft, handleSubmit } = state;
  if (sending.stored !== null) {
    const { reference, title = form.receivedTitle, note, mailto } = sending.stored;
    return (
      <RequestReceived
        reference={reference}
        business={props.business}
        title={title}
        note={note}
        mailto={mailto ?? (form.offersEmail ? buildMail(state, reference).href : undefined)}
      >
        {props.afterReceived}
      </RequestReceived>
    );
  }
  return (
    <form
      ref={formRef}
      method="post"
      action={props.action}
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => handleSubmit(event, onSubmit)}
      onInput={draft.note}
      className="relative grid scroll-mt-4 grid-cols-1 gap-8"
    >
      <GuardInputs formToken={props.formToken} />
      {children}
    </form>
  );
}

/** What happened to the answers: a restored draft, what to fix, why they could not be sent. */
export function RequestFormMessages({ state }: { state: RequestFormState }) {
  const { form, props, sending, view } = state;
  return (
    <>
      <DraftStatus draft={state.draft} takesFiles={form.uploadLabel !== undefined} />
      <ErrorSummary
        className="scroll-mt-4"
        issues={view.issues}
        attempt={state.attempt}
        toControlId={(field) => fieldId(form, field)}
      />
      {sending.problem === null ? null : (
        <SendProblem
          problem={sending.problem}
          business={props.business}
          mail={buildMail(state)}
          hasAnswers={hasAnswers(form.fields, view.values)}
          hasFiles={state.hasFiles}
        />
      )}
    </>
  );
}

function buildMail({ form, props, view, about }: RequestFormState, reference?: string) {
  return buildRequestMail({ form, values: view.values, business: props.business, about, reference });
}
