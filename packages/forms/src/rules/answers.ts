import { cleanLine, cleanText, readDigits } from '@showroom/catalog-data/typed-text';
import type { Answers, FieldDefinition } from './field-definition.ts';

/** Value of a ticked box. */
export const FLAG_ON = 'yes';

/**
 * Reads the form's fields from FormData, URLSearchParams or a record. Unknown names are ignored, wrong types count as empty, and
 * the first of several values counts.
 */
export function toAnswers(fields: readonly FieldDefinition[], input: unknown): Answers {
  return Object.fromEntries(fields.map((field) => [field.name, cleanAnswer(field, readText(input, field.name))]));
}

export function initialAnswers(fields: readonly FieldDefinition[]): Answers {
  return toAnswers(fields, {});
}

/** Checks whether any answer differs from the initial ones. */
export function hasAnswers(fields: readonly FieldDefinition[], answers: Answers): boolean {
  const initial = initialAnswers(fields);
  return fields.some(({ name }) => (answers[name] ?? '') !== initial[name]);
}

/** Returns the first text of a name, or an empty string; never throws. */
export function readText(input: unknown, name: string): string {
  if (input instanceof FormData || input instanceof URLSearchParams) {
    return firstText(input.getAll(name));
  }
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, name)) return '';
  return firstText(Reflect.get(input, name));
}

export function readTexts(input: unknown, name: string): readonly string[] {
  const values = input instanceof FormData || input instanceof URLSearchParams ? input.getAll(name) : [];
  return values.filter((value) => typeof value === 'string');
}

function firstText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (first === true) return FLAG_ON;
  return typeof first === 'string' ? first : '';
}

function cleanAnswer(field: FieldDefinition, text: string): string {
  switch (field.kind) {
    case 'multiline':
      return cleanText(text);
    case 'flag':
      return ['yes', 'on', 'true', '1'].includes(text) ? FLAG_ON : '';
    case 'choice':
      return cleanLine(text) || (field.initial ?? '');
    case 'phone':
      return readDigits(cleanLine(text));
    case 'postal-code':
      return spacedPostalCode(readDigits(cleanLine(text)));
    case 'text':
      return field.asksForNumbers === true ? readDigits(cleanLine(text)) : cleanLine(text);
    default:
      return cleanLine(text);
  }
}

/** Formats a Canadian postal code as Canada Post asks; others are left as typed. */
function spacedPostalCode(text: string): string {
  const parts = /^([a-z]\d[a-z])[ -]?(\d[a-z]\d)$/iu.exec(text);
  return parts ? `${parts[1]} ${parts[2]}`.toUpperCase() : text;
}
