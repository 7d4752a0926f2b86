// Cleans text that people type or paste, in browsers and servers. Invisible characters make empty answers look filled, break email
// addresses and searches, and hide words; direction marks reverse the text next to them. Both are removed, except where some
// scripts and emoji need them.

/** A quick check that leaves most texts unchanged. */
const SUSPECT =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\u2800\uFFF9-\uFFFB]/u;

/** A flag of a part of a country: a black flag followed by tag characters. */
const FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`;
const KEYCAP = String.raw`[0-9#*]\uFE0F\u20E3`;
/** Characters that choose between emoji and text, or join emoji. */
const PICTURE_STYLE = String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`;
const PICTURE_JOINER = String.raw`(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier}|\u{1F3F4}[\u{E0030}-\u{E007A}]{1,6}\u{E007F})\u200D(?=\p{Extended_Pictographic})`;
/** Scripts in which a joiner or non-joiner changes the word: Persian, Kurdish, Urdu, those of India. */
const WORD_JOINER = String.raw`(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Default_Ignorable_Code_Point}\u0300-\u036F])[\u200C\u200D]`;
/** Variants of a letter in a font. */
const LETTER_FORM = String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]|(?<=\p{Script=Myanmar})\uFE00`;

const KEPT = `${FLAG}|${KEYCAP}|${PICTURE_STYLE}|${PICTURE_JOINER}|${WORD_JOINER}|${LETTER_FORM}`;
const DROPPED = String.raw`[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\uFFF9-\uFFFB]|[^\P{Cc}\t\n]`;
const KEPT_OR_DROPPED = new RegExp(`(${KEPT})|${DROPPED}`, 'gu');
/** Half a character, which UTF-8 can't encode. */
const HALVES = /\p{Cs}/gu;
/** Line breaks of other systems. */
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
/** The Braille pattern without dots looks like a space. */
const BRAILLE_BLANKS = /\u2800/g;

/** Removes invisible characters and keeps spaces and line breaks. */
export function dropInvisible(text: string): string {
  if (!SUSPECT.test(text)) return text.normalize('NFC');
  return text
    .replace(HALVES, '\uFFFD')
    .replace(LINE_ENDS, '\n')
    .replace(BRAILLE_BLANKS, ' ')
    .replace(KEPT_OR_DROPPED, (_all, kept: string | undefined) => kept ?? '')
    .normalize('NFC');
}

/** Cleans a text of several lines and trims it. Empty if nothing was visible. */
export function cleanText(text: string): string {
  return dropInvisible(text).trim();
}

/** Spaces other than a single one. */
const OTHER_BLANKS = /\s{2,}|[^\S ]/g;

/** Cleans a text of one line: a name, address or subject. */
export function cleanLine(text: string): string {
  // Replacing single spaces by themselves would make a string of many pieces.
  return cleanText(text).replace(OTHER_BLANKS, ' ');
}

/**
 * Parses JSON from a form field; undefined if it is invalid. Its texts are cleaned again, because escapes such as `\\u0000` become
 * characters only here.
 */
export function parseTypedJson(json: string): unknown {
  try {
    return JSON.parse(json, (_name, value: unknown) => (typeof value === 'string' ? dropInvisible(value) : value));
  } catch {
    return undefined;
  }
}

const OTHER_DIGITS = /(?!\d)\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;
/** Full-width forms of ASCII characters. */
const WIDE_SIGNS = /[\uFF01-\uFF5E]/g;
const WIDE_OFFSET = 0xfe_e0;

/**
 * Converts the digits of a number in any script to ASCII, for counts, prices, sizes and phone numbers. Also converts Arabic
 * decimal and thousands separators and full-width characters.
 */
export function readDigits(text: string): string {
  return dropInvisible(text)
    .replace(WIDE_SIGNS, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_OFFSET))
    .replace(/\u066B/g, '.')
    .replace(/\u066C/g, ',')
    .replace(OTHER_DIGITS, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Digits are in rows of ten that start at zero; some rows are adjacent. */
function valueOf(digit: number): number {
  let first = digit;
  while (IS_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (digit - first) % 10;
}
