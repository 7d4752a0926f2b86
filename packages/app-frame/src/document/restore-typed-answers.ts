import { isTick, KEPT_ANSWERS, LEFT_OUT, type Control, type TypedAnswer } from './typed-answers.ts';

/** Puts what was kept back into the forms of the page, as typing does, once the page is hydrated. */
export function restoreTypedAnswers(): void {
  let kept: { readonly path: string; readonly answers: readonly TypedAnswer[] } | null = null;
  try {
    // Written by `keepTypedAnswers`, in this tab.
    kept = JSON.parse(sessionStorage.getItem(KEPT_ANSWERS) ?? 'null');
    // Once: if it is what makes the page fail, it does not do so for good.
    sessionStorage.removeItem(KEPT_ANSWERS);
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
      // React puts a setter of its own on a control, which would take the event below for no news.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}
