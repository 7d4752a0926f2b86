import type { Backup, BackupJob, BackupSort, JobFailure } from '@showroom/store/admin/backups';
import { formatInstant } from '../leads/format-instant.ts';

/** Why a backup was made, in a word or two. */
export const sortLabels: Readonly<Record<BackupSort, string>> = {
  daily: 'Daily',
  manual: 'Made by hand',
  'before-restore': 'From before a restore',
  uploaded: 'Uploaded',
};

const jobNames: Readonly<Record<BackupJob['kind'], string>> = {
  backup: 'The backup',
  restore: 'The restore',
  check: 'The file that was checked',
};

/** Why something was not done, and what it was, for who no longer waits for it: "The restore: The disk is full…" */
export function describeFailure({ kind, message }: JobFailure): string {
  return `${jobNames[kind]}: ${message}`;
}

/** As the activity calls a backup: "the backup of Nov 21, 2026, 3:00 a.m." */
export function describeBackup({ createdAt }: Pick<Backup, 'createdAt'>): string {
  return `the backup of ${formatInstant(createdAt)}`;
}
