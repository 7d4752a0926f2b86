/**
 * Whether a form within `area` has unsaved content: a changed control, or a refused form (marked `data-unsaved`). A
 * control whose value scripts set has its initial value in `data-initial`, as has one that is stored differently from
 * how it was typed. A current password doesn’t count, because browsers fill it in.
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
