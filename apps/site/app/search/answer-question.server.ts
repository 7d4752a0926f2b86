import type { SearchEntry } from '@showroom/catalog-data/search-entry';
import type { PictureRecord } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { media } from '@showroom/store/media';
import type { Store } from '@showroom/store/open-store';
import { findPublishedByIds } from '@showroom/store/published';
import { findMediumOfName } from '@showroom/app-frame/medium-picture-name';
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
  const shown = found.slice((page - 1) * size, page * size);
  const findRecord = await loadPictures(store, shown);
  const results = shown.map((entry) => toResult(entry, findRecord));
  return { count: found.length, page, pages, results, readAs, instead };
}

type FindRecord = (name: string) => Pick<PictureRecord, 'name' | 'hash' | 'dominantColour'> | null;

/** The pictures of some results: the studio's, and those that the owner uploaded. The store is asked where there are such. */
async function loadPictures(store: Store, entries: readonly SearchEntry[]): Promise<FindRecord> {
  const ids = entries.flatMap(({ pictureName }) => findMediumOfName(pictureName ?? '') ?? []);
  const uploaded = await findPublishedByIds(store, media, ids);
  return (name) => {
    const id = findMediumOfName(name);
    if (id === undefined) return findPicture(name);
    const medium = uploaded.get(id)?.fields;
    return medium === undefined ? null : { name, hash: medium.sha256, dominantColour: medium.dominantColour };
  };
}

function toResult(
  { title, description, url, category, pictureName }: SearchEntry,
  findRecord: FindRecord,
): SearchResult {
  const record = pictureName === null ? null : findRecord(pictureName);
  const picture = record && { name: record.name, hash: record.hash.slice(0, 8), dominantColour: record.dominantColour };
  return { title, description, url, category, picture };
}
