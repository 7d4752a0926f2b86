import type { SearchEntry } from '@showroom/catalog-data/search-entry';
import { inStockProducts } from '@showroom/store/in-stock-products';
import type { Store } from '@showroom/store/open-store';
import type { PictureReference } from '@showroom/store/picture-reference';
import { posts } from '@showroom/store/posts';
import type { listPublished } from '@showroom/store/published';
import { works } from '@showroom/store/works';
import { toMediumPictureName } from '@showroom/app-frame/medium-picture-name';
import { readAllPublished } from '../content/list-all-published.server.ts';
import { coverOf } from '../works/work-card.server.ts';

/** Lists the entries of a kind of content. */
type SearchedContent = (store: Store) => Promise<readonly SearchEntry[]>;

const searchedContent: readonly SearchedContent[] = [
  byAddress(
    searched(inStockProducts, ({ name, description, category, specifications, features, pictures }, url) => ({
      // The catalogue may have one of the same name.
      title: `${name}, in stock`,
      description,
      category: 'In Stock',
      labels: [category, ...specifications.map(({ value }) => value)],
      facts: features,
      pictureName: nameOf(pictures[0]),
      url,
    })),
  ),
  searched(works, ({ title, description, category, projectType, location, features, ...pictures }, url) => ({
    title,
    description,
    category: 'Our Works',
    labels: [category, projectType, location],
    facts: features,
    pictureName: nameOf(coverOf(pictures)),
    url,
  })),
  searched(posts, ({ title, excerpt, category, metaKeywords, cover }, url) => ({
    title,
    description: excerpt,
    category: 'Blog',
    labels: [category],
    facts: metaKeywords,
    pictureName: nameOf(cover),
    url,
  })),
];

/** What the owner has published that the search finds, as visitors see it at this moment. */
export async function listContentEntries(store: Store): Promise<readonly SearchEntry[]> {
  return (await Promise.all(searchedContent.map((list) => list(store)))).flat();
}

function searched<Fields extends object, Public extends object>(
  kind: Parameters<typeof listPublished<Fields, Public>>[1],
  describe: (fields: Public, url: string) => SearchEntry,
): SearchedContent {
  return async (store) => {
    const entries: SearchEntry[] = [];
    for await (const items of readAllPublished(store, kind)) {
      for (const { path, fields } of items) if (path !== null) entries.push(describe(fields, path));
    }
    return entries;
  };
}

/**
 * Of what fits a question as well, the first is found first: pieces that came in together stand in an order of chance, and a copy of
 * the store has another.
 */
function byAddress(list: SearchedContent): SearchedContent {
  return async (store) => [...(await list(store))].sort((a, b) => a.url.localeCompare(b.url, 'en'));
}

function nameOf(picture: PictureReference | null | undefined): string | null {
  if (!picture) return null;
  return picture.source === 'master' ? picture.name : toMediumPictureName(picture.id);
}
