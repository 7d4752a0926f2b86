import { Badge } from '@showroom/ui/badge';
import { isItemName, type KindName } from '../../frame/navigation/content-kinds.ts';
import { RowActions } from '../../frame/parts/row-actions.tsx';
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
}

/** What can be done with one entry of a list. The list stays where it is under a dialog. */
export function EntryActions({ kind, title, path, search }: EntryActionsProps) {
  return (
    <RowActions
      name={`“${title}”`}
      actions={[
        { label: 'Edit', to: path + search, preventScrollReset: isItemName(kind) },
        { label: 'Delete', to: `${path}/delete${search}`, preventScrollReset: true, isDanger: true },
      ]}
    />
  );
}
