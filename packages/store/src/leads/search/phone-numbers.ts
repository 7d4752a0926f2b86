import { readPhoneNumber } from '../../phone/phone-number.server.ts';
import { foldForSearch } from '../../search/search-words.ts';

/** Fewer digits than these are found as words only. */
const SHORTEST_NUMBER = 3;

/** Digits of a number without its area code, by the North American plan, and with it. */
const LOCAL_LENGTH = 7;
const NATIONAL_LENGTH = 10;

/** What leads from a number to its extension. Lengths as `96 x 42` have fewer digits before it. */
const EXTENSION = /((?:\d[^\p{L}\d]*){7,15})(?:extension|ext|poste|x|#)[^\p{L}\d]*\d{1,6}(?![\p{L}\d])/gu;

/** A number in a text, or several in a row: their digits, whatever is between them. */
const NUMBERS_IN_TEXT = /(?<![\p{L}\d])\d(?:[^\p{L}\d$%]{0,3}\d){6,}/gu;

/** Of the longest number that is dialled, by ITU-T E.164. */
const LONGEST_NUMBER = 15;

/** A whole number of Canada or the United States, as it is dialled from there or from elsewhere. */
const COUNTRY_CODE = /^(?:00|011)?1(\d{10})$/;

/** Is before the digits of a number that was given without its area code. No text holds this letter for private use. */
const WITHOUT_AREA_CODE = '\uE000';

/** A text, folded, in which no number has an extension anymore. */
export function foldWithoutExtensions(text: string): string {
  return foldForSearch(text)
    .replaceAll(/(?<!\p{L})tel:/gu, '')
    .replaceAll(EXTENSION, '$1 ');
}

/** What finds a lead by its number: the digits from any of them on, since the index knows words by their beginnings. */
export function listPhoneWords(phone: string): string[] {
  const number = readPhoneNumber(phone);
  const typed = listWordsOfDigits(foldWithoutExtensions(phone).replaceAll(/\D/g, ''));
  return number.ok ? [...new Set([...typed, ...listWordsOfDigits(number.e164.replace(/^\+1?/, ''))])] : typed;
}

/** The same for each number that is in a text. */
export function listPhoneWordsIn(text: string): string[] {
  return (foldWithoutExtensions(text).match(NUMBERS_IN_TEXT) ?? []).flatMap((number) =>
    listWordsOfDigits(number.replaceAll(/\D/g, '')),
  );
}

/** 8075550199, 075550199, …, 199. */
function listWordsOfDigits(digits: string): string[] {
  const tails = Array.from({ length: Math.max(0, digits.length - SHORTEST_NUMBER + 1) }, (_, start) =>
    digits.slice(start, start + LONGEST_NUMBER),
  );
  return digits.length === LOCAL_LENGTH ? [...tails, WITHOUT_AREA_CODE + digits] : tails;
}

/**
 * What two ways of writing one number have in common: its ten digits, or seven where it has no area code, without an
 * extension. Null for what is no whole number.
 */
export function findPhoneKey(phone: string | null): string | null {
  const number = readPhoneNumber(phone ?? '');
  const digits = (number.ok ? number.e164 : foldWithoutExtensions(phone ?? '')).replaceAll(/\D/g, '');
  const national = COUNTRY_CODE.exec(digits)?.[1] ?? digits;
  return national.length >= LOCAL_LENGTH ? national : null;
}

/**
 * The words by which a number, or the beginning of one, is looked for: with and without Canada's country code, which the
 * number that was kept may lack, and, where it is whole, among those that were given without an area code.
 *
 * @param number folded, without an extension
 */
export function listNumberQueries(number: string): string[] {
  const digits = number.replaceAll(/\D/g, '');
  const national = toNational(number);
  const queries = [...new Set([digits, national])].filter(({ length }) => length >= SHORTEST_NUMBER);
  return national.length === NATIONAL_LENGTH
    ? [...queries, WITHOUT_AREA_CODE + national.slice(-LOCAL_LENGTH)]
    : queries;
}

/** Whether someone who types this, folded, means one phone number and nothing else: it has an area code and is complete. */
export function isWholeNumber(number: string): boolean {
  return toNational(number).length === NATIONAL_LENGTH;
}

/** The digits of a number, folded, without Canada's country code. */
function toNational(number: string): string {
  const digits = number.replaceAll(/\D/g, '');
  const hasCountryCode = /^\+?1\D/.test(number) || number.startsWith('+1');
  return COUNTRY_CODE.exec(digits)?.[1] ?? (hasCountryCode ? digits.slice(1) : digits);
}
