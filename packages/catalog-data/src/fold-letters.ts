/** Letters that Unicode doesn't decompose, as people type them without the right keyboard. */
const plainLetters: Readonly<Record<string, string>> = {
  œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th', ł: 'l', đ: 'd', ð: 'd', ɖ: 'd', ɗ: 'd', ø: 'o', ı: 'i', ȷ: 'j', ħ: 'h', ŧ: 't',
  ŋ: 'ng', ĸ: 'k', ɓ: 'b', ƒ: 'f', ɠ: 'g', ƙ: 'k', ɨ: 'i', ɔ: 'o', ɛ: 'e', ə: 'e', ʼ: "'", ŀ: 'l',
}; // prettier-ignore
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Removes case, accents and ligatures: "Cœur" and "coeur" become the same, and so do "Łódź" and "lodz". */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(SPECIAL_LETTERS, (letter) => plainLetters[letter] ?? letter);
}
