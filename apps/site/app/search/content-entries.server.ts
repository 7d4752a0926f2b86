import { pages, type PagePath } from '@showroom/catalog-data/pages';
import type { SearchEntry } from '@showroom/catalog-data/search-entry';
import { inStockProducts } from '@showroom/store/in-stock-products';
import type { Store } from '@showroom/store/open-store';
import type { PictureReference } from '@showroom/store/picture-reference';
import { posts } from '@showroom/store/posts';
import type { listPublished } from '@showroom/store/published';
import { works } from '@showroom/store/works';
import { toMediumPictureName } from '@showroom/app-frame/medium-picture-name';
import { readAllPublished } from '../content/list-all-published.server.ts';

/** A kind of content, and the page under which each of it stands. */
interface SearchedContent {
  readonly page: PagePath;
  readonly list: (store: Store) => Promise<readonly SearchEntry[]>;
}

const searchedContent: readonly SearchedContent[] = [
  searched('/in-stock', inStockProducts, ({ name, description, category, specifications, features, pictures }) => ({
    // The catalogue may have one of the same name.
    title: `${name}, in stock`,
    description,
    category: 'In Stock',
    labels: [category, ...specifications.map(({ value }) => value)],
    facts: features,
    pictureName: nameOf(pictures[0]),
  })),
  searched('/our-works', works, ({ title, description, category, projectType, location, features, pictures }) => ({
    title,
    description,
    category: 'Our Works',
    labels: [category, projectType, location],
    facts: features,
    pictureName: nameOf(pictures[0]),
  })),
  searched('/blog', posts, ({ title, excerpt, category, metaKeywords, cover }) => ({
    title,
    description: excerpt,
    category: 'Blog',
    labels: [category],
    facts: metaKeywords,
    pictureName: nameOf(cover),
  })),
];

/**
 * What the owner has published that the search finds, as visitors see it at this moment. Content whose pages are not built
 * is left out: a result leads somewhere.
 */
export async function listContentEntries(
  store: Store,
  isBuilt = (page: PagePath) => pages[page].isBuilt,
): Promise<readonly SearchEntry[]> {
  const lists = searchedContent.filter(({ page }) => isBuilt(page)).map(({ list }) => list(store));
  return (await Promise.all(lists)).flat();
}

function searched<Fields extends object, Public extends object>(
  page: PagePath,
  kind: Parameters<typeof listPublished<Fields, Public>>[1],
  describe: (fields: Public) => Omit<SearchEntry, 'url'>,
): SearchedContent {
  return {
    page,
    list: async (store) => {
      const entries: SearchEntry[] = [];
      for await (const items of readAllPublished(store, kind)) {
        for (const { path, fields } of items) if (path !== null) entries.push({ ...describe(fields), url: path });
      }
      return entries;
    },
  };
}

function nameOf(picture: PictureReference | null | undefined): string | null {
  if (!picture) return null;
  return picture.source === 'master' ? picture.name : toMediumPictureName(picture.id);
}
