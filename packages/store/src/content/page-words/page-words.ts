import { z } from 'zod';
import { defineKind } from '../content-kind.ts';
import { line, lines } from '../kinds/field-schemas.ts';
import { rememberShown } from '../published/remember-shown.ts';
import type { Store } from '../../store.ts';
import { readFields } from '../stored-content.ts';

/** What search engines cut off is read by nobody; these leave room for words that are narrow. In characters. */
export const pageWordsLimits = { title: 120, description: 320 };

const pageWordsSchema = z.object({
  path: line(300),
  /** Empty: the page's own. */
  title: line(pageWordsLimits.title),
  /** Empty: the page's own. */
  description: line(pageWordsLimits.description),
  /** Checks of which the owner does not want to hear on this page. */
  muted: lines(20, 40),
});

export type PageWords = z.infer<typeof pageWordsSchema>;

/** What the owner has search engines say of a public page in the place of its own words. */
export const pageWords = defineKind({
  name: 'page-words',
  noun: 'search engine words of',
  schema: pageWordsSchema,
  needed: ['path'],
  ownersOnly: ['muted'],
  title: ({ path }) => path,
});

/** The id of a page's words: there is one for each path. */
export function toPageWordsId(path: string): string {
  return `page:${path}`;
}

type WrittenWords = Partial<Pick<PageWords, 'title' | 'description'>>;

/** The owner's words for a page, without those that are the page's own; undefined where there are none. */
export async function findPageWords(store: Store, path: string): Promise<WrittenWords | undefined> {
  return (await readAll(store)).get(path);
}

/** There are some hundred pages at most; and every page asks. */
const readAll = rememberShown([pageWords.name], (rows, store): ReadonlyMap<string, WrittenWords> => {
  const all = new Map<string, WrittenWords>();
  for (const row of rows) {
    const { path, title, description } = readFields(pageWords, row, store.log);
    if (title === '' && description === '') continue;
    all.set(path, { ...(title === '' ? {} : { title }), ...(description === '' ? {} : { description }) });
  }
  return all;
});
