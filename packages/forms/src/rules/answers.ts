import { cleanLine, cleanText, readDigits } from '@showroom/catalog-data/typed-text';
import type { Answers, FieldDefinition } from './field-definition.ts';

/** What a ticked box posts. */
export const FLAG_ON = 'yes';

/**
 * Reads the form's fields out of whatever was posted or kept: FormData, URLSearchParams or a plain record.
 * Unknown names are ignored; a value of a wrong type counts as empty; of several values the first one counts.
 */
export function toAnswers(fields: readonly FieldDefinition[], input: unknown): Answers {
  return Object.fromEntries(fields.map((field) => [field.name, cleanAnswer(field, readText(input, field.name))]));
}

/** The answers of a form no one has touched. */
export function initialAnswers(fields: readonly FieldDefinition[]): Answers {
  return toAnswers(fields, {});
}

/** Has the visitor answered anything beyond what the form starts with? */
export function hasAnswers(fields: readonly FieldDefinition[], answers: Answers): boolean {
  const initial = initialAnswers(fields);
  return fields.some(({ name }) => (answers[name] ?? '') !== initial[name]);
}

/** First text posted under a name, or the empty string; never throws on odd input. */
export function readText(input: unknown, name: string): string {
  if (input instanceof FormData || input instanceof URLSearchParams) {
    return firstText(input.getAll(name));
  }
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, name)) return '';
  return firstText(Reflect.get(input, name));
}

/** All texts posted under a name. */
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

/** A Canadian code is written with one space and in capitals, as Canada Post asks; any other is left as typed. */
function spacedPostalCode(text: string): string {
  const parts = /^([a-z]\d[a-z])[ -]?(\d[a-z]\d)$/iu.exec(text);
  return parts ? `${parts[1]} ${parts[2]}`.toUpperCase() : text;
}
