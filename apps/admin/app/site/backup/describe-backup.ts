import type { Backup, BackupJob, BackupSort, JobFailure } from '@showroom/store/admin/backups';
import { formatInstant } from '../../frame/words/format-instant.ts';

/** Why a backup was made, in a word or two. */
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

/** Why something was not done, and what it was, for who no longer waits for it: "Restore failed: The disk is full…" */
export function describeFailure({ kind, message }: JobFailure): string {
  return `${jobNames[kind]}: ${message}`;
}

/** To the second: two may have been made within a minute. */
export function formatSecond({ createdAt }: Pick<Backup, 'createdAt'>): string {
  // No time zone moves the seconds.
  return formatInstant(createdAt).replace(/:\d\d/, (minute) => `${minute}:${createdAt.slice(17, 19)}`);
}

/**
 * When each backup of a list was made, by its name, in words that tell them apart: to the second where two are of one minute, and with a
 * number where they hold the same moment, as one that was uploaded twice does.
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
      // The newest come first: the number of one stays as others are added.
      const number = countOf(moments.slice(at), moment);
      return [name, countOf(moments, moment) > 1 ? `${moment} (${number})` : moment];
    }),
  );
}

function countOf(all: readonly string[], one: string): number {
  return all.filter((each) => each === one).length;
}

/** As the activity calls a backup: "the backup from Nov 21, 2026, 3:00 a.m." */
export function describeBackup({ createdAt }: Pick<Backup, 'createdAt'>): string {
  return `the backup from ${formatInstant(createdAt)}`;
}
