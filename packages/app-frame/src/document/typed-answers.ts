export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface TypedAnswer {
  readonly label: string;
  /** The typed text, or the label of a choice. */
  readonly text: string;
  readonly name: string;
  /** Index among controls with that name. */
  readonly at: number;
  readonly value: string;
  readonly isChecked: boolean | undefined;
}

export const SAVED_ANSWERS = 'typed-answers';
/** Passwords must not be stored, and files can't be. */
export const LEFT_OUT = new Set(['password', 'hidden', 'file', 'submit', 'button', 'image', 'reset']);

/**
 * Reads unsent form values. An error page calls it on its first render, before React removes the failed page from the document.
 */
export function readTypedAnswers(): readonly TypedAnswer[] {
  if (typeof document === 'undefined') return [];
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<Control>('input[name], select[name], textarea[name]')].flatMap((control) => {
    const { name, value } = control;
    const at = counts.get(name) ?? 0;
    counts.set(name, at + 1);
    if (LEFT_OUT.has(control.type) || isUntouched(control)) return [];
    const isChecked = isTick(control) ? control.checked : undefined;
    const label = (control.labels?.[0]?.textContent ?? name).trim();
    return [{ label, text: readText(control), name, at, value, isChecked }];
  });
}

/** Saves them in this tab until the page is opened again. */
export function saveTypedAnswers(answers: readonly TypedAnswer[]): void {
  try {
    sessionStorage.setItem(SAVED_ANSWERS, JSON.stringify({ path: location.pathname, answers }));
  } catch {
    // Storage may be full or blocked; the error page shows the values anyway.
  }
}

/** Checks whether `restore-typed-answers.ts` has something to restore. */
export function hasSavedAnswers(): boolean {
  try {
    return sessionStorage.getItem(SAVED_ANSWERS) !== null;
  } catch {
    return false;
  }
}

export function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function isUntouched(control: Control): boolean {
  if (isTick(control)) return control.checked === control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value === (first?.value ?? '');
  }
  // React updates the value attribute of a controlled field, so only an empty field is certainly untouched.
  return control.value === '';
}

function readText(control: Control): string {
  if (isTick(control)) return control.checked ? 'Yes' : 'No';
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? '';
  return control.value;
}
