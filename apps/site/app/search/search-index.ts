import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SearchEntry } from '@showroom/catalog-data/search-entry';
import { foldText, listIndexWords, readAskedWords, type AskedWord } from './search-words.ts';
import { createWordIndex, type NearWord, type WordIndex } from './word-index.ts';

/** What a question finds. */
export interface SearchAnswer {
  /** All of it, best first. */
  readonly found: readonly SearchEntry[];
  /** What was searched for in place of the question, where a word of it stands nowhere: "Calacatta" for "calacata". */
  readonly readAs: string | null;
  /** Where nothing is found: questions near to this one that find something, best first. */
  readonly instead: readonly string[];
}

export interface SearchIndex {
  readonly search: (question: string) => SearchAnswer;
}

/** Entries that are ready to be searched, in memory. */
export interface IndexedEntries {
  readonly entries: readonly SearchEntry[];
  /** What the question itself is looked for in, folded. */
  readonly literal: readonly { readonly title: string; readonly rest: string }[];
  readonly words: WordIndex;
  /** Words of titles as they are written, by the folded word. */
  readonly names: ReadonlyMap<string, string>;
}

/** More words than anybody asks for; the rest are not looked at. */
const MOST_WORDS = 8;
/** Looking for near spellings takes longest, so it is done for few words. */
const MOST_CORRECTED = 2;
const MOST_INSTEAD = 3;
/** Farther away, a word is another word. */
const FARTHEST_SLIPS = 3;

/** Entries in one turn of the event loop: about ten milliseconds. */
const ENTRIES_A_TURN = 200;

/** Makes an index of entries; requests are answered meanwhile. */
export async function indexEntries(entries: readonly SearchEntry[]): Promise<IndexedEntries> {
  const literal: { title: string; rest: string }[] = [];
  const words = createWordIndex();
  // Labels and facts are few, and stand in many entries.
  const wordsOf = new Map<string, readonly string[]>();
  const listKnownWords = (text: string) => {
    const known = wordsOf.get(text) ?? listIndexWords(text);
    wordsOf.set(text, known);
    return known;
  };
  const names = new Map<string, string>();
  for (const [at, { title, category, labels, facts, description }] of entries.entries()) {
    if (at > 0 && at % ENTRIES_A_TURN === 0) await nextTurn();
    literal.push({ title: foldText(title), rest: [description, category].map(foldText).join('\n') });
    words.add({
      title: listIndexWords(title),
      labels: [category, ...labels].flatMap(listKnownWords),
      rest: [...facts.flatMap(listKnownWords), ...listIndexWords(description)],
    });
    for (const name of title.split(/[^\p{L}]+/u)) names.set(foldText(name), name);
  }
  return { entries, literal, words: words.finish(), names };
}

/**
 * Searches entries of several indexes as one list. First come titles that start with the question, then titles that contain
 * it or have all its words, each in the order given; then what has its words elsewhere, what an entry is called or filtered
 * by before what is said of it; then what merely contains it. Equals stay in the order given. The last word may be a
 * beginning. A word that stands nowhere is read as the nearest that does, if it is likely to be meant.
 */
export function createSearchIndex(...parts: readonly IndexedEntries[]): SearchIndex {
  function find(question: string, words: readonly AskedWord[]): readonly SearchEntry[] {
    const wanted = foldText(question);
    if (wanted === '') return [];
    const startsWith: SearchEntry[] = [];
    const inTitle: SearchEntry[] = [];
    const byWords: { readonly entry: SearchEntry; readonly weight: number }[] = [];
    const elsewhere: SearchEntry[] = [];
    for (const { entries, literal, words: index } of parts) {
      const matches = index.findAll(words);
      for (const [id, entry] of entries.entries()) {
        const { title, rest } = literal[id] ?? { title: '', rest: '' };
        const match = matches.get(id);
        if (title.startsWith(wanted)) startsWith.push(entry);
        else if (match?.isInTitle === true || title.includes(wanted)) inTitle.push(entry);
        else if (match !== undefined) byWords.push({ entry, weight: match.weight });
        else if (rest.includes(wanted)) elsewhere.push(entry);
      }
    }
    byWords.sort((a, b) => b.weight - a.weight);
    return [...startsWith, ...inTitle, ...byWords.map(({ entry }) => entry), ...elsewhere];
  }

  const isKnown = (word: AskedWord) => parts.some(({ words }) => words.has(word));

  /** The words with those that stand nowhere put right; undefined where that cannot be done, or nothing is wrong. */
  function correct(words: readonly AskedWord[], isNear: IsNear): readonly string[] | undefined {
    const unknown = new Set(words.filter((word) => !isKnown(word)));
    if (unknown.size === 0 || unknown.size > MOST_CORRECTED) return undefined;
    const corrected = words.map((word) => (unknown.has(word) ? findNear(word.whole, isNear) : word.whole));
    return corrected.every((word) => word !== undefined) ? corrected : undefined;
  }

  function findNear(word: string, isNear: IsNear): string | undefined {
    // Nobody mistypes a length for another one.
    if (/^\d/.test(word)) return undefined;
    return parts
      .flatMap(({ words }) => words.listNear(word, Math.min(FARTHEST_SLIPS, Math.floor(word.length / 2))))
      .filter((near) => isNear(word, near))
      .toSorted((a, b) => a.slips - b.slips || b.count - a.count)[0]?.word;
  }

  const findWhole = (words: readonly string[]) =>
    find(
      words.join(' '),
      words.map((whole) => ({ whole })),
    );

  /** As names are written, where a word is one. */
  const write = (words: readonly string[]) =>
    words.map((word) => parts.map(({ names }) => names.get(word)).find((name) => name !== undefined) ?? word).join(' ');

  function listInstead(words: readonly AskedWord[]): readonly string[] {
    const near = correct(words, () => true);
    const asOne = near !== undefined && findWhole(near).length > 0 ? [write(near)] : [];
    const known = words.map(({ whole }) => whole).filter((word) => isKnown({ whole: word }));
    const each = words.length > 1 ? known.map((word) => write([word])) : [];
    return [...new Set([...asOne, ...each])].slice(0, MOST_INSTEAD);
  }

  return {
    search: (question) => {
      const words = readAskedWords(question, MOST_WORDS);
      const found = find(question, words);
      if (found.length > 0 || words.length === 0) return { found, readAs: null, instead: [] };
      const near = correct(words, isLikely);
      const meant = near === undefined ? [] : findWhole(near);
      if (near !== undefined && meant.length > 0) return { found: meant, readAs: write(near), instead: [] };
      return { found: [], readAs: null, instead: listInstead(words) };
    },
  };
}

/** Whether one word may be taken for what was meant by another without asking. */
type IsNear = (word: string, near: NearWord) => boolean;

/** The first letter is seldom a slip, least of all where there are two. */
const isLikely: IsNear = (word, near) => {
  if (word.length < 4) return false;
  return near.slips === 1 || (near.slips === 2 && word.length >= 6 && near.word[0] === word[0]);
};
