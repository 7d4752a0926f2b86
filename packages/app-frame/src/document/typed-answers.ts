export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor put into one control of a page. */
export interface TypedAnswer {
  /** The words of its label. */
  readonly label: string;
  /** What was typed; of a choice, its words. */
  readonly text: string;
  readonly name: string;
  /** Its place among the controls of that name. */
  readonly at: number;
  readonly value: string;
  readonly isChecked: boolean | undefined;
}

/** Where they are kept in the session storage. */
export const KEPT_ANSWERS = 'typed-answers';
/** Passwords are kept nowhere, and files cannot be. */
export const LEFT_OUT = new Set(['password', 'hidden', 'file', 'submit', 'button', 'image', 'reset']);

/**
 * Reads what was typed into the forms of the page and not sent. An error page calls it while it is first drawn: React takes
 * the failed page out of the document only after that.
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

/** Keeps them in this tab until the page of this path is opened again. */
export function keepTypedAnswers(answers: readonly TypedAnswer[]): void {
  try {
    sessionStorage.setItem(KEPT_ANSWERS, JSON.stringify({ path: location.pathname, answers }));
  } catch {
    // Storage may be full or blocked: the error page shows what was typed all the same.
  }
}

/** Whether there is something to put back; `restore-typed-answers.ts` does it. */
export function hasKeptAnswers(): boolean {
  try {
    return sessionStorage.getItem(KEPT_ANSWERS) !== null;
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
  // React keeps the attribute of a controlled field at what it holds: only an empty one is untouched for certain.
  return control.value === '';
}

function readText(control: Control): string {
  if (isTick(control)) return control.checked ? 'Yes' : 'No';
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? '';
  return control.value;
}
