import { findPageWords, readSettings, type Store } from '@showroom/store/site';

/** The owner's title and description for search engines, which replace a page's own. */
export interface OwnerWords {
  readonly path: string;
  readonly title?: string;
  readonly description?: string;
}

/** The owner's words for a path, if any. Those of the home page may also be in the settings; its path takes precedence. */
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
