import { writeDeletedThing, type DeletedThing } from '../kinds/restore-path.ts';

/** The path that restores pictures deleted just now. */
export function toMediaUndoPath(deleted: readonly DeletedThing[]): string {
  return `/admin/media/undo?of=${deleted.map(writeDeletedThing).join('~')}`;
}

/** The path that restores a picture replaced just now. */
export function toReplacedUndoPath(replaced: DeletedThing): string {
  return `/admin/media/undo?replaced=${writeDeletedThing(replaced)}`;
}
