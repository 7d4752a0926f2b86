import { Link } from 'react-router-dom';
import { buildInboxSearch, fromTheStart, type InboxView } from '../lead-filter-url.ts';

/** Switches between list and board. */
export function ViewSwitch({ view }: { readonly view: InboxView }) {
  return (
    <nav aria-label="View" className="mt-4 flex gap-2">
      {[false, true].map((isBoard) => (
        <Link
          key={String(isBoard)}
          to={`/admin/leads${buildInboxSearch({ ...fromTheStart(view), isBoard })}`}
          aria-current={view.isBoard === isBoard ? 'page' : undefined}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-ink-muted hover:text-ink aria-[current=page]:border-brass aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {isBoard ? 'Board' : 'List'}
        </Link>
      ))}
    </nav>
  );
}
