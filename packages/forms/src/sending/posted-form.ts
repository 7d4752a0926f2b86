import { joinSubjects, listSubjects, readSubjects, type FormSubject } from '../subject/form-subject.ts';

/** Reads the form as a browser would post it, with the clicked button. */
export function readPosted(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const formData = new FormData(form);
  // Safari supports FormData's second argument only since 16.4.
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') formData.set(submitter.name, submitter.value);
  return formData;
}

/** Finds the request's products, without those the visitor removed. */
export function findChosenSubject(formData: FormData, context: FormSubject | null | undefined): FormSubject | null {
  if (!context) return null;
  const kept = readSubjects(formData);
  return joinSubjects(
    listSubjects(context).filter(({ kind, slug }) =>
      kept.some((posted) => posted.kind === kind && posted.slug === slug),
    ),
  );
}
