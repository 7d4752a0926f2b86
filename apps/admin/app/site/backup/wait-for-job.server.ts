import { BackupError, type Backups } from '@showroom/store/admin';
import { FULL_DISK_STATUS } from '../../frame/session/full-disk.ts';

/** Longer than a shop’s backup takes; far shorter than a proxy’s timeout. In milliseconds. */
const PATIENCE_MS = 8_000;

/** The outcome of a long job: done, failed, or still running. */
export type JobAnswer<T> =
  | { readonly state: 'done'; readonly result: T }
  /** `status` is the response’s status. */
  | {
      readonly state: 'refused';
      readonly message: string;
      readonly status: number;
      /** A different passphrase would help, so the message is shown at that field. */
      readonly isOfPassphrase?: boolean;
    }
  | { readonly state: 'under-way' };

/** Failures that aren’t the file’s fault. */
const statuses: Readonly<Partial<Record<BackupError['code'], number>>> = {
  'disk-full': FULL_DISK_STATUS,
  'under-way': 409,
  'too-busy': 409,
};

const passphraseCodes: readonly BackupError['code'][] = ['locked', 'wrong-passphrase'];

/**
 * Waits a few seconds for a job that may take longer. A later failure is shown on the job’s page.
 *
 * @throws any error other than a BackupError
 */
export async function waitForJob<T>(
  backups: Pick<Backups, 'stopWaiting'>,
  work: Promise<T>,
  patienceMs = PATIENCE_MS,
): Promise<JobAnswer<T>> {
  const outcome = work.then(
    (result): JobAnswer<T> => ({ state: 'done', result }),
    (error: unknown): JobAnswer<T> => {
      if (!(error instanceof BackupError)) throw error;
      const { code, message } = error;
      const isOfPassphrase = passphraseCodes.includes(code);
      return { state: 'refused', message, status: statuses[code] ?? 400, isOfPassphrase };
    },
  );
  // Nothing waits any longer; the backups record the outcome.
  outcome.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<JobAnswer<T>>((resolve) => {
    timer = setTimeout(() => {
      backups.stopWaiting();
      resolve({ state: 'under-way' });
    }, patienceMs);
  });
  try {
    return await Promise.race([outcome, impatience]);
  } finally {
    clearTimeout(timer);
  }
}
