import { foldLetters } from '@showroom/catalog-data/fold-letters';
import { emptyWords, readPhrases, toCommonWord, toEnglish } from './synonyms.ts';

const fractions: Readonly<Record<string, string>> = {
  '⅛': '.125', '¼': '.25', '⅜': '.375', '½': '.5', '⅝': '.625', '¾': '.75', '⅞': '.875',
}; // prettier-ignore

/** Phrases whose words mean something else: a brass body under nickel isn't gold. */
const samePhrases: readonly (readonly [written: RegExp, word: string])[] = [[/\bbrushed brass\b/i, 'gold']];

/** Spellings of units. */
const units: readonly (readonly [unit: string, written: RegExp])[] = [
  ['in', /(?<=\d)[\s-]*(?:"|''|inch(?:es)?\b|pouces?\b|po\b|in\b(?![\s-]*stock))/g],
  ['ft', /(?<=\d)[\s-]*(?:'|feet\b|foot\b|ft\b|pieds?\b)/g],
  ['cm', /(?<=\d)[\s-]*(?:centimet(?:re|er)s?\b|cms?\b)/g],
  ['mm', /(?<=\d)[\s-]*(?:millimet(?:re|er)s?\b|mms?\b)/g],
];

const LONGEST_WORD = 32;
const WORD = /\d+(?:\.\d+)?(?:in|ft|cm|mm)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

/** Only runs of spaces: replacing each space would split the string into many pieces in memory. */
const OTHER_BLANKS = /\s{2,}|[^\S ]/g;

/** Lower case, without accents, with single spaces. */
export function foldText(text: string): string {
  return foldLetters(text).replaceAll(OTHER_BLANKS, ' ').trim();
}

/** Folds a text and its lengths: `36″` and `36 inches` are `36in`, `2½′` is `2.5ft`. */
function foldWithLengths(text: string): string {
  let plain = text.toLowerCase();
  if (/[\d⅛¼⅜½⅝¾⅞]/.test(plain)) {
    plain = plain
      .replaceAll(/(?<=\d)[\s-]*(?=[⅛¼⅜½⅝¾⅞])/g, '')
      .replaceAll(/(?<![\d])(?=[⅛¼⅜½⅝¾⅞])/g, '0')
      .replaceAll(/[⅛¼⅜½⅝¾⅞]/g, (glyph) => fractions[glyph] ?? glyph)
      .replaceAll(/[″“”]|′′|’’/g, '"')
      .replaceAll(/[′’]/g, "'");
    for (const [unit, written] of units) plain = plain.replaceAll(written, `${unit} `);
  }
  return foldText(plain);
}

function splitWords(plain: string): string[] {
  const words = plain.replaceAll(/['’]s\b/g, '').match(WORD) ?? [];
  return words.map((word) => word.slice(0, LONGEST_WORD));
}

/** A word and its position in the folded query. */
export interface QuestionWord {
  readonly written: string;
  /** As in the index: singular, and the first of its synonyms. */
  readonly whole: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is a stop word. */
  readonly isEmpty: boolean;
}

/** Folds a query, its phrases and lengths. */
export function foldQuestion(question: string): string {
  return readPhrases(foldWithLengths(question));
}

export function listQuestionWords(plain: string): readonly QuestionWord[] {
  return [...plain.matchAll(WORD)]
    .map(({ 0: found, index }) => ({ found: found.slice(0, LONGEST_WORD), index }))
    .map(({ found, index }) => ({
      written: found,
      whole: toWhole(toEnglishSingular(found)),
      start: index,
      end: index + found.length,
      isEmpty: emptyWords.has(found),
    }));
}

/** The index words of a short text, for comparing facets and names. */
export function listWholeWords(text: string): readonly string[] {
  return splitWords(foldWithLengths(text)).map(toWhole);
}

/** The index words of a text: its own, their singulars and synonyms. */
export function listIndexWords(text: string): string[] {
  const compounds = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  const words = [
    ...splitWords(foldWithLengths(text)),
    ...compounds.flatMap((compound) => foldText(compound).replaceAll('-', '')),
    ...samePhrases.flatMap(([written, word]) => (written.test(text) ? [word] : [])),
  ];
  return words.filter((word) => !emptyWords.has(word)).flatMap(listForms);
}

const knownForms = new Map<string, readonly string[]>();
const MOST_KNOWN_FORMS = 20_000;

/** Cached, because texts repeat words. */
function listForms(word: string): readonly string[] {
  const known = knownForms.get(word);
  if (known !== undefined) return known;
  const forms = makeForms(word);
  if (knownForms.size < MOST_KNOWN_FORMS) knownForms.set(word, forms);
  return forms;
}

function makeForms(word: string): readonly string[] {
  const [number = ''] = /^\d+(?:\.\d+)?(?=in$)/.exec(word) ?? [];
  const forms = new Set([word, toSingular(word), toWhole(word)]);
  // "36" alone means inches.
  if (number !== '') forms.add(number);
  return [...forms];
}

function toEnglishSingular(word: string): string {
  const english = toEnglish(word);
  return english === word ? toEnglish(toSingular(word)) : english;
}

/** A word's synonym, singular or stem. */
function toWhole(word: string): string {
  const common = toCommonWord(word);
  if (common !== word) return common;
  const singular = toSingular(word);
  const ofSingular = toCommonWord(singular);
  return ofSingular === singular ? toCommonWord(toStem(singular)) : ofSingular;
}

/** Singular by rules. Applied to both sides of a search, so exceptions do no harm. */
function toSingular(word: string): string {
  if (word.length < 4 || /\d|(?:[sui]s)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** "Brushed" and "brushing" are found by "brush". */
function toStem(word: string): string {
  if (word.length >= 6 && word.endsWith('ing')) return word.slice(0, -3);
  return word.length >= 6 && word.endsWith('ed') && !word.endsWith('eed') ? word.slice(0, -2) : word;
}
