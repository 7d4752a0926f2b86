import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Availability } from '@showroom/catalog-data/catalogue/availability';
import type { SearchEntry } from '@showroom/catalog-data/search-entry';
import { createSheetMaker, type EntrySheet } from './entry-sheet.ts';
import {
  gatherVocabulary,
  isWithin,
  readFacets,
  type Facet,
  type FindAvailability,
  type Vocabulary,
} from './read-facets.ts';
import { foldQuestion, foldText, listIndexWords, listQuestionWords, type QuestionWord } from './search-words.ts';
import { isCommonWord } from './synonyms.ts';
import { createWordIndex, TITLE_WEIGHT, type AskedWord, type NearWord, type WordIndex } from './word-index.ts';

export interface ReadFilter {
  readonly name: Facet['name'];
  readonly label: string;
  /** The query without it. */
  readonly without: string;
}

export interface SearchAnswer {
  /** All results, best first. */
  readonly found: readonly SearchEntry[];
  /** The filters, in the query's order. */
  readonly filters: readonly ReadFilter[];
  /** Whether no product matches all filters, so that partial matches are shown. */
  readonly isNearest: boolean;
  /** The corrected query, if a word was unknown: "Calacatta" for "calacata". */
  readonly readAs: string | null;
  /** Without results: similar queries with results, best first. */
  readonly instead: readonly string[];
}

export interface SearchIndex {
  readonly search: (question: string) => SearchAnswer;
  /** A result's availability; null if it isn't a product. */
  readonly findAvailability: (entry: SearchEntry) => Availability | null;
}

/** An index in memory. */
export interface IndexedEntries {
  readonly entries: readonly SearchEntry[];
  /** The filter values of products. */
  readonly sheets: readonly (EntrySheet | null)[];
  readonly vocabulary: Vocabulary;
  /** Folded titles, which are compared with the whole query. */
  readonly titles: readonly string[];
  readonly words: WordIndex;
  /** The spelling of words in titles, by folded word. */
  readonly names: ReadonlyMap<string, string>;
}

/** Further words are ignored. */
const MOST_WORDS = 16;
/** Finding similar words is slow, so it is done for a few words only. */
const MOST_CORRECTED = 2;
const MOST_INSTEAD = 3;
/** The maximum edit distance of a typo. */
const FARTHEST_SLIPS = 3;

/** Entries per turn of the event loop: about ten milliseconds. */
const ENTRIES_A_TURN = 200;

/** The weight of a word that matches a filter but no label. */
const MET_WEIGHT = 0.7;
/** Results need this share of the best result's score. */
const LEAST_SHARE = 0.4;

/** Creates an index. Other requests run in between. */
export async function indexEntries(entries: readonly SearchEntry[]): Promise<IndexedEntries> {
  const titles: string[] = [];
  const sheets: (EntrySheet | null)[] = [];
  const words = createWordIndex();
  // Cached, because many entries share labels and facts.
  const wordsOf = new Map<string, readonly string[]>();
  const listKnownWords = (text: string) => {
    const known = wordsOf.get(text) ?? listIndexWords(text);
    wordsOf.set(text, known);
    return known;
  };
  const makeSheet = createSheetMaker();
  const names = new Map<string, string>();
  for (const [at, entry] of entries.entries()) {
    if (at > 0 && at % ENTRIES_A_TURN === 0) await nextTurn();
    const { title, category, labels, facts, description, texts = [] } = entry;
    titles.push(foldText(title));
    sheets.push(makeSheet(entry));
    words.add({
      title: listIndexWords(title),
      labels: [category, ...labels].flatMap(listKnownWords),
      facts: [...facts.flatMap(listKnownWords), ...listIndexWords(description)],
      texts: texts.flatMap(listIndexWords),
    });
    for (const name of title.split(/[^\p{L}]+/u)) names.set(foldText(name), name);
  }
  return { entries, sheets, vocabulary: gatherVocabulary(sheets), titles, words, names };
}

interface Match {
  readonly entry: SearchEntry;
  /** The query is its title (3), begins it (2), or is in it (1). */
  readonly inTitle: number;
  /** Its distance from the requested size or price; Infinity if it has none. */
  readonly distance: number;
  readonly share: number;
  readonly score: number;
}

interface Asked {
  readonly plain: string;
  /** All words, including stop words. */
  readonly all: readonly QuestionWord[];
  /** The words that count. */
  readonly words: readonly (QuestionWord & AskedWord)[];
  readonly facets: readonly Facet[];
}

/**
 * Searches several indexes as one list, ranked by score: rare words count more than common ones, titles more than filter values,
 * those more than texts. Colours, widths and prices in a query filter the products, unless none matches all; pages and texts are
 * found by words. Equal results keep their order. The last word may be incomplete. An unknown word is replaced by a similar one if
 * that is likely meant.
 */
export function createSearchIndex(
  parts: readonly IndexedEntries[],
  findAvailability: FindAvailability = ({ availability }) => availability,
): SearchIndex {
  const vocabularies = parts.map(({ vocabulary }) => vocabulary);
  const size = parts.reduce((sum, { entries }) => sum + entries.length, 0);
  const some = (isMet: (sheet: EntrySheet) => boolean) =>
    parts.some(({ sheets }) => sheets.some((sheet) => sheet !== null && isMet(sheet)));

  const isKnown = (word: AskedWord) => parts.some(({ words }) => words.has(word));

  /** Reads "farm house" as "farmhouse" if that is a known word. */
  function joinWords(plain: string): string {
    const words = listQuestionWords(plain).slice(0, MOST_WORDS);
    let joined = plain;
    for (const [at, word] of [...words.entries()].toReversed()) {
      const next = words[at + 1];
      if (next === undefined || word.isEmpty || next.isEmpty || plain.slice(word.end, next.start) !== ' ') continue;
      if (/\d/.test(word.written + next.written)) continue;
      const isName = parts.some(({ names }) => names.has(word.written + next.written));
      const isStrange = !isKnown(word) || !isKnown(next);
      const isWord = [next.written, next.whole].some((end) => isKnown({ whole: word.written + end }));
      if (!isName && !(isStrange && isWord)) continue;
      joined = joined.slice(0, word.end) + joined.slice(next.start);
    }
    return joined;
  }

  function read(question: string, isFinished = false): Asked {
    const plain = joinWords(foldQuestion(question));
    const all = listQuestionWords(plain).slice(0, MOST_WORDS);
    const facets = parts.some(({ titles }) => titles.includes(foldText(question)))
      ? []
      : readFacets({ plain, words: all, vocabularies, some, findAvailability });
    const last = all.at(-1);
    const isMeant = (word: QuestionWord) => !word.isEmpty || facets.some(({ spans }) => isWithin(word, spans));
    const words = [...new Map(all.filter(isMeant).map((word) => [word.whole, word])).values()].map((word) => {
      // Short names begin other words by chance: "tap" isn't "tape".
      const mayGoOn = !isFinished && word.end === last?.end && (word.written.length > 3 || !isCommonWord(word.written));
      return mayGoOn ? { ...word, beginning: word.written } : word;
    });
    return { plain, all, words, facets };
  }

  function find(
    { plain, words, facets }: Asked,
    question: string,
  ): { found: readonly SearchEntry[]; isNearest: boolean } {
    const wanted = foldText(question);
    const mayGoOn = words.length === 0 || words.at(-1)?.beginning !== undefined;
    const weighed = words.map((word) => {
      const each = parts.map(({ words: index }) => index.weigh(word));
      const count = each.reduce((sum, weights) => sum + weights.count, 0);
      const facet = facets.find(({ spans }) => isWithin(word, spans));
      return { word, facet, weights: each.map(({ weights }) => weights), count };
    });
    // An unknown word doesn't distinguish entries.
    const terms = weighed
      .filter(({ count, facet }) => count > 0 || facet !== undefined)
      .map((term) => ({ ...term, rarity: 1 + Math.log2(1 + size / (term.count + 1)) / 3 }));
    const total = terms.reduce((sum, { rarity }) => sum + rarity, 0);
    const weightOf = (term: (typeof terms)[number], part: number, id: number) => term.weights[part]?.[id] ?? 0;

    /** The products that match each facet, by index. */
    const metBy = new Map(
      facets.map((facet) => {
        // A name counts too: "bronze" finds Urban Bronze, though its slab is brown.
        const own = isOfLook(facet) ? terms.filter((term) => term.facet === facet) : [];
        const isNamed = (part: number, id: number) =>
          own.length > 0 && own.every((term) => weightOf(term, part, id) >= TITLE_WEIGHT);
        const each = parts.map(({ sheets }, part) =>
          Uint8Array.from(sheets, (sheet, id) => (sheet !== null && (facet.isMet(sheet) || isNamed(part, id)) ? 1 : 0)),
        );
        return [facet, each] as const;
      }),
    );
    const metOf = (part: number, id: number) =>
      facets.reduce((sum, facet) => sum + (metBy.get(facet)?.[part]?.[id] ?? 0) * facet.weight, 0);
    const all = facets.reduce((sum, { weight }) => sum + weight, 0);
    const met = facets.length === 0 ? [] : parts.map(({ sheets }, part) => sheets.map((_, id) => metOf(part, id)));
    const most = met.reduce((top, each) => each.reduce((high, sum) => Math.max(high, sum), top), 0);
    const isAll = most === all;
    const nearest = facets.find(({ distanceOf }) => distanceOf !== undefined);

    const matches: Match[] = [];
    for (const [part, { entries, sheets, titles }] of parts.entries()) {
      const weighedHere = terms.map(({ facet, rarity, weights }) => ({
        rarity,
        weights: weights[part] ?? new Float32Array(),
        met: facet === undefined ? undefined : metBy.get(facet)?.[part],
      }));
      for (const [id, entry] of entries.entries()) {
        const sheet = sheets[id] ?? null;
        let score = 0;
        let share = 0;
        let hasAllWords = terms.length > 0;
        for (const { met: isMet, rarity, weights } of weighedHere) {
          const own = weights[id] ?? 0;
          if (own < TITLE_WEIGHT) hasAllWords = false;
          const weight = isMet?.[id] === 1 && own < MET_WEIGHT ? MET_WEIGHT : own;
          if (weight === 0) continue;
          score += weight * rarity;
          share += rarity;
        }
        const inTitle = gradeTitle(titles[id] ?? '', { wanted, mayGoOn, hasAllWords });
        if (share === 0 && inTitle === 0) continue;
        if (sheet !== null && inTitle < 2 && (met[part]?.[id] ?? 0) < most) continue;
        const distance = sheet === null ? Infinity : (nearest?.distanceOf?.(sheet) ?? Infinity);
        matches.push({ entry, inTitle, distance, share: total === 0 ? 1 : share / total, score });
      }
    }
    const best = matches.reduce((top, { share }) => Math.max(top, share), 0);
    const listed = matches.filter(({ share, inTitle }) => inTitle > 0 || share >= best * LEAST_SHARE);
    const rank = ({ score, share }: Match) => score * share;
    listed.sort(
      (a, b) =>
        b.inTitle - a.inTitle ||
        (a.distance === b.distance ? 0 : a.distance - b.distance) ||
        Math.round((rank(b) - rank(a)) * 1000),
    );
    if (listed.length === 0 && wanted !== '') return { found: findInside(wanted), isNearest: false };
    return { found: listed.map(({ entry }) => entry), isNearest: plain !== '' && facets.length > 0 && !isAll };
  }

  /** If no word begins with the query: entries with it inside a word of their title. */
  const findInside = (wanted: string) =>
    parts.flatMap(({ entries, titles }) => entries.filter((_, id) => titles[id]?.includes(wanted) === true));

  /** Corrects unknown words; undefined if that isn't possible or needed. */
  function correct({ plain, words, facets }: Asked, isNear: IsNear): string | undefined {
    const unknown = words.filter((word) => !facets.some(({ spans }) => isWithin(word, spans)) && !isKnown(word));
    if (unknown.length === 0 || unknown.length > MOST_CORRECTED) return undefined;
    const near = new Map(unknown.map((word) => [word, findNear(word.written, isNear)]));
    if ([...near.values()].every((word) => word === undefined)) return undefined;
    let corrected = plain;
    for (const [{ start, end, written }, word = written] of [...near].toReversed()) {
      corrected = corrected.slice(0, start) + word + corrected.slice(end);
    }
    return write(corrected);
  }

  function findNear(word: string, isNear: IsNear): string | undefined {
    // Lengths aren't typos.
    if (/^\d/.test(word)) return undefined;
    return parts
      .flatMap(({ words }) => words.listNear(word, Math.min(FARTHEST_SLIPS, Math.floor(word.length / 2))))
      .filter((near) => isNear(word, near))
      .map((near) => (isSwap(word, near.word) ? { ...near, slips: 1 } : near))
      .toSorted((a, b) => a.slips - b.slips || b.count - a.count)[0]?.word;
  }

  /** Spells names as in titles. */
  const write = (question: string) =>
    question
      .split(' ')
      .map((word) => parts.map(({ names }) => names.get(word)).find((name) => name !== undefined) ?? word)
      .join(' ');

  const findWhole = (question: string) => find(read(question, true), question);

  function listInstead(asked: Asked): readonly string[] {
    const near = correct(asked, () => true);
    return near !== undefined && findWhole(near).found.length > 0 ? [near].slice(0, MOST_INSTEAD) : [];
  }

  function answer(question: string, asked: Asked, readAs: string | null): SearchAnswer {
    const { found, isNearest } = find(asked, question);
    const filters = asked.facets
      .toSorted((a, b) => startOf(a) - startOf(b))
      .map((facet) => ({ name: facet.name, label: facet.label, without: leaveOut(asked, facet) }));
    const instead = found.length === 0 && foldText(question) !== '' ? listInstead(asked) : [];
    return { found, filters: found.length === 0 ? [] : filters, isNearest, readAs, instead };
  }

  return {
    findAvailability: ({ product, url }) =>
      product ? findAvailability({ url, availability: product.availability }) : null,
    search: (question) => {
      const asked = read(question);
      const corrected = correct(asked, isLikely);
      if (corrected === undefined) return answer(question, asked, null);
      const meant = read(corrected, true);
      return answer(corrected, meant, corrected);
    },
  };
}

/** Whether a title equals a query, begins with it, or contains it from the beginning of a word. */
function gradeTitle(
  title: string,
  {
    wanted,
    mayGoOn,
    hasAllWords,
  }: { readonly wanted: string; readonly mayGoOn: boolean; readonly hasAllWords: boolean },
): number {
  if (wanted === '') return 0;
  if (title === wanted) return 3;
  const isEnd = (at: number) => mayGoOn || !isLetter(title[at + wanted.length]);
  if (title.startsWith(wanted) && isEnd(0)) return 2;
  if (hasAllWords) return 1;
  // A later occurrence may be at the beginning of a word.
  for (let at = title.indexOf(wanted); at >= 0; at = title.indexOf(wanted, at + 1)) {
    if (at > 0 && !isLetter(title[at - 1]) && isEnd(at)) return 1;
  }
  return 0;
}

/** Facets that a name may mention. */
const isOfLook = ({ name }: Facet) => name === 'colour' || name === 'finish' || name === 'shape' || name === 'type';

const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);

const startOf = ({ spans }: Facet) => Math.min(...spans.map(({ start }) => start));

/** The query without a facet, and without stop words at its ends. */
function leaveOut({ plain, all, facets }: Asked, { spans }: Facet): string {
  const others = facets.flatMap((other) => (other.spans === spans ? [] : other.spans));
  const left = all.filter((word) => !isWithin(word, spans));
  const meant = left.filter((word) => !word.isEmpty || isWithin(word, others));
  const [first, last] = [meant[0], meant.at(-1)];
  if (first === undefined || last === undefined) return '';
  const from = plain[first.start - 1] === '$' ? first.start - 1 : first.start;
  let rest = '';
  for (let at = from; at < last.end;) {
    const span = spans.find(({ start, end }) => at >= start && at < end);
    if (span === undefined) {
      rest += plain[at] ?? '';
      at += 1;
    } else {
      rest += ' ';
      at = span.end;
    }
  }
  return rest.replaceAll(/\s{2,}/g, ' ').trim();
}

/** Whether a word is a likely correction. */
type IsNear = (word: string, near: NearWord) => boolean;

/** Typos rarely affect the first letter; similar short words are usually other words. */
const isLikely: IsNear = (word, { word: near, slips }) => {
  if (word.length < 4) return false;
  if (word.length === 4) return slips === 1 && near.length === 5 && near[0] === word[0];
  if (slips === 1 || isSwap(word, near)) return near.length >= 4;
  return slips === 2 && word.length >= 7 && near[0] === word[0];
};

/** Two adjacent letters were swapped. */
function isSwap(word: string, near: string): boolean {
  if (word.length !== near.length) return false;
  const at = Array.from(word).findIndex((letter, index) => letter !== near[index]);
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2) === near;
}
