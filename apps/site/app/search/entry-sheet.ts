import type { FacetName, SearchEntry, SearchedProduct } from '@showroom/catalog-data/search-entry';
import { listWholeWords } from './search-words.ts';

/** What an entry can be filtered by, in the words that questions are read in. */
export interface EntrySheet extends Pick<
  SearchedProduct,
  'family' | 'isLit' | 'widthIn' | 'priceCents' | 'availability'
> {
  readonly url: string;
  /** The words of each value, joined by blanks, by what it tells. */
  readonly values: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** The words of its colours and finishes. */
  readonly colourWords: readonly string[];
}

/** Makes the sheets of entries; words are looked up once for each text, of which there are few. */
export function createSheetMaker(): (entry: SearchEntry) => EntrySheet | null {
  const known = new Map<string, readonly string[]>();
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? listWholeWords(text);
    known.set(text, words);
    return words;
  };
  return ({ product, url }) => {
    if (product === undefined) return null;
    const { facets, ...rest } = product;
    const values = Object.fromEntries(
      Object.entries(facets).map(([name, labels]) => [name, labels.map((label) => wordsOf(label).join(' '))]),
    );
    const colourWords = [...(facets.colour ?? []), ...(facets.finish ?? [])].flatMap(wordsOf);
    return { ...rest, url, values, colourWords };
  };
}
