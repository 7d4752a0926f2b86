import { Badge } from '@showroom/ui/badge';
import { Link } from 'react-router-dom';
import { isItemName, type KindName } from '../../frame/navigation/content-kinds.ts';
import type { ListCard } from './load-list.server.ts';

export function StatusBadge({ status }: Pick<ListCard, 'status'>) {
  if (status === null) return null;
  const { label, tone, notes = [] } = status;
  return (
    <span className="grid gap-0.5">
      <Badge tone={tone}>{label}</Badge>
      {notes.map((note) => (
        <span key={note} className="text-caption text-ink-muted">
          {note}
        </span>
      ))}
    </span>
  );
}

interface EntryActionsProps {
  readonly kind: KindName;
  readonly title: string;
  readonly path: string;
  readonly search: string;
  readonly className: string;
}

/** What can be done with one entry of a list. The list stays where it is under a dialog. */
export function EntryActions({ kind, title, path, search, className }: EntryActionsProps) {
  const linkClass = `inline-flex min-h-11 items-center ${className}`;
  return (
    <>
      <Link to={path + search} preventScrollReset={isItemName(kind)} className={linkClass}>
        Edit<span className="sr-only"> “{title}”</span>
      </Link>
      <Link to={`${path}/delete${search}`} preventScrollReset className={`${linkClass} text-danger`}>
        Delete<span className="sr-only"> “{title}”</span>
      </Link>
    </>
  );
}
