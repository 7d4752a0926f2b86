import { useRef, useState, type FormEvent } from 'react';
import { useDraft } from '../draft/use-draft.ts';
import { toAnswers } from '../rules/answers.ts';
import { checkAnswers } from '../rules/check-answers.ts';
import type { Answers, FieldIssue, FormDefinition } from '../rules/field-definition.ts';
import { findChosenSubject, readPosted } from '../sending/posted-form.ts';
import type { SendResult } from '../sending/send-result.ts';
import { useSending } from '../sending/use-sending.ts';
import { checkUploads, listUploads, UPLOAD_FIELD } from '../uploads/uploads-rules.ts';
import type { RequestFormProps } from './request-form-props.ts';

/** What a form shows. A one-page form is always at step 1. */
export interface FormView<Step extends number = number> {
  readonly step: Step;
  readonly values: Answers;
  readonly issues: readonly FieldIssue[];
}

export type RequestFormState = Omit<ReturnType<typeof useRequestForm>, 'setView'>;

/**
 * The state that the one-page form and the wizard share.
 *
 * @param toStep limits a step from the URL or a draft to what the answers allow
 */
export function useRequestForm<Step extends number>(
  form: FormDefinition,
  props: RequestFormProps & { readonly step?: number | undefined },
  toStep: (wanted: number | undefined, values: Answers) => Step,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const [view, setView] = useState<FormView<Step>>(() => {
    const values = toAnswers(form.fields, props.values);
    return { step: toStep(props.step, values), values, issues: props.issues ?? [] };
  });
  /** Raised when answers are put into existing fields. */
  const [filling, setFilling] = useState(0);
  /** Raised with each submit, so that the error summary takes focus again. */
  const [attempt, setAttempt] = useState(0);
  const [hasFiles, setHasFiles] = useState(false);
  const [about, setAbout] = useState(props.context ?? null);
  const sending = useSending(props.send, props.problem);
  const draft = useDraft({
    form,
    formRef,
    step: view.step,
    given: props.values,
    show: (values, step) => {
      setView({ step: toStep(step, values), values, issues: [] });
      setFilling((count) => count + 1);
    },
  });

  /** Sends a request in which the browser finds nothing to fix. Errors that the server finds are the caller's to show. */
  async function send(posted: FormData): Promise<SendResult | null> {
    const values = toAnswers(form.fields, posted);
    const files = listUploads(posted);
    const issues = [
      ...checkAnswers(form.fields, values),
      ...checkUploads(files).map((message) => ({ field: UPLOAD_FIELD, message })),
    ];
    setView({ step: view.step, values, issues });
    if (issues.length > 0) return null;
    setHasFiles(files.length > 0);
    setAbout(findChosenSubject(posted, props.context));
    const result = await sending.start(posted);
    if (result?.status === 'stored') draft.forget();
    return result;
  }

  /** Passes on what is submitted, unless the request is being sent. */
  function handleSubmit(event: FormEvent<HTMLFormElement>, submit: (posted: FormData) => void): void {
    event.preventDefault();
    if (sending.isBusy) return;
    setAttempt((count) => count + 1);
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    submit(readPosted(event.currentTarget, submitter));
  }

  return { form, props, formRef, view, setView, filling, attempt, hasFiles, about, sending, draft, send, handleSubmit };
}
