import type { Backup } from '@showroom/store/admin';
import { sortRows } from '../../frame/sorting/sort-rows.ts';
import type { Sort, Sorts } from '../../frame/sorting/sorts.ts';

export type BackupSort = 'time' | 'size';

export const backupSorts: Sorts<BackupSort> = [
  { by: 'time', rising: 'Oldest first', falling: 'Newest first', beginsFalling: true },
  { by: 'size', rising: 'Smallest first', falling: 'Largest first', beginsFalling: true },
];

export function sortBackups(backups: readonly Backup[], sort: Sort<BackupSort>): Backup[] {
  return sortRows(backups, sort, { time: ({ createdAt }) => createdAt, size: ({ bytes }) => bytes });
}
