import { writeDeletedThing, type DeletedThing } from '../kinds/restore-path.ts';

/** Where a press brings back pictures that were deleted just now. */
export function toMediaUndoPath(deleted: readonly DeletedThing[]): string {
  return `/admin/media/undo?of=${deleted.map(writeDeletedThing).join('~')}`;
}

/** Where a press shows a picture again that another one has just taken the place of. */
export function toReplacedUndoPath(replaced: DeletedThing): string {
  return `/admin/media/undo?replaced=${writeDeletedThing(replaced)}`;
}
