import type { FormDefinition } from '../rules/field-definition.ts';

/** Returns a control's id; it contains the form's name, so that two forms can be on one page. */
export function fieldId(form: FormDefinition, name: string): string {
  return `${form.name}-${name}`;
}
