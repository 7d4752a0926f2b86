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

/** An index in the making. */
export interface WordIndexBuilder {
  /** Adds an entry; its number is how many were there before. */
  readonly add: (words: IndexedWords) => void;
  /** The index of all that was added: nothing is added any more. */
  readonly finish: () => WordIndex;
}

export interface WordIndex {
  readonly weigh: (word: AskedWord) => WordWeights;
  readonly has: (word: AskedWord) => boolean;
  readonly listNear: (word: string, mostSlips: number) => readonly NearWord[];
}

// A posting is an entry's number, and the heaviest place that the word has in it: `id * 4 + place`.
const PLACE_BITS = 2;
const PLACE_MASK = 3;
/** What a word weighs in each place. */
const placeWeights = [0.35, 0.55, 0.85, 1];
/** A title says what a thing is; whole words come before beginnings. */
export const TITLE_WEIGHT = 0.9;
const BEGINNING = 0.9;

/**
 * Makes an index of words, in the radix tree of MiniSearch, which finds beginnings and near spellings. The ranking is our
 * own: a word weighs by the heaviest place it stands in, however often and however long the text is, so that entries alike
 * weigh the same and can stay in the order given.
 *
 * The tree holds a number for each word, and the postings of all words are one array: a list for each word takes three times as much.
 */
export function createWordIndex(): WordIndexBuilder {
  const numbers = new SearchableMap<number>();
  let wordCount = 0;
  let size = 0;
  // In the order in which they are added; of each posting, its word.
  const added = new GrowingNumbers();
  const wordsAdded = new GrowingNumbers();

  return {
    add: (words) => {
      const heaviest = new Map<string, number>();
      for (const [at, place] of places.entries()) {
        for (const word of words[place]) heaviest.set(word, at);
      }
      for (const [word, place] of heaviest) {
        wordsAdded.push(numbers.fetch(word, () => wordCount++));
        added.push((size << PLACE_BITS) | place);
      }
      size += 1;
    },
    finish: () => openWordIndex(numbers, groupByWord(added.all(), wordsAdded.all(), wordCount), size),
  };
}

/** Numbers up to 2^32, as many as there come. */
class GrowingNumbers {
  #numbers = new Uint32Array(1024);
  #count = 0;

  push(number: number): void {
    if (this.#count === this.#numbers.length) {
      const larger = new Uint32Array(2 * this.#count);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#count] = number;
    this.#count += 1;
  }

  all(): Uint32Array {
    return this.#numbers.subarray(0, this.#count);
  }
}

/** The postings of a word, by its number, in the order of the entries. */
type FindPostings = (word: number) => Uint32Array;

function groupByWord(postings: Uint32Array, words: Uint32Array, wordCount: number): FindPostings {
  // Where those of each word end; while they are put there, where the next one goes.
  const ends = new Uint32Array(wordCount + 1);
  for (const word of words) ends[word + 1] = (ends[word + 1] ?? 0) + 1;
  for (let word = 1; word <= wordCount; word += 1) ends[word] = (ends[word] ?? 0) + (ends[word - 1] ?? 0);
  const grouped = new Uint32Array(postings.length);
  for (const [at, posting] of postings.entries()) {
    const word = words[at] ?? 0;
    const place = ends[word] ?? 0;
    grouped[place] = posting;
    ends[word] = place + 1;
  }
  return (word) => grouped.subarray(word === 0 ? 0 : ends[word - 1], ends[word]);
}

function openWordIndex(numbers: SearchableMap<number>, postingsOf: FindPostings, size: number): WordIndex {
  return {
    weigh: ({ whole, beginning }) => {
      const weights = new Float32Array(size);
      let count = 0;
      const exact = numbers.get(whole);
      const longer = beginning === undefined ? [] : numbers.atPrefix(beginning);
      for (const [found, number] of exact === undefined ? longer : [[whole, exact] as const, ...longer]) {
        const wholeness = found === whole || found === beginning ? 1 : BEGINNING;
        for (const posting of postingsOf(number)) {
          const id = posting >> PLACE_BITS;
          const weight = (placeWeights[posting & PLACE_MASK] ?? 0) * wholeness;
          const before = weights[id] ?? 0;
          if (before === 0) count += 1;
          if (weight > before) weights[id] = weight;
        }
      }
      return { weights, count };
    },
    has: ({ whole, beginning }) =>
      numbers.has(whole) || (beginning !== undefined && numbers.atPrefix(beginning).size > 0),
    listNear: (word, mostSlips) =>
      [...numbers.fuzzyGet(word, mostSlips)].map(([near, [number, slips]]) => ({
        word: near,
        slips,
        count: postingsOf(number).length,
      })),
  };
}
