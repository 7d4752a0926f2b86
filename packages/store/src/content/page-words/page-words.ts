import { z } from 'zod';
import type { Store } from '../../store.ts';
import { defineKind } from '../content-kind.ts';
import { line, lines } from '../kinds/field-schemas.ts';
import { posts } from '../kinds/post.ts';
import { cachePublished } from '../published/cache-published.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { listMovedPaths } from '../redirects/list-moved-paths.ts';
import { readFields } from '../stored-content.ts';

/** In characters. Search engines cut off longer ones. */
export const pageWordsLimits = { title: 120, description: 320 };

const pageWordsSchema = z.object({
  path: line(300),
  /** Empty: the page's own. */
  title: line(pageWordsLimits.title),
  /** Empty: the page's own. */
  description: line(pageWordsLimits.description),
  /** SEO checks that the owner muted for this page. */
  muted: lines(20, 40),
});

export type PageWords = z.infer<typeof pageWordsSchema>;

/** The owner's title and description of a public page, for search engines. */
export const pageWords = defineKind({
  name: 'page-words',
  noun: 'SEO text for',
  schema: pageWordsSchema,
  needed: ['path'],
  ownersOnly: ['muted'],
  title: ({ path }) => path,
});

export function toPageWordsId(path: string): string {
  return `page:${path}`;
}

/** Whether a page's title and description are edited with the page itself, as those of a post are. */
export function hasItsOwnWords(path: string): boolean {
  return path.startsWith(posts.pathOf('', posts.empty) ?? path);
}

type WrittenWords = Partial<Pick<PageWords, 'title' | 'description'>>;

/** Undefined when the page has its own. A moved page keeps what was written for its former path until that is edited. */
export async function findPageWords(store: Store, path: string): Promise<WrittenWords | undefined> {
  if (hasItsOwnWords(path)) return undefined;
  const { written, moved } = await readAll(store);
  const words = written.get(path) ?? written.get((await findFormerPath(store, moved, path)) ?? '');
  return words === undefined || Object.keys(words).length === 0 ? undefined : words;
}

/** By path. */
export async function listWrittenWords(store: Store): Promise<Readonly<Record<string, WrittenWords>>> {
  const { written, moved } = await readAll(store);
  const targets = await Promise.all(moved.map((former) => findRedirect(store, former)));
  const paths = [...written.keys(), ...targets.filter((path) => path !== undefined)];
  const entries = await Promise.all(paths.map(async (path) => [path, await findPageWords(store, path)] as const));
  return Object.fromEntries(entries.flatMap(([path, words]) => (words === undefined ? [] : [[path, words] as const])));
}

/** Returns the first of some paths that redirects to `path`. */
async function findFormerPath(store: Store, moved: readonly string[], path: string): Promise<string | undefined> {
  for (const former of moved) {
    // oxlint-disable-next-line no-await-in-loop -- there is one at most, but for pages that moved twice
    if ((await findRedirect(store, former)) === path) return former;
  }
  return undefined;
}

/** Cached, because every page reads them. There are a few hundred at most. */
const readAll = cachePublished([pageWords.name], async (rows, store) => {
  const written = new Map<string, WrittenWords>();
  for (const row of rows) {
    const { path, title, description } = readFields(pageWords, row, store.log);
    written.set(path, { ...(title === '' ? {} : { title }), ...(description === '' ? {} : { description }) });
  }
  return { written, moved: await listMovedPaths(store, [...written.keys()]) };
});
