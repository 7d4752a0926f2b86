import type { findPageWords as find } from '@showroom/store/page-words';
import { readSnapshot } from './snapshot.ts';

type Words = Awaited<ReturnType<typeof find>>;

/** What the owner had search engines say of a page when the site was exported; undefined where that is nothing. */
export async function findPageWords(_store: unknown, path: string): Promise<Words> {
  // Written by `takeSnapshot`.
  const wordsOf = (await readSnapshot('page-words')) as Readonly<Record<string, Words>>;
  return wordsOf[path];
}
