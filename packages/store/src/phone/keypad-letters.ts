/** Letters of each key (ITU-T E.161). */
const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
/** Digits followed by a word: 1-800-FLOWERS, 807-55-STONE, 1 800 4MY CAKE. */
const WITH_WORD = /^([+\d][\d\s().-]*)([a-z][a-z\d\s.-]*)$/i;
const FEWEST_LETTERS = 3;
const AREA_CODE_LENGTH = 3;
const NATIONAL_LENGTH = 10;

/**
 * Converts a number that ends in a word to digits; null for other texts. North American exchanges ignore digits after the tenth.
 */
export function toKeypadDigits(number: string): string | null {
  const [, lead = '', word = ''] = WITH_WORD.exec(number) ?? [];
  const letters = word.replaceAll(/[^a-z]/gi, '').length;
  const isAbroad = lead.startsWith('+') && !lead.startsWith('+1');
  const before = lead.replaceAll(/\D/g, '').replace(/^1/, '').length;
  if (letters < FEWEST_LETTERS || before < AREA_CODE_LENGTH || before >= NATIONAL_LENGTH) return null;
  const digits = word
    .replaceAll(/[^a-z\d]/gi, '')
    .replaceAll(/[a-z]/gi, (letter) => String(KEYS.findIndex((key) => key.includes(letter.toUpperCase()))));
  return lead + (isAbroad ? digits : digits.slice(0, NATIONAL_LENGTH - before));
}
