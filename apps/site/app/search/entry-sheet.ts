import type { FacetName, SearchEntry, SearchedProduct } from '@showroom/catalog-data/search-entry';
import { listWholeWords } from './search-words.ts';

/** An entry's filter values, in the words of queries. */
export interface EntrySheet extends Pick<
  SearchedProduct,
  'family' | 'isLit' | 'widthIn' | 'priceCents' | 'availability'
> {
  readonly url: string;
  /** The words of each value, joined by spaces, by facet. */
  readonly values: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** The words of its colours and finishes. */
  readonly colourWords: readonly string[];
}

/** Creates the sheets of entries and caches the words of each text. */
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
