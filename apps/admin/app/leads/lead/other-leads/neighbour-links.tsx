import type { LeadNeighbours } from '@showroom/store/admin';
import { Tooltip } from '@showroom/ui/tooltip';
import { Link } from 'react-router-dom';
import { useNeighbourKeys } from './use-neighbour-keys.ts';

export interface NeighbourLinksProps {
  readonly neighbours: LeadNeighbours;
  /** The list’s query, which each lead’s URL carries. */
  readonly inboxSearch: string;
}

const link = 'inline-flex min-h-11 min-w-11 items-center gap-2 text-ink-muted hover:text-ink hover:underline';

/** Links to the leads above and below in the list, also by Alt and an arrow key. */
export function NeighbourLinks({ neighbours: { previous, next }, inboxSearch }: NeighbourLinksProps) {
  const toPath = (id: string) => `/admin/leads/${id}${inboxSearch}`;
  useNeighbourKeys({
    ArrowUp: previous === null ? undefined : toPath(previous.id),
    ArrowDown: next === null ? undefined : toPath(next.id),
  });
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Previous and next lead" className="flex gap-5">
      {previous !== null && (
        <Tooltip text="Alt + ↑">
          <Link rel="prev" to={toPath(previous.id)} className={link} aria-keyshortcuts="Alt+ArrowUp">
            ↑ Previous<span className="sr-only">: {nameOf(previous)}</span>
          </Link>
        </Tooltip>
      )}
      {next !== null && (
        <Tooltip text="Alt + ↓">
          <Link rel="next" to={toPath(next.id)} className={link} aria-keyshortcuts="Alt+ArrowDown">
            ↓ Next<span className="sr-only">: {nameOf(next)}</span>
          </Link>
        </Tooltip>
      )}
    </nav>
  );
}

function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
