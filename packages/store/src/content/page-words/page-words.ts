import { z } from 'zod';
import { defineKind } from '../content-kind.ts';
import { line, lines } from '../kinds/field-schemas.ts';
import { findPublishedByIds } from '../published/read-published.ts';
import type { Store } from '../../store.ts';

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

/** The owner's words for a page, without those that are the page's own; undefined where there are none. */
export async function findPageWords(
  store: Store,
  path: string,
): Promise<Partial<Pick<PageWords, 'title' | 'description'>> | undefined> {
  const id = toPageWordsId(path);
  const found = (await findPublishedByIds(store, pageWords, [id])).get(id);
  if (found === undefined) return undefined;
  const { title, description } = found.fields;
  if (title === '' && description === '') return undefined;
  return { ...(title === '' ? {} : { title }), ...(description === '' ? {} : { description }) };
}
