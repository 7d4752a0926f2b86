import SearchableMap from 'minisearch/SearchableMap';

/** Where a word stands in an entry, the heaviest last. */
const places = ['texts', 'facts', 'labels', 'title'] as const;
/** The words that stand in each place. */
export type IndexedWords = Readonly<Record<(typeof places)[number], readonly string[]>>;

/** A word that is asked for. */
export interface AskedWord {
  /** The common word for it, as the index has it. */
  readonly whole: string;
  /** As it is written, where it may be the beginning of a longer one: the last word may not be finished. */
  readonly beginning?: string;
}

/** What a word weighs in each entry, from 0, where it does not stand, to 1, and in how many it stands. */
export interface WordWeights {
  readonly weights: Float32Array;
  readonly count: number;
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
  /** Adds an entry. Its number is how many were added before. */
  readonly add: (words: IndexedWords) => void;
  readonly weigh: (word: AskedWord) => WordWeights;
  readonly has: (word: AskedWord) => boolean;
  readonly listNear: (word: string, mostSlips: number) => readonly NearWord[];
}

const PLACES = places.length;
/** What a word weighs in each place. */
const placeWeights = [0.35, 0.55, 0.85, 1];
/** A title says what a thing is; whole words come before beginnings. */
export const TITLE_WEIGHT = 0.9;
const BEGINNING = 0.9;

/**
 * Makes an index of words in MiniSearch's radix tree, which finds beginnings and near spellings. Its ranking isn't used: here a
 * word weighs by the heaviest place that has it, however often and however long the text is, so that similar entries weigh the
 * same and stay in catalogue order.
 */
export function createWordIndex(): WordIndex {
  // A posting is an entry's number and the heaviest place that has the word, as `id * PLACES + place`. Objects would double the
  // memory of the index.
  const postingsOf = new SearchableMap<number[]>();
  let size = 0;
  return {
    add: (words) => {
      const heaviest = new Map<string, number>();
      for (const [place, name] of places.entries()) {
        for (const word of words[name]) heaviest.set(word, place);
      }
      for (const [word, place] of heaviest) postingsOf.fetch(word, () => []).push(size * PLACES + place);
      size += 1;
    },
    weigh: ({ whole, beginning }) => {
      const weights = new Float32Array(size);
      let count = 0;
      const exact = postingsOf.get(whole);
      const longer = beginning === undefined ? [] : postingsOf.atPrefix(beginning);
      for (const [found, postings] of exact === undefined ? longer : [[whole, exact] as const, ...longer]) {
        const wholeness = found === whole || found === beginning ? 1 : BEGINNING;
        for (const posting of postings) {
          const id = Math.floor(posting / PLACES);
          const weight = (placeWeights[posting % PLACES] ?? 0) * wholeness;
          const before = weights[id] ?? 0;
          if (before === 0) count += 1;
          if (weight > before) weights[id] = weight;
        }
      }
      return { weights, count };
    },
    has: ({ whole, beginning }) =>
      postingsOf.has(whole) || (beginning !== undefined && postingsOf.atPrefix(beginning).size > 0),
    listNear: (word, mostSlips) =>
      [...postingsOf.fuzzyGet(word, mostSlips)].map(([near, [postings, slips]]) => ({
        word: near,
        slips,
        count: postings.length,
      })),
  };
}
