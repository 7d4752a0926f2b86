import type { SearchEntry } from '@showroom/catalog-data/search-entry';
import type { PictureRecord } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import type { Store } from '@showroom/store/open-store';
import type { SearchAnswer } from './search-index.ts';
import { findSiteIndex } from './site-search.server.ts';

/** A result as a page draws it. */
export interface SearchResult extends Pick<SearchEntry, 'title' | 'description' | 'url' | 'category'> {
  /** As little of its record as its addresses are made from. Null shows none. */
  readonly picture: Pick<PictureRecord, 'name' | 'hash' | 'dominantColour'> | null;
}

/** A page of what a question finds. */
export interface ResultPage extends Pick<SearchAnswer, 'readAs' | 'instead'> {
  /** How many there are in all. */
  readonly count: number;
  /** Which page this is, from 1, and of how many. */
  readonly page: number;
  readonly pages: number;
  readonly results: readonly SearchResult[];
}

/** Answers a question with one page of its results; the last one where there are fewer. */
export async function answerQuestion(
  store: Store,
  question: string,
  { page: wanted = 1, size }: { readonly page?: number; readonly size: number },
): Promise<ResultPage> {
  const { found, readAs, instead } = (await findSiteIndex(store)).search(question);
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(wanted, pages);
  const results = found.slice((page - 1) * size, page * size).map(toResult);
  return { count: found.length, page, pages, results, readAs, instead };
}

function toResult({ title, description, url, category, pictureName }: SearchEntry): SearchResult {
  const record = pictureName === null ? null : findPicture(pictureName);
  const picture = record && { name: record.name, hash: record.hash.slice(0, 8), dominantColour: record.dominantColour };
  return { title, description, url, category, picture };
}
