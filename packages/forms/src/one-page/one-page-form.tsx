import { Button } from '@showroom/ui/button';
import { useRef, useState, type FormEvent } from 'react';
import { hasAnswers, toAnswers } from '../rules/answers.ts';
import { checkAnswers } from '../rules/check-answers.ts';
import { DraftStatus } from '../draft/draft-status.tsx';
import type { FieldIssue, FormDefinition } from '../rules/field-definition.ts';
import { fieldId } from '../parts/field-id.ts';
import { FieldGrid } from '../parts/field-grid.tsx';
import { GuardInputs } from '../sending/hidden-inputs.tsx';
import { IssueSummary } from '../parts/issue-summary.tsx';
import { buildRequestMail } from '../mail/mailto.ts';
import { findChosenSubject, readPosted } from '../sending/posted-form.ts';
import { PurposeLine } from '../parts/purpose-line.tsx';
import type { RequestFormProps } from '../parts/request-form-props.ts';
import { RequestReceived } from '../sending/request-received.tsx';
import { SendProblem } from '../sending/send-problem.tsx';
import { SUBJECTS_FIELD } from '../subject/form-subject.ts';
import { SubjectLine } from '../subject/subject-line.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { checkUploads, listUploads, UPLOAD_FIELD } from '../uploads/uploads-rules.ts';
import { HumanVerification } from '../verification/human-verification.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useSending } from '../sending/use-sending.ts';

export interface OnePageFormProps extends RequestFormProps {
  readonly form: FormDefinition;
  readonly submitLabel: string;
  /** Default: that of `RequestReceived`. */
  readonly receivedTitle?: string;
  /** Whether the product can't be removed from the request. */
  readonly isSubjectFixed?: boolean;
  /** Label of the file field; without it there is none. */
  readonly uploadLabel?: string | undefined;
}

/** A one-page request form, validated in the browser first, saved as a draft, sent once. */
export function OnePageForm({
  form,
  submitLabel,
  receivedTitle,
  uploadLabel,
  isSubjectFixed,
  ...props
}: OnePageFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => toAnswers(form.fields, props.values));
  const [issues, setIssues] = useState<readonly FieldIssue[]>(props.issues ?? []);
  /** Raised when answers are put into existing fields. */
  const [filling, setFilling] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [hasFiles, setHasFiles] = useState(false);
  const [about, setAbout] = useState(props.context ?? null);
  const sending = useSending(props.send, props.problem);
  const draft = useDraft({
    form,
    formRef,
    step: 1,
    given: props.values,
    show: (kept) => {
      setValues(kept);
      setIssues([]);
      setFilling((count) => count + 1);
    },
  });

  async function submit(posted: FormData): Promise<void> {
    const answers = toAnswers(form.fields, posted);
    const found = [
      ...checkAnswers(form.fields, answers),
      ...checkUploads(listUploads(posted)).map((message) => ({ field: UPLOAD_FIELD, message })),
    ];
    setValues(answers);
    setIssues(found);
    setAttempt((count) => count + 1);
    if (found.length > 0) return;
    setHasFiles(listUploads(posted).length > 0);
    setAbout(findChosenSubject(posted, props.context));
    const result = await sending.start(posted);
    if (result?.status === 'invalid') setIssues(result.issues);
    if (result?.status === 'stored') draft.forget();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!sending.isBusy) void submit(readPosted(event.currentTarget, null));
  }

  if (sending.stored !== null) {
    const { reference, mailto, title = receivedTitle, note } = sending.stored;
    return (
      <RequestReceived reference={reference} business={props.business} title={title} note={note} mailto={mailto}>
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
      onSubmit={handleSubmit}
      onInput={draft.note}
      className="relative grid grid-cols-1 gap-8"
    >
      <GuardInputs formToken={props.formToken} />
      <DraftStatus draft={draft} takesFiles={uploadLabel !== undefined} />
      <IssueSummary form={form} issues={issues} attempt={attempt} />
      {sending.problem === null ? null : (
        <SendProblem
          problem={sending.problem}
          business={props.business}
          mail={buildRequestMail({ form, values, business: props.business, about })}
          hasAnswers={hasAnswers(form.fields, values)}
          hasFiles={hasFiles}
        />
      )}
      {props.context ? (
        <SubjectLine
          subject={props.context}
          isFixed={isSubjectFixed}
          id={fieldId(form, SUBJECTS_FIELD)}
          issue={issues.find(({ field }) => field === SUBJECTS_FIELD)?.message}
        />
      ) : null}
      <FieldGrid key={filling} form={form} fields={form.fields} values={values} issues={issues} />
      {uploadLabel === undefined ? null : <UploadField form={form} label={uploadLabel} issues={issues} />}
      <HumanVerification business={props.business} />
      <PurposeLine business={props.business} />
      <div>
        <Button
          // A new button after a draft was restored: a click before hydration then sends nothing unseen.
          key={filling}
          type="submit"
          size="large"
          isPending={sending.isBusy}
          pendingLabel="Submitting..."
          className="w-full sm:w-auto"
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
