import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import { isVisible } from '../published/read-published.ts';
import { listPathSpellings } from './composed-path.ts';

/** Longer chains of the owner's redirects, and cycles, are not followed. */
export const LONGEST_CHAIN = 8;

/** Returns the target of a path: the content's current page, or the owner's target. Ask only before a 404: pages come first. */
export async function findRedirect(store: Store, path: string): Promise<string | undefined> {
  const seen = new Set<string>();
  let step: Step = { to: path, isEnd: false };
  while (seen.size < LONGEST_CHAIN) {
    if (step.isEnd) return step.to;
    if (seen.has(step.to)) return undefined;
    seen.add(step.to);
    // oxlint-disable-next-line no-await-in-loop -- each says where the next one is
    const next: Step | undefined = await findStep(store, step.to);
    if (next === undefined) return step.to === path ? undefined : step.to;
    step = next;
  }
  return undefined;
}

export async function listActiveRedirects(store: Store): Promise<[path: string, target: string][]> {
  const rows = await reader(store).selectFrom('redirect').select('path').orderBy('path').execute();
  const leading = await Promise.all(rows.map(async ({ path }) => [path, await findRedirect(store, path)] as const));
  return leading.flatMap(([path, target]) => (target === undefined ? [] : [[path, target]]));
}

interface Step {
  readonly to: string;
  /** A page is there, and pages come before redirects. */
  readonly isEnd: boolean;
}

async function findStep(store: Store, path: string): Promise<Step | undefined> {
  const now = store.now().toISOString();
  const row = await reader(store)
    .selectFrom('redirect')
    .select(['content_id', 'target_path'])
    .where('path', 'in', listPathSpellings(path))
    .where('active_from', '<=', now)
    .orderBy('active_from', 'desc')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.content_id === null) return row.target_path === null ? undefined : { to: row.target_path, isEnd: false };
  const publication = await reader(store)
    .selectFrom('content_publication')
    .select('path')
    .where('content_id', '=', row.content_id)
    .where((eb) => isVisible(eb, now))
    .executeTakeFirst();
  const to = publication?.path ?? undefined;
  return to === undefined || to === path ? undefined : { to, isEnd: true };
}
