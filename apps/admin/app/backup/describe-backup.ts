import type { Backup, BackupSort } from '@showroom/store/admin/backups';
import { formatInstant } from '../leads/format-instant.ts';

/** Why a backup was made, in a word or two. */
export const sortLabels: Readonly<Record<BackupSort, string>> = {
  daily: 'Daily',
  manual: 'Made by hand',
  'before-restore': 'From before a restore',
  uploaded: 'Uploaded',
};

/** As the activity calls a backup: "the backup of Nov 21, 2026, 3:00 a.m." */
export function describeBackup({ createdAt }: Pick<Backup, 'createdAt'>): string {
  return `the backup of ${formatInstant(createdAt)}`;
}
