import type { Backup, BackupJob, BackupSort, JobFailure } from '@showroom/store/admin';
import { formatInstant } from '../../frame/words/format-instant.ts';

export const sortLabels: Readonly<Record<BackupSort, string>> = {
  daily: 'Daily',
  manual: 'Manual',
  'before-restore': 'Automatic (before a restore)',
  uploaded: 'Uploaded',
};

const jobNames: Readonly<Record<BackupJob['kind'], string>> = {
  backup: 'Backup failed',
  restore: 'Restore failed',
  check: 'Verification failed',
};

/** Why a job failed, for someone who no longer waits for it: “Restore failed: The disk is full…” */
export function describeFailure({ kind, message }: JobFailure): string {
  return `${jobNames[kind]}: ${message}`;
}

/** To the second, since two may be made within a minute. */
export function formatSecond({ createdAt }: Pick<Backup, 'createdAt'>): string {
  // No time zone changes the seconds.
  return formatInstant(createdAt).replace(/:\d\d/, (minute) => `${minute}:${createdAt.slice(17, 19)}`);
}

/**
 * The time of each backup, by name, as unique text: with seconds if two are of one minute, and numbered if two are of
 * the same moment, as after uploading one twice.
 */
export function listMomentLabels(backups: readonly Pick<Backup, 'name' | 'createdAt'>[]): ReadonlyMap<string, string> {
  const minutes = backups.map(({ createdAt }) => formatInstant(createdAt));
  const moments = backups.map((backup, at) => {
    const minute = minutes[at] ?? '';
    return countOf(minutes, minute) > 1 ? formatSecond(backup) : minute;
  });
  return new Map(
    backups.map(({ name }, at) => {
      const moment = moments[at] ?? '';
      // Newest first: a backup keeps its number as others are added.
      const number = countOf(moments.slice(at), moment);
      return [name, countOf(moments, moment) > 1 ? `${moment} (${number})` : moment];
    }),
  );
}

function countOf(all: readonly string[], one: string): number {
  return all.filter((each) => each === one).length;
}

/** As in the activity: “the backup from Nov 21, 2026, 3:00 a.m.” */
export function describeBackup({ createdAt }: Pick<Backup, 'createdAt'>): string {
  return `the backup from ${formatInstant(createdAt)}`;
}
