import { pages, type PagePath } from '@showroom/catalog-data/pages';

export interface PageWords {
  readonly path: PagePath;
  readonly label: string;
  readonly title: string;
  /** The title in search results, if it differs from the heading. */
  readonly metaTitle?: string;
  readonly description: string;
}

/** The words of a page. On the server only: browsers don't need the table of all pages. */
export function pageWords(path: PagePath): PageWords {
  const { label, title, metaTitle, description } = pages[path];
  return { path, label, title, description, ...(metaTitle === undefined ? {} : { metaTitle }) };
}
