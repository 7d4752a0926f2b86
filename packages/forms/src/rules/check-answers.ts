import type { Answers, FieldDefinition, FieldIssue, TextFieldDefinition } from './field-definition.ts';

// Deliberately loose: it refuses what can't be an address. Before the @ nearly anything is allowed (RFC 5322), after it only a
// host name: a `?bcc=…` there would send the reply to others too.
const EMAIL = /^[^\s@<>()[\],;:"\\]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
const POSTAL_CODE = /^[\p{L}\d][\p{L}\d -]{1,10}[\p{L}\d]$/u;
// Canada Post uses no D, F, I, O, Q or U, and no W or Z at the start.
const CANADIAN_POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/u;
// The server parses the number and explains errors. Letters may be dialled, as in 1-800-FLOWERS.
const MIN_PHONE_KEYS = 7;
const MIN_PHONE_DIGITS = 3;

/** Lists what to fix in the given fields, in order, at most one issue per field. */
export function checkAnswers(fields: readonly FieldDefinition[], answers: Answers): FieldIssue[] {
  return fields.flatMap((field) => {
    const isNeedless = field.unless !== undefined && (answers[field.unless] ?? '') !== '';
    const answer = answers[field.name] ?? '';
    const message = answer === '' && isNeedless ? null : checkAnswer(field, answer);
    return message === null ? [] : [{ field: field.name, message }];
  });
}

function checkAnswer(field: FieldDefinition, answer: string): string | null {
  if (answer === '') return field.required === false ? null : field.required;
  switch (field.kind) {
    case 'flag':
      return null;
    case 'choice':
      return field.options.some(({ value }) => value === answer)
        ? null
        : `Choose one of the options listed under ${field.label}`;
    default:
      return checkText(field, answer);
  }
}

function checkText(field: TextFieldDefinition, answer: string): string | null {
  if (answer.length > field.maxLength) {
    return `${field.label} must be ${field.maxLength.toLocaleString('en-CA')} characters or fewer`;
  }
  if (field.kind === 'email' && (!EMAIL.test(answer) || answer.includes('..'))) {
    return 'Enter an email address in the correct format, like name@example.com';
  }
  if (
    field.kind === 'phone' &&
    (answer.replaceAll(/[^\da-z]/giu, '').length < MIN_PHONE_KEYS ||
      answer.replaceAll(/\D/gu, '').length < MIN_PHONE_DIGITS)
  ) {
    return 'Enter a phone number with its area code, like (807) 555-0142';
  }
  if (field.kind === 'postal-code' && field.country === 'CA' && !CANADIAN_POSTAL_CODE.test(answer)) {
    return 'Enter a Canadian postal code, like P7B 0A1';
  }
  if (field.kind === 'postal-code' && !POSTAL_CODE.test(answer)) {
    return 'Enter a postal code, like P7B 0A1';
  }
  return null;
}
