import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanLine, cleanText, dropInvisible, parseTypedJson, readDigits } from './typed-text.ts';

const INVISIBLE = [
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u1160',
  '\u17B4',
  '\u17B5',
  '\u180E',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2060',
  '\u2061',
  '\u2063',
  '\u2064',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u206A',
  '\u206F',
  '\u2800',
  '\u3164',
  '\uFE00',
  '\uFE0E',
  '\uFE0F',
  '\uFEFF',
  '\uFFA0',
  '\uFFF9',
  '\uFFFB',
  '\uFFFE',
  '\u{1BCA0}',
  '\u{1D173}',
  '\u{E0001}',
  '\u{E0020}',
  '\u{E0067}',
  '\u{E007F}',
  '\u{E0100}',
  '\u{E0FFF}',
  '\u{10FFFF}',
  '\0',
  '\u0008',
  '\u001F',
  '\u007F',
  '\u0085',
  '\u009F',
];

test.each(INVISIBLE.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))(
  'U+%s is no answer, and is removed from one',
  (_code, sign) => {
    expect(cleanLine(sign)).toBe('');
    expect(cleanText(`${sign}${sign}\n${sign}`)).toBe('');
    const spoiled = sign === '\u2800' ? 'sam @home.example' : 'sam@home.example';
    expect(cleanLine(`${sign}sam${sign}@home.example${sign}`)).toBe(spoiled);
  },
);

describe('an invisible character is kept where text needs it', () => {
  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a heart that is a picture', '❤️'],
    ['a heart that is a letter', '❤︎'],
    ['a heart on fire', '❤️‍🔥'],
    ['a woman with a tone of skin who is a doctor', '👩🏽‍⚕️'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['a black cat', '🐈‍⬛'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['the flag of Canada', '🇨🇦'],
    ['a key', '1️⃣'],
    ['Persian', 'می‌خواهم'],
    ['a Persian name', 'علی‌رضا'],
    ['Hindi without a ligature', 'क्‌ष'],
    ['Hindi with half a letter', 'क्‍ष'],
    ['Malayalam', 'അവന്‍'],
    ['Sinhala', 'ශ්‍රී ලංකා'],
    ['Bengali', 'র‍্যাব'],
    ['a Japanese name with a form of its letter', '葛󠄀城'],
    ['Hebrew', 'שלום'],
    ['French', 'Zoë Lefèvre-D’Arcy'],
  ])('%s', (_what, text) => {
    expect(cleanLine(text)).toBe(text.normalize('NFC'));
  });

  it('and removed where it has no effect', () => {
    expect(cleanLine('S\u200Da\uFE0Fm 1\uFE0F2 e\u0301\u200C')).toBe('Sam 12 é');
    expect(cleanLine('می\u200C\u200C\u200Cخواهم')).toBe('می\u200Cخواهم');
    expect(cleanLine('😀\u200D')).toBe('😀');
    expect(cleanLine('🏴\u{E0067}\u{E0062}')).toBe('🏴');
  });
});

it('keeps a multi-line text, and joins the lines of a single-line one', () => {
  const typed = ' A\u0000 rail \uD800,\r\n\tof  oak\u00A0\u2028and\v ash\n';
  expect(cleanText(typed)).toBe('A rail \uFFFD,\n\tof  oak\u00A0\nand ash');
  expect(cleanLine(typed)).toBe('A rail \uFFFD, of oak and ash');
  for (const blank of [' ', '\t', '\n', '\u00A0', '\u2028', '  ', ' \n']) expect(cleanLine(`a${blank}b`)).toBe('a b');
});

it('leaves clean text unchanged', () => {
  const piece = fc.constantFrom(
    ...INVISIBLE,
    'a',
    'é',
    'e\u0301',
    'م',
    'क',
    '्',
    '葛',
    '😀',
    '🏴',
    '🏽',
    '❤',
    '1',
    '\u20E3',
    '\uD800',
    ' ',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const clean = dropInvisible(text);
      expect(dropInvisible(clean)).toBe(clean);
      expect(clean).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u200B\u00AD\uFEFF\u3164\p{Cs}]/u);
    }),
  );
});

it.each([
  ['٣٤٫٥', '34.5'],
  ['۱۲۳۴۵۶۷۸۹۰', '1234567890'],
  ['１，２５０．００', '1,250.00'],
  ['１２×３４', '12×34'],
  ['१२ in', '12 in'],
  ['๓๐', '30'],
  ['𝟗𝟬𝟢𝟡', '9009'],
  ['(٨٠٧) ٥٥٥-٠١٤٢', '(807) 555-0142'],
  ['＋1 807', '+1 807'],
  ['8\u200B07', '807'],
  ['½ and IV', '½ and IV'],
])('converts the digits of %s to %s', (typed, expected) => {
  expect(readDigits(typed)).toBe(expected);
});

describe('JSON in a field', () => {
  const hostile = ['\0', 'a\0b', '\u0001\u001F\u007F', '\ud800', '\u202Eevil', '\u200B\uFEFF', 'fine'];

  it('has its texts cleaned at any depth', () => {
    const typed = { list: hostile, rows: [{ name: hostile[1], value: [{ deep: hostile[4] }] }], count: 3, none: null };
    // Escaped, so that the field itself is plain ASCII.
    const escaped = JSON.stringify(typed).replaceAll(
      /[^ -~]/g,
      (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
    );
    expect(escaped).toMatch(/^[ -~]*$/);
    expect(parseTypedJson(escaped)).toEqual({
      list: hostile.map((text) => dropInvisible(text)),
      rows: [{ name: 'ab', value: [{ deep: 'evil' }] }],
      count: 3,
      none: null,
    });
  });

  it.each(['', '{', 'undefined', '[1,]'])('is nothing if invalid: %s', (json) => {
    expect(parseTypedJson(json)).toBeUndefined();
  });
});
