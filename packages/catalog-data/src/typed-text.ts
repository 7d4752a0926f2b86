// The one rule for text that people type or paste, for browsers and servers. What cannot be seen is no answer, spoils addresses and
// searches, and hides words from who reads them; what turns the reading direction reverses the text beside it. Both are taken
// out. What some scripts and emoji cannot be written without stays, where it does that work.

/** Reads most texts once and leaves them as they are. */
const SUSPECT =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\u2800\uFFF9-\uFFFB]/u;

/** A flag of a part of a country: a black flag and its name in tags. */
const FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`;
const KEYCAP = String.raw`[0-9#*]\uFE0F\u20E3`;
/** Whether a sign is a picture or a letter, and what makes one picture of several. */
const PICTURE_STYLE = String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`;
const PICTURE_JOINER = String.raw`(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier}|\u{1F3F4}[\u{E0030}-\u{E007A}]{1,6}\u{E007F})\u200D(?=\p{Extended_Pictographic})`;
/** Persian, Kurdish, Urdu and the scripts of India: a joiner or a non-joiner makes another word there. */
const WORD_JOINER = String.raw`(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Default_Ignorable_Code_Point}\u0300-\u036F])[\u200C\u200D]`;
/** Forms of a letter that a font may have several of. */
const LETTER_FORM = String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]|(?<=\p{Script=Myanmar})\uFE00`;

const KEPT = `${FLAG}|${KEYCAP}|${PICTURE_STYLE}|${PICTURE_JOINER}|${WORD_JOINER}|${LETTER_FORM}`;
const DROPPED = String.raw`[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\uFFF9-\uFFFB]|[^\P{Cc}\t\n]`;
const KEPT_OR_DROPPED = new RegExp(`(${KEPT})|${DROPPED}`, 'gu');
/** Half a character: no UTF-8 can hold it. */
const HALVES = /\p{Cs}/gu;
/** Line ends of other systems and of typesetters. */
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
/** A pattern of dots without a dot is a blank. */
const BRAILLE_BLANKS = /\u2800/g;

/** A text without what cannot be seen; its blanks and lines as they were typed. */
export function dropInvisible(text: string): string {
  if (!SUSPECT.test(text)) return text.normalize('NFC');
  return text
    .replace(HALVES, '\uFFFD')
    .replace(LINE_ENDS, '\n')
    .replace(BRAILLE_BLANKS, ' ')
    .replace(KEPT_OR_DROPPED, (_all, kept: string | undefined) => kept ?? '')
    .normalize('NFC');
}

/** A text of several lines as it is kept: without outer blanks. Empty when there was nothing to see. */
export function cleanText(text: string): string {
  return dropInvisible(text).trim();
}

/** Blanks that are not one alone. */
const OTHER_BLANKS = /\s{2,}|[^\S ]/g;

/** The same on one line: for names, addresses, subjects. */
export function cleanLine(text: string): string {
  // A text in which each blank was replaced by itself would be held in as many pieces.
  return cleanText(text).replace(OTHER_BLANKS, ' ');
}

/**
 * What a form sent as JSON in one of its fields; undefined where it is none. The texts in it are cleaned as the field of a form is: an
 * escape such as `\\u0000` becomes a character only here, after the rule for fields has looked at them.
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
/** Signs as wide as a Chinese character, which are in a row with those of ASCII. */
const WIDE_SIGNS = /[\uFF01-\uFF5E]/g;
const WIDE_OFFSET = 0xfe_e0;

/**
 * A number as it was asked for (a count, a price, a size, a phone number) in the digits that we count with, whatever the script
 * it was typed in; the Arabic decimal and thousands signs, and wide signs, likewise.
 */
export function readDigits(text: string): string {
  return dropInvisible(text)
    .replace(WIDE_SIGNS, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_OFFSET))
    .replace(/\u066B/g, '.')
    .replace(/\u066C/g, ',')
    .replace(OTHER_DIGITS, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Digits stand in rows of ten from nought on; some rows follow each other. */
function valueOf(digit: number): number {
  let first = digit;
  while (IS_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (digit - first) % 10;
}
