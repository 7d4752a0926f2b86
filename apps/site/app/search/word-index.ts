import SearchableMap from 'minisearch/SearchableMap';
import type { AskedWord } from './search-words.ts';

/** Where a word stands in an entry, the heaviest last. */
const places = ['rest', 'labels', 'title'] as const;
/** The words that stand in each place. */
export type IndexedWords = Readonly<Record<(typeof places)[number], readonly string[]>>;

/** How an entry has all the words that were asked for. */
export interface WordMatch {
  readonly weight: number;
  readonly isInTitle: boolean;
}

/** A word of the index that another one may be a slip of. */
export interface NearWord {
  readonly word: string;
  /** Letters that were left out, put in or taken for others. */
  readonly slips: number;
  /** Entries that have it. */
  readonly count: number;
}

export interface WordIndex {
  /** Adds an entry; its number is how many were there before. */
  readonly add: (words: IndexedWords) => void;
  /** The entries that have all of these words, by their number. */
  readonly findAll: (words: readonly AskedWord[]) => ReadonlyMap<number, WordMatch>;
  readonly has: (word: AskedWord) => boolean;
  readonly listNear: (word: string, mostSlips: number) => readonly NearWord[];
}

/** An entry's number, and the heaviest place that the word has in it, counted from 1: `id * 4 + place`. */
type Posting = number;
const PLACE_BITS = 2;
const PLACE_MASK = 3;
const TITLE_WEIGHT = (places.indexOf('title') + 1) * 2;

/**
 * Makes an index of words, in the radix tree of MiniSearch, which finds beginnings and near spellings. The ranking is our
 * own: a word weighs by the heaviest place it stands in, however often and however long the text is, so that entries alike
 * weigh the same and can stay in the order given.
 */
export function createWordIndex(): WordIndex {
  const postings = new SearchableMap<Posting[]>();
  let size = 0;

  /** What a word weighs in each entry; 0 where it does not stand. */
  function weigh({ whole, beginning }: AskedWord): Uint8Array {
    const weights = new Uint8Array(size);
    const exact = postings.get(whole);
    const longer = beginning === undefined ? [] : postings.atPrefix(beginning);
    for (const [found, list] of exact === undefined ? longer : [[whole, exact] as const, ...longer]) {
      // Whole words before beginnings, in the same place.
      const wholeness = found === whole || found === beginning ? 1 : 0;
      for (const posting of list) {
        const id = posting >> PLACE_BITS;
        const weight = (posting & PLACE_MASK) * 2 + wholeness;
        if (weight > (weights[id] ?? 0)) weights[id] = weight;
      }
    }
    return weights;
  }

  return {
    add: (words) => {
      const heaviest = new Map<string, number>();
      for (const [at, place] of places.entries()) {
        for (const word of words[place]) heaviest.set(word, at + 1);
      }
      for (const [word, place] of heaviest) postings.fetch(word, () => []).push((size << PLACE_BITS) | place);
      size += 1;
    },
    findAll: (words) => {
      const weights = words.map(weigh);
      const matches = new Map<number, WordMatch>();
      for (const [id, first] of weights[0]?.entries() ?? []) {
        if (first === 0) continue;
        const each = weights.map((weight) => weight[id] ?? 0);
        const least = Math.min(...each);
        if (least === 0) continue;
        matches.set(id, { weight: each.reduce((sum, weight) => sum + weight, 0), isInTitle: least >= TITLE_WEIGHT });
      }
      return matches;
    },
    has: ({ whole, beginning }) =>
      postings.has(whole) || (beginning !== undefined && postings.atPrefix(beginning).size > 0),
    listNear: (word, mostSlips) =>
      [...postings.fuzzyGet(word, mostSlips)].map(([near, [list, slips]]) => ({
        word: near,
        slips,
        count: list.length,
      })),
  };
}
