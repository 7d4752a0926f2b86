import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';

/** Of some paths those from which something leads on, or will once a plan has come: the last to do so first. */
export async function listPathsThatMoved(store: Store, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const rows = await reader(store)
    .selectFrom('redirect')
    .select('path')
    .where('path', 'in', paths)
    .orderBy('active_from', 'desc')
    .execute();
  return rows.map(({ path }) => path);
}
