import { BackupError, type Backups } from '@showroom/store/admin/backups';
import { FULL_DISK_STATUS } from '../../frame/session/full-disk.ts';

/** Longer than a shop's backup takes; far shorter than any proxy waits for an answer. In milliseconds. */
const PATIENCE_MS = 8_000;

/** What became of something that may take long: done, not done for a reason, or still under way. */
export type JobAnswer<T> =
  | { readonly state: 'done'; readonly result: T }
  /** `status` is the one of an answer that tells it. */
  | {
      readonly state: 'refused';
      readonly message: string;
      readonly status: number;
      /** Another passphrase would do, so that it is told beside that. */
      readonly isOfPassphrase?: boolean;
    }
  | { readonly state: 'under-way' };

/** Those that have nothing to do with the file. */
const statuses: Readonly<Partial<Record<BackupError['code'], number>>> = {
  'disk-full': FULL_DISK_STATUS,
  'under-way': 409,
  'too-busy': 409,
};

const passphraseCodes: readonly BackupError['code'][] = ['locked', 'wrong-passphrase'];

/**
 * Waits a few seconds for something that goes on however long it takes. How it fails is told to who waits; later, its page tells it.
 *
 * @throws what is no BackupError
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
  // When no one waits any longer; the backups keep what became of it.
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
