import { Button } from '@showroom/ui/button';
import { FieldGrid } from '../parts/field-grid.tsx';
import { fieldId } from '../parts/field-id.ts';
import { PurposeLine } from '../parts/purpose-line.tsx';
import { RequestFormFrame, RequestFormMessages } from '../parts/request-form-frame.tsx';
import type { RequestFormProps } from '../parts/request-form-props.ts';
import { useRequestForm } from '../parts/use-request-form.ts';
import type { ReactElement } from 'react';
import type { FormDefinition } from '../rules/field-definition.ts';
import { SUBJECTS_FIELD } from '../subject/form-subject.ts';
import { SubjectLine } from '../subject/subject-line.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { HumanVerification } from '../verification/human-verification.tsx';

export interface OnePageFormProps extends RequestFormProps {
  /** The questions and labels, such as `contactForm`. */
  readonly form: FormDefinition;
  /** Whether the product can't be removed from the request. */
  readonly isSubjectFixed?: boolean;
  /** What goes along with the request, above the questions: it may have hidden fields of its own. */
  readonly enclosed?: ReactElement | undefined;
  /** Attached from the start, such as a picture that the visitor made on another page. */
  readonly firstFiles?: readonly File[] | undefined;
}

/** A one-page request form, validated in the browser first, saved as a draft, sent once. */
export function OnePageForm({ form, isSubjectFixed, enclosed, firstFiles, ...props }: OnePageFormProps) {
  const state = useRequestForm(form, props, () => 1);
  const { filling } = state;
  const { values, issues } = state.view;

  async function submit(posted: FormData): Promise<void> {
    const result = await state.send(posted);
    if (result?.status === 'invalid') state.setView((current) => ({ ...current, issues: result.issues }));
  }

  return (
    <RequestFormFrame state={state} onSubmit={(posted) => void submit(posted)}>
      <RequestFormMessages state={state} />
      {props.context ? (
        <SubjectLine
          subject={props.context}
          isFixed={isSubjectFixed}
          id={fieldId(form, SUBJECTS_FIELD)}
          issue={issues.find(({ field }) => field === SUBJECTS_FIELD)?.message}
        />
      ) : null}
      {enclosed}
      <FieldGrid key={filling} form={form} fields={form.fields} values={values} issues={issues} />
      <UploadField form={form} issues={issues} firstFiles={firstFiles} />
      <HumanVerification business={props.business} />
      <PurposeLine business={props.business} />
      <div>
        <Button
          // A new button after a draft was restored: a click before hydration then sends nothing unseen.
          key={filling}
          type="submit"
          size="large"
          isPending={state.sending.isBusy}
          pendingLabel="Submitting..."
          className="w-full sm:w-auto"
        >
          {form.submitLabel}
        </Button>
      </div>
    </RequestFormFrame>
  );
}
