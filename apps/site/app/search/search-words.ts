/** Words that are the same to who searches, each list in both directions. */
const sameWords: readonly (readonly string[])[] = [
  ['grey', 'gray'],
  ['colour', 'color'],
  ['countertop', 'counter', 'worktop', 'benchtop'],
  ['faucet', 'tap'],
  ['sink', 'basin', 'washbasin'],
  ['toilet', 'wc'],
  ['closet', 'wardrobe'],
  ['cabinet', 'cupboard'],
  ['bathroom', 'bath', 'washroom'],
  ['round', 'circular'],
  ['rectangular', 'rectangle'],
  ['led', 'lit', 'lighted', 'backlit', 'illuminated'],
  ['hung', 'floating', 'mounted', 'mount'],
  ['double', 'two'],
  ['single', 'one'],
  ['moulding', 'molding'],
  ['panelling', 'paneling'],
  ['aluminium', 'aluminum'],
  ['matte', 'matt'],
  ['quote', 'estimate'],
];
const alikeTo: ReadonlyMap<string, readonly string[]> = new Map(
  sameWords.flatMap((words) => words.map((word) => [word, words] as const)),
);

/** What else a thing is called that has a name of several words: a brass body under nickel is not gold. */
const samePhrases: readonly (readonly [written: RegExp, word: string])[] = [[/\bbrushed brass\b/i, 'gold']];

/** Words that say nothing of what is looked for. */
const emptyWords = new Set(
  'a an and any at by for from i in is it like look looking me my need of on or show size sized some that the this to want we wide width with you your'.split(
    ' ',
  ),
);

const fractions: Readonly<Record<string, string>> = {
  '⅛': '.125', '¼': '.25', '⅜': '.375', '½': '.5', '⅝': '.625', '¾': '.75', '⅞': '.875',
}; // prettier-ignore

/** How lengths are written, and the unit that each is read as. */
const units: readonly (readonly [unit: string, written: RegExp])[] = [
  ['in', /(?<=\d)[\s-]*(?:″|"|”|''|′′|’’|inch(?:es)?\b|in\b)/g],
  ['ft', /(?<=\d)[\s-]*(?:′|'|’|feet\b|foot\b|ft\b)/g],
  ['cm', /(?<=\d)[\s-]*(?:centimet(?:re|er)s?\b|cms?\b)/g],
  ['mm', /(?<=\d)[\s-]*(?:millimet(?:re|er)s?\b|mms?\b)/g],
];

const LONGEST_WORD = 32;
const WORD = /\d+(?:\.\d+)?(?:in|ft|cm|mm)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

/** Blanks that are not one alone: a text in which each was replaced by itself would be held in as many pieces. */
const OTHER_BLANKS = /\s{2,}|[^\S ]/g;

/** Lower case and without accents, blanks as one: two spellings that look the same to a hurried eye are the same. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(OTHER_BLANKS, ' ').trim();
}

/** The words of a text as they are written, folded, a length with its unit as one word: `36″` and `36 inches` are `36in`. */
function splitWords(text: string): string[] {
  let plain = text.toLowerCase();
  if (/[\d⅛¼⅜½⅝¾⅞]/.test(plain)) {
    plain = plain.replaceAll(/[⅛¼⅜½⅝¾⅞]/g, (glyph) => fractions[glyph] ?? glyph);
    for (const [unit, written] of units) plain = plain.replaceAll(written, `${unit} `);
  }
  const words =
    foldText(plain)
      .replaceAll(/['’]s\b/g, '')
      .match(WORD) ?? [];
  return words.map((word) => word.slice(0, LONGEST_WORD));
}

/** A word of a question. */
export interface AskedWord {
  /** In the singular, as the index has it too. */
  readonly whole: string;
  /** As it is written, where it may be the beginning of a longer one: nobody knows whether the last word is finished. */
  readonly beginning?: string;
}

/** The words that a question asks for, at most so many, once each; those that say nothing are left out. */
export function readAskedWords(question: string, most: number): readonly AskedWord[] {
  const written = [...new Set(splitWords(question).filter((word) => !emptyWords.has(word)))].slice(0, most);
  return written.map((word, at) => ({
    whole: toSingular(word),
    ...(at === written.length - 1 && { beginning: word }),
  }));
}

/** The words under which a text is found: its own, in the singular too, and what else they are called. */
export function listIndexWords(text: string): string[] {
  const compounds = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  const words = [
    ...splitWords(text),
    ...compounds.flatMap((compound) => foldText(compound).replaceAll('-', '')),
    ...samePhrases.flatMap(([written, word]) => (written.test(text) ? [word] : [])),
  ];
  return words.filter((word) => !emptyWords.has(word)).flatMap(listForms);
}

function listForms(word: string): readonly string[] {
  const singular = toSingular(word);
  const [number = ''] = /^\d+(?:\.\d+)?(?=in$)/.exec(word) ?? [];
  const forms = new Set([word, singular, ...(alikeTo.get(singular) ?? [])]);
  // "36" alone means inches to whoever asks for furniture.
  if (number !== '') forms.add(number);
  return [...forms];
}

/** A plural as its singular, by the rules alone: both sides of a search go through them, so a slip harms nothing. */
function toSingular(word: string): string {
  if (word.length < 4 || /\d|(?:[sui]s)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
