import { cleanLine, readDigits } from '@showroom/catalog-data/typed-text';
import {
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type PhoneNumber as ParsedNumber,
} from 'libphonenumber-js/min';
import { splitExtension } from './split-extension.ts';
import { toKeypadDigits } from './keypad-letters.ts';

export interface PhoneNumber {
  /** Such as `+18075550142` (ITU-T E.164). */
  readonly e164: string;
  /** Digits to dial after the call is answered; may be empty. */
  readonly extension: string;
}

export type PhoneNumberResult =
  | ({ readonly ok: true } & PhoneNumber)
  /** `message` is for the person who typed the number. */
  | { readonly ok: false; readonly message: string };

/** The default country of numbers without a country code. */
const HOME = { defaultCountry: 'CA' } as const;
const LONGEST_TEXT = 250;
const EXAMPLE = '(807) 555-0142';

const NO_DIGITS = `Enter the number in digits, like ${EXAMPLE}`;
const LETTERS = 'Enter the number in digits. Letters only work as a word after the area code, like 1-800-FLOWERS';
const NO_SUCH_COUNTRY = 'No country uses the code after the +. Check the first digits';
const NOT_IN_USE_HERE =
  'Check the number: in Canada, neither the area code nor the three digits after it start with 0 or 1';

/**
 * Reads a phone number as people write it, from any country: with an extension, a `(0)` after the country code, a word in
 * letters, digits of any script. Without a country code it is Canadian or American.
 */
export function readPhoneNumber(text: string): PhoneNumberResult {
  const typed = tidy(text);
  if (typed.length > LONGEST_TEXT || !/\d/.test(typed)) return refuse(NO_DIGITS);
  let firstProblem: PhoneNumberResult | undefined;
  for (const { number, extension } of splitExtension(typed)) {
    const result = readNumber(number);
    if (result.ok) return extension === '' ? result : { ...result, extension };
    firstProblem ??= result;
  }
  return firstProblem ?? refuse(NO_DIGITS);
}

/** Returns a `tel:` link (RFC 3966), such as `tel:+18075550123;ext=12`; null if the text can't be dialled. */
export function toPhoneHref(text: string): string | null {
  const number = readPhoneNumber(text);
  if (!number.ok) return null;
  return `tel:${number.e164}${number.extension === '' ? '' : `;ext=${number.extension}`}`;
}

/** Normalizes dashes and blanks and drops labels before the number. */
function tidy(text: string): string {
  return readDigits(cleanLine(text))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^\(?(?:(?:tele)?phone|t[eé]l(?:[eé]phone)?|cell|mobile|home|work|office|call)(?!\p{L})[\s.:]*/iu, '')
    .trim();
}

function readNumber(typed: string): PhoneNumberResult {
  const number = withPlus(typed);
  if (!/\p{L}/u.test(number)) return readDialled(number);
  const dialled = toKeypadDigits(number);
  if (dialled !== null) return readDialled(dialled);
  // A number within a text, such as "807 555 0142 after six".
  const [found] = findPhoneNumbersInText(number, HOME);
  return found === undefined ? refuse(LETTERS) : accept(found.number);
}

/** Normalizes the country code to E.164: 00 may stand for the plus, and it may be in brackets. */
function withPlus(number: string): string {
  return number.replace(/^[\s(]*\+/, '+').replace(/^\(?00(?=[1-9])/, '+');
}

/** A (0) is dialled only within its country. Some countries have none, and some people omit the plus. */
function readDialled(number: string): PhoneNumberResult {
  const result = readCompleteNumber(number);
  if (result.ok || !/\(0\)/.test(number)) return result;
  const abroad = readCompleteNumber(number.replace(/^(?=\d)/, '+'));
  if (abroad.ok) return abroad;
  const without = readCompleteNumber(number.replace('(0)', ' '));
  return without.ok ? without : result;
}

function readCompleteNumber(text: string): PhoneNumberResult {
  const parsed = parsePhoneNumberFromString(text, { ...HOME, extract: false });
  const problem = validatePhoneNumberLength(text, HOME);
  const isNorthAmerican = !text.startsWith('+') || parsed?.countryCallingCode === '1';
  const plan = isNorthAmerican ? 'Canada' : `+${parsed?.countryCallingCode ?? ''}`;
  if (problem === 'INVALID_COUNTRY') return refuse(NO_SUCH_COUNTRY);
  if (problem === 'TOO_LONG')
    return refuse(
      `That number is too long for ${plan}. Enter one number, with any extension as x12${isNorthAmerican ? '. For a number outside Canada and the US, start with + and the country code' : ''}`,
    );
  const isShort = problem === 'TOO_SHORT' || (isNorthAmerican && (parsed?.nationalNumber.length ?? 0) < 10);
  if (parsed === undefined || isShort) {
    return refuse(
      `That number is too short for ${plan}. ${isNorthAmerican ? `Include the area code, like ${EXAMPLE}` : 'Check that no digit is missing'}`,
    );
  }
  if (problem !== undefined) return refuse(`That isn’t the right number of digits for ${plan}. Check the number`);
  // An area code may be newer than our list.
  const isInUse = parsed.isValid() || (isNorthAmerican && /^[2-9]\d{2}[2-9]\d{6}$/.test(parsed.nationalNumber));
  if (!isInUse)
    return refuse(isNorthAmerican ? NOT_IN_USE_HERE : `That isn’t a valid ${plan} number. Check the digits`);
  return accept(parsed);
}

function accept({ number, ext }: ParsedNumber): PhoneNumberResult {
  return { ok: true, e164: number, extension: ext ?? '' };
}

function refuse(message: string): PhoneNumberResult {
  return { ok: false, message };
}
