import { writeDeletedThing, type DeletedThing } from '../kinds/restore-path.ts';

export function toMediaUndoPath(deleted: readonly DeletedThing[]): string {
  return `/admin/media/undo?of=${deleted.map(writeDeletedThing).join('~')}`;
}

export function toReplacedUndoPath(replaced: DeletedThing): string {
  return `/admin/media/undo?replaced=${writeDeletedThing(replaced)}`;
}
