import { listLeads, type Store } from '@showroom/store/admin';
import { pipelineStatuses } from '@showroom/store/rules';
import { toLeadFilter, type InboxView } from '../lead-filter-url.ts';
import type { BoardColumn } from './lead-board.tsx';

/**
 * A view as a board: a column for each status of the pipeline, or only the requested one, and the number of leads. A
 * board has no pages: older leads are in the list.
 */
export async function loadBoard(store: Store, view: InboxView) {
  const statuses = view.status === undefined ? pipelineStatuses : [view.status];
  const columns: BoardColumn[] = await Promise.all(
    statuses.map(async (status) => ({ status, found: await listLeads(store, { ...toLeadFilter(view), status }) })),
  );
  return {
    columns,
    total: columns.reduce((sum, { found }) => sum + found.total, 0),
    isMore: columns.some(({ found }) => found.isMore),
    previous: null,
    next: null,
  };
}
