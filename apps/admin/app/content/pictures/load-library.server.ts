import { loadContentPictures, type ContentPicture } from '@showroom/app-frame/content-pictures';
import { countContent, findContentPage, media, type Medium, type Store } from '@showroom/store/admin';
import { readPage, readQuery } from '../../frame/sorting/list-params.ts';
import { readSort, type Sort } from '../../frame/sorting/sorts.ts';
import { mediaSorts, type MediaSort } from './media-sorts.ts';

export interface ListedMedium {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly alt: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isAnimated: boolean;
  readonly picture: ContentPicture | null;
}

export interface LibraryPage {
  /** Words in their names or alt texts. */
  readonly query: string;
  /** Shows unused pictures only. */
  readonly isUnused: boolean;
  /** The order of the pictures. */
  readonly sort: Sort<MediaSort>;
  /** The page, from 1. */
  readonly page: number;
  /** The number of pages. */
  readonly pageCount: number;
  /** The number of pictures that match the filter. */
  readonly found: number;
  /** The number of all pictures. */
  readonly total: number;
  /** The pictures of this page. */
  readonly pictures: readonly ListedMedium[];
}

export const PICTURES_PER_PAGE = 24;

/** The library as a URL asks for it: `q`, `unused=yes`, `sort`, `page`. */
export async function loadLibrary(store: Store, params: URLSearchParams): Promise<LibraryPage> {
  const query = readQuery(params);
  const sort = readSort(mediaSorts, params.get('sort'));
  const isUnused = params.get('unused') === 'yes';
  const filter = { query, ...(isUnused ? { isUnused } : {}) };
  const [{ items, found, page, pageCount }, total] = await Promise.all([
    findContentPage(store, media, { ...filter, order: sort, page: readPage(params), perPage: PICTURES_PER_PAGE }),
    countContent(store, media),
  ]);
  return {
    query,
    isUnused,
    sort,
    page,
    pageCount,
    found,
    total,
    pictures: await listMedia(store, items),
  };
}

export async function listMedia(
  store: Store,
  items: readonly { readonly id: string; readonly revision: number; readonly fields: Medium }[],
): Promise<ListedMedium[]> {
  const references = items.map(({ id }) => ({ source: 'media', id, alt: '' }) as const);
  const drawn = await loadContentPictures(store, references);
  return items.map(({ id, revision, fields: { name, alt, widthPx, heightPx, isAnimated } }) => ({
    id,
    revision,
    name,
    alt,
    widthPx,
    heightPx,
    isAnimated,
    picture: drawn.findForCard({ source: 'media', id, alt: '' }),
  }));
}
