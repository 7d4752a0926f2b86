import { isTick, SAVED_ANSWERS, LEFT_OUT, type Control, type TypedAnswer } from './typed-answers.ts';

/** Restores saved form values after hydration, as if they were typed. */
export function restoreTypedAnswers(): void {
  let kept: { readonly path: string; readonly answers: readonly TypedAnswer[] } | null = null;
  try {
    // Written by `saveTypedAnswers` in this tab.
    kept = JSON.parse(sessionStorage.getItem(SAVED_ANSWERS) ?? 'null');
    // Only once, in case it is what makes the page fail.
    sessionStorage.removeItem(SAVED_ANSWERS);
  } catch {
    return;
  }
  if (kept === null || kept.path !== location.pathname) return;
  for (const { name, at, value, isChecked } of kept.answers) {
    const control = document.querySelectorAll<Control>(`:is(input, select, textarea)[name="${CSS.escape(name)}"]`)[at];
    if (control === undefined || LEFT_OUT.has(control.type)) continue;
    if (isTick(control)) {
      if (control.value === value && control.checked !== isChecked) control.click();
    } else if (control.value !== value) {
      // React's own setter would make it ignore the event below.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}
