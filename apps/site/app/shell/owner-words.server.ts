import { findPageWords, readSettings, type Store } from '@showroom/store/site';

/** What the owner has search engines say in the place of a page's own title and description. */
export interface OwnerWords {
  /** The page that they are for. */
  readonly path: string;
  readonly title?: string;
  readonly description?: string;
}

/**
 * The owner's words for the page at a path, without those that are the page's own. Those of the home page are in the settings of
 * the site, and what was written for its path comes before them.
 */
export async function readOwnerWords(store: Store, path: string): Promise<OwnerWords> {
  const written = await findPageWords(store, path);
  if (path !== '/') return { path, ...written };
  const { title, description } = (await readSettings(store)).site;
  return {
    path,
    ...(title === '' ? {} : { title }),
    ...(description === '' ? {} : { description }),
    ...written,
  };
}
