/**
 * Whether a form in an area of the page holds something that is not kept: a control that was changed since it was drawn, or what
 * was sent and refused (the form then has `data-unsaved`). A control whose value is drawn by scripts says in `data-initial`
 * what it held at first; so does one that is kept otherwise than it was typed. A password that is in use is no work that would be lost: many a browser fills it in by itself.
 */
export function hasUnsavedChanges(area: HTMLElement | null): boolean {
  return [...(area?.querySelectorAll('form') ?? [])].some(
    (form) =>
      form.dataset['unsaved'] !== undefined ||
      [...form.elements].some((control) => !isPasswordInUse(control) && isChanged(control)),
  );
}

function isPasswordInUse(control: Element): boolean {
  return control.getAttribute('autocomplete') === 'current-password';
}

/** Whether a control holds something else than when it was drawn. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const first = options.some(({ defaultSelected }) => defaultSelected) ? undefined : options[0];
    return options.some((option) => option.selected !== (option.defaultSelected || option === first));
  }
  if (control instanceof HTMLTextAreaElement) return holdsOther(control);
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked !== control.defaultChecked;
  if (control.type === 'file') return (control.files?.length ?? 0) > 0;
  return holdsOther(control);
}

function holdsOther({ value, dataset, defaultValue }: HTMLInputElement | HTMLTextAreaElement): boolean {
  return value !== (dataset['initial'] ?? defaultValue);
}
