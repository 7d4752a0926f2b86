import { readPhoneNumber } from '../../phone/phone-number.server.ts';
import { foldForSearch } from '../../search/search-words.ts';

/** Shorter digit sequences are searched as words only. */
const SHORTEST_NUMBER = 3;

/** Digits of a North American number without and with its area code. */
const LOCAL_LENGTH = 7;
const NATIONAL_LENGTH = 10;

/** What separates a number from its extension. Measures such as `96 x 42` have fewer digits before it. */
const EXTENSION = /((?:\d[^\p{L}\d]*){7,15})(?:extension|ext|poste|x|#)[^\p{L}\d]*\d{1,6}(?![\p{L}\d])/gu;

/** One or several phone numbers in a text. */
const NUMBERS_IN_TEXT = /(?<![\p{L}\d])\d(?:[^\p{L}\d$%]{0,3}\d){6,}/gu;

/** The longest number under ITU-T E.164. */
const LONGEST_NUMBER = 15;

/** A complete Canadian or US number, dialled from inside or outside the country. */
const COUNTRY_CODE = /^(?:00|011)?1(\d{10})$/;

/** Marks the digits of a number without an area code. This private-use character occurs in no text. */
const WITHOUT_AREA_CODE = '\uE000';

/** Removes extensions of numbers from a folded text. */
export function foldWithoutExtensions(text: string): string {
  return foldForSearch(text)
    .replaceAll(/(?<!\p{L})tel:/gu, '')
    .replaceAll(EXTENSION, '$1 ');
}

/** Lists the index words of a number: its digits from each position on, since the index matches beginnings of words. */
export function listPhoneWords(phone: string): string[] {
  const number = readPhoneNumber(phone);
  const typed = listWordsOfDigits(foldWithoutExtensions(phone).replaceAll(/\D/g, ''));
  return number.ok ? [...new Set([...typed, ...listWordsOfDigits(number.e164.replace(/^\+1?/, ''))])] : typed;
}

/** The same for every number in a text. */
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
 * Normalizes a phone number for comparison: ten digits, or seven without an area code, without the extension. Null if it is no
 * complete number.
 */
export function findPhoneKey(phone: string | null): string | null {
  const number = readPhoneNumber(phone ?? '');
  const digits = (number.ok ? number.e164 : foldWithoutExtensions(phone ?? '')).replaceAll(/\D/g, '');
  const national = COUNTRY_CODE.exec(digits)?.[1] ?? digits;
  return national.length >= LOCAL_LENGTH ? national : null;
}

/**
 * Lists the words to search a number or its beginning by: with and without Canada's country code, and for a complete number also
 * without the area code.
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

/** Checks whether a folded query is exactly one complete phone number with an area code. */
export function isWholeNumber(number: string): boolean {
  return toNational(number).length === NATIONAL_LENGTH;
}

/** Returns a number's digits without Canada's country code. */
function toNational(number: string): string {
  const digits = number.replaceAll(/\D/g, '');
  const hasCountryCode = /^\+?1\D/.test(number) || number.startsWith('+1');
  return COUNTRY_CODE.exec(digits)?.[1] ?? (hasCountryCode ? digits.slice(1) : digits);
}
