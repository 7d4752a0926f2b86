import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';

/** Returns those paths that redirect now or by a schedule, latest first. */
export async function listMovedPaths(store: Store, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const rows = await reader(store)
    .selectFrom('redirect')
    .select('path')
    .where('path', 'in', paths)
    .orderBy('active_from', 'desc')
    .execute();
  return rows.map(({ path }) => path);
}
