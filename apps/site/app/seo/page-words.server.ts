import { pages, type PagePath } from '@showroom/catalog-data/pages';

/** How a page names itself in its head and in the way down to it. */
export interface PageWords {
  readonly path: PagePath;
  readonly label: string;
  readonly title: string;
  /** The title in search results, where the heading alone says too little there. */
  readonly metaTitle?: string;
  readonly description: string;
}

/** The words of one page. Loaders hand them over, so that the table of all pages stays off the browser's line. */
export function pageWords(path: PagePath): PageWords {
  const { label, title, metaTitle, description } = pages[path];
  return { path, label, title, description, ...(metaTitle === undefined ? {} : { metaTitle }) };
}
