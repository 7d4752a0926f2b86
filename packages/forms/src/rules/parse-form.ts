import { FLAG_ON, toAnswers } from './answers.ts';
import { checkAnswers } from './check-answers.ts';
import type { FieldDefinition, FieldIssue, FormDefinition, FormValue } from './field-definition.ts';

export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/**
 * Validates a posted form against its fields, in browser and server alike. Accepts FormData, URLSearchParams or a record and
 * never throws; unknown fields are ignored.
 */
export function parseForm<Fields extends readonly FieldDefinition[]>(
  form: FormDefinition<Fields>,
  input: unknown,
): ParseResult<FormValue<Fields>> {
  const answers = toAnswers(form.fields, input);
  const issues = checkAnswers(form.fields, answers);
  if (issues.length > 0) return { ok: false, issues };
  const entries = form.fields.map((field) => {
    const answer = answers[field.name] ?? '';
    return [field.name, field.kind === 'flag' ? answer === FLAG_ON : answer] as const;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the checks above hold each entry to its field's type, which Object.fromEntries cannot express
  return { ok: true, value: Object.fromEntries(entries) as FormValue<Fields> };
}
