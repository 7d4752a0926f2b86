import { FLAG_ON, toAnswers } from './answers.ts';
import { checkAnswers } from './check-answers.ts';
import type { FieldDefinition, FieldIssue, FormDefinition, FormValue } from './field-definition.ts';

/** Either the checked value or what to fix, never both. */
export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/**
 * Checks a posted form against its field definitions: the one set of rules for browser and server.
 * Accepts FormData, URLSearchParams or a plain record and never throws; fields it does not know are left out.
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
