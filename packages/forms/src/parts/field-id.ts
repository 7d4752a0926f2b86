import type { FormDefinition } from '../rules/field-definition.ts';

/** Id of a field's control in the page; the form's name keeps two forms on one page apart. */
export function fieldId(form: FormDefinition, name: string): string {
  return `${form.name}-${name}`;
}
