/** Letters that Unicode does not take apart into a base letter and a mark, as people type them without the right keyboard. */
const plainLetters: Readonly<Record<string, string>> = {
  œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th', ł: 'l', đ: 'd', ð: 'd', ɖ: 'd', ɗ: 'd', ø: 'o', ı: 'i', ȷ: 'j', ħ: 'h', ŧ: 't',
  ŋ: 'ng', ĸ: 'k', ɓ: 'b', ƒ: 'f', ɠ: 'g', ƙ: 'k', ɨ: 'i', ɔ: 'o', ɛ: 'e', ə: 'e', ʼ: "'", ŀ: 'l',
}; // prettier-ignore
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Lower case, without accents and ligatures: "Cœur", "cœur" and "coeur" are one spelling, and so are "Łódź" and "lodz". */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(SPECIAL_LETTERS, (letter) => plainLetters[letter] ?? letter);
}
