import { isInStock, nameAvailability, type Availability } from '@showroom/catalog-data/catalogue/availability';
import { catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { describeQuartzPrice, type QuartzPriceBands } from '@showroom/catalog-data/quartz-cost';
import { findPublishedByIds, media, readBusinessFacts, type Store } from '@showroom/store/site';
import type { SearchEntry } from '@showroom/catalog-data/search-entry';
import type { PictureRecord } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { findMediumOfName } from '@showroom/app-frame/medium-picture-name';
import { toMediumRecord } from '@showroom/app-frame/medium-record';
import type { SearchAnswer } from './search-index.ts';
import { findSiteIndex } from './site-search.server.ts';

type ResultPicture = Pick<PictureRecord, 'name' | 'hash' | 'dominantColour' | 'focalPoint'>;

export interface SearchResult extends Pick<SearchEntry, 'title' | 'description' | 'url' | 'category'> {
  /** Null if it isn't a product. */
  readonly price: string | null;
  /** Its availability; null if it isn't a product. */
  readonly stock: { readonly words: string; readonly isHad: boolean } | null;
  /** Only what its URLs need. */
  readonly picture: ResultPicture | null;
}

export interface ResultPage extends Pick<SearchAnswer, 'filters' | 'instead' | 'isNearest' | 'readAs'> {
  /** The query for products in stock; null if that makes no difference. */
  readonly inStockOnly: string | null;
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly results: readonly SearchResult[];
}

/** Searches, and returns a page of results; the last one if there are fewer. */
export async function answerQuestion(
  store: Store,
  question: string,
  { page: wanted = 1, size }: { readonly page?: number; readonly size: number },
): Promise<ResultPage> {
  const { search, findAvailability } = await findSiteIndex(store);
  const { found, filters, isNearest, readAs, instead } = search(question);
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(wanted, pages);
  const shown = found.slice((page - 1) * size, page * size);
  const findRecord = await loadPictures(store, shown);
  const { quartzPriceBands } = await readBusinessFacts(store);
  const results = shown.map((entry) => toResult(entry, findAvailability(entry), findRecord, quartzPriceBands));
  const inStockOnly = filters.some(({ name }) => name === 'stock')
    ? null
    : narrowToStock(readAs ?? question, found.map(findAvailability));
  return { count: found.length, page, pages, results, filters, isNearest, inStockOnly, readAs, instead };
}

type FindRecord = (name: string) => ResultPicture | null;

/** Loads pictures of results: rendered ones, and those that the owner uploaded. */
async function loadPictures(store: Store, entries: readonly SearchEntry[]): Promise<FindRecord> {
  const ids = entries.flatMap(({ pictureName }) => findMediumOfName(pictureName ?? '') ?? []);
  const uploaded = await findPublishedByIds(store, media, ids);
  return (name) => {
    const id = findMediumOfName(name);
    if (id === undefined) return findPicture(name);
    const medium = uploaded.get(id)?.fields;
    return medium === undefined ? null : toMediumRecord(id, medium);
  };
}

/** Adds "in stock" to a query if some of its results are and others aren't. */
function narrowToStock(question: string, found: readonly (Availability | null)[]): string | null {
  const states = new Set(found.flatMap((availability) => (availability === null ? [] : [isInStock(availability)])));
  return states.size === 2 ? `${question} in stock` : null;
}

function toResultPicture({ name, hash, dominantColour, focalPoint }: ResultPicture): ResultPicture {
  return { name, hash: hash.slice(0, 8), dominantColour, ...(focalPoint ? { focalPoint } : {}) };
}

function toResult(
  { title, description, url, category, pictureName, product }: SearchEntry,
  availability: Availability | null,
  findRecord: FindRecord,
  quartzPriceBands: QuartzPriceBands,
): SearchResult {
  const record = pictureName === null ? null : findRecord(pictureName);
  const picture = record && toResultPicture(record);
  const colour = product?.family === 'Quartz' ? findQuartzColour(url.split('/').at(-1) ?? '') : undefined;
  // Slabs are cut to order and have no availability.
  const stock =
    availability === null || colour
      ? null
      : { words: nameAvailability(availability, familyOf(url)), isHad: isInStock(availability) };
  const price = colour ? describeQuartzPrice(quartzPriceBands[colour.collection]) : (product?.price ?? null);
  return { title, description, url, category, picture, price, stock };
}

/** The family of a product's page; may be empty. */
function familyOf(url: string): string {
  return catalogueFamilies.find(({ productsPath }) => url.startsWith(`${productsPath}/`))?.family ?? '';
}
