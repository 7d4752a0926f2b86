import { joinSubjects, listSubjects, readSubjects, type FormSubject } from '../subject/form-subject.ts';

/** The form as a browser would post it by this submission: its fields, files and the pressed button. */
export function readPosted(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const formData = new FormData(form);
  // FormData takes the button itself as second argument, but Safari learnt it only in 16.4.
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') formData.set(submitter.name, submitter.value);
  return formData;
}

/** The products the request is about, without those that the visitor took off. */
export function findKeptSubject(formData: FormData, context: FormSubject | null | undefined): FormSubject | null {
  if (!context) return null;
  const kept = readSubjects(formData);
  return joinSubjects(
    listSubjects(context).filter(({ kind, slug }) =>
      kept.some((posted) => posted.kind === kind && posted.slug === slug),
    ),
  );
}
