import SearchableMap from 'minisearch/SearchableMap';

/** The parts of an entry, by rising weight. */
const places = ['texts', 'facts', 'labels', 'title'] as const;
export type IndexedWords = Readonly<Record<(typeof places)[number], readonly string[]>>;

export interface AskedWord {
  /** The index word for it. */
  readonly whole: string;
  /** As typed, if it may be incomplete: only the last word of a query. */
  readonly beginning?: string;
}

/** A word’s weight in each entry, from 0 to 1, and how many entries have it. */
export interface WordWeights {
  readonly weights: Float32Array;
  readonly count: number;
}

/** A similar word in the index. */
export interface NearWord {
  readonly word: string;
  /** The edit distance. */
  readonly slips: number;
  readonly count: number;
}

export interface WordIndex {
  /** Adds an entry. Its number is the count of earlier ones. */
  readonly add: (words: IndexedWords) => void;
  readonly weigh: (word: AskedWord) => WordWeights;
  readonly has: (word: AskedWord) => boolean;
  readonly listNear: (word: string, mostSlips: number) => readonly NearWord[];
}

const PLACES = places.length;
const placeWeights = [0.35, 0.55, 0.85, 1];
/** A title says what a thing is; complete words rank above incomplete ones. */
export const TITLE_WEIGHT = 0.9;
const BEGINNING = 0.9;

/**
 * Creates a word index in MiniSearch’s radix tree, which finds beginnings and near spellings. Its ranking isn’t used:
 * here a word weighs by the heaviest place that has it, whatever its frequency and the text’s length, so that similar
 * entries weigh the same and stay in catalogue order.
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
