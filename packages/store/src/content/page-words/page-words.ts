import { z } from 'zod';
import type { Store } from '../../store.ts';
import { defineKind } from '../content-kind.ts';
import { line, lines } from '../kinds/field-schemas.ts';
import { posts } from '../kinds/post.ts';
import { rememberShown } from '../published/remember-shown.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { listPathsThatMoved } from '../redirects/list-paths-that-moved.ts';
import { readFields } from '../stored-content.ts';

/** What search engines cut off is read by no one; these leave room for words that are narrow. In characters. */
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
  noun: 'SEO text for',
  schema: pageWordsSchema,
  needed: ['path'],
  ownersOnly: ['muted'],
  title: ({ path }) => path,
});

/** The id of a page's words: there is one for each path. */
export function toPageWordsId(path: string): string {
  return `page:${path}`;
}

/** Whether a page's words are written where the page is: those of a post are in its form, and nothing else lies over them. */
export function hasItsOwnWords(path: string): boolean {
  return path.startsWith(posts.pathOf('', posts.empty) ?? path);
}

type WrittenWords = Partial<Pick<PageWords, 'title' | 'description'>>;

/**
 * The owner's words for a page, without those that are the page's own; undefined where there are none. A page that moved takes along
 * what was written for its former path, until something is written for the new one.
 */
export async function findPageWords(store: Store, path: string): Promise<WrittenWords | undefined> {
  if (hasItsOwnWords(path)) return undefined;
  const { written, moved } = await readAll(store);
  const words = written.get(path) ?? written.get((await findFormerPath(store, moved, path)) ?? '');
  return words === undefined || Object.keys(words).length === 0 ? undefined : words;
}

/** The owner's words for every page that has some, by its path. */
export async function listWrittenWords(store: Store): Promise<Readonly<Record<string, WrittenWords>>> {
  const { written, moved } = await readAll(store);
  const targets = await Promise.all(moved.map((former) => findRedirect(store, former)));
  const paths = [...written.keys(), ...targets.filter((path) => path !== undefined)];
  const entries = await Promise.all(paths.map(async (path) => [path, await findPageWords(store, path)] as const));
  return Object.fromEntries(entries.flatMap(([path, words]) => (words === undefined ? [] : [[path, words] as const])));
}

/** Of some paths, the first that leads to another now. */
async function findFormerPath(store: Store, moved: readonly string[], path: string): Promise<string | undefined> {
  for (const former of moved) {
    // oxlint-disable-next-line no-await-in-loop -- there is one at most, but for pages that moved twice
    if ((await findRedirect(store, former)) === path) return former;
  }
  return undefined;
}

/** There are some hundred pages at most; and every page asks. */
const readAll = rememberShown([pageWords.name], async (rows, store) => {
  const written = new Map<string, WrittenWords>();
  for (const row of rows) {
    const { path, title, description } = readFields(pageWords, row, store.log);
    written.set(path, { ...(title === '' ? {} : { title }), ...(description === '' ? {} : { description }) });
  }
  return { written, moved: await listPathsThatMoved(store, [...written.keys()]) };
});
