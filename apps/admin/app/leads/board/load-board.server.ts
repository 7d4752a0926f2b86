import { listLeads } from '@showroom/store/admin/list-leads';
import { pipelineStatuses } from '@showroom/store/lead-status';
import type { Store } from '@showroom/store/open-store';
import { toLeadFilter, type InboxView } from '../lead-filter-url.ts';
import type { BoardColumn } from './lead-board.tsx';

/**
 * A view as a board: a column for each status of the pipeline, or the only one that was asked for, and how many leads they
 * hold together. A board has no pages: the list has the older ones.
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
