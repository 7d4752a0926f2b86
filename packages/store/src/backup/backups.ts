import path from 'node:path';
import { noteActivity } from '../activity/note-activity.ts';
import { reader } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { Actor } from '../database/write-transaction.ts';
import { makeDirectory } from '../make-directory.ts';
import type { Store } from '../store.ts';
import type { StoreLog } from '../store-log.ts';
import { BackupError } from './backup-error.ts';
import {
  findBackup,
  listBackups,
  makeBackup,
  verifyBackup,
  removeAbandoned,
  removeBackup,
  removeOldSafetyCopies,
  importBackup,
} from './backup-library.ts';
import type { Backup, BackupSort } from './backup-library.ts';
import { isOverdue, nextBackupAt } from './backup-schedule.ts';
import { countRecords } from './count-records.ts';
import type { RecordCounts } from './count-records.ts';
import { chooseBackupsToKeep } from './choose-backups-to-keep.ts';
import { LastFailure } from './last-failure.ts';
import { restoreBackupFile } from './restore-backup-file.ts';

export { BackupError } from './backup-error.ts';
export { defaultBackupsDir } from './backup-library.ts';
export type { Backup, BackupSort } from './backup-library.ts';
export type { RecordCounts } from './count-records.ts';

export interface BackupsOptions {
  readonly store: Store;
  readonly directory: string;
  /** Encrypts every backup without a passphrase of its own. */
  readonly passphrase?: string | undefined;
  /** Recipient of failure notices. Default: the email of the business facts. */
  readonly mailTo?: string | undefined;
  /** The backup page, for the link in that email. */
  readonly pageUrl: string;
  readonly log: StoreLog;
}

export interface BackupJob {
  readonly kind: 'backup' | 'restore' | 'check';
  readonly since: string;
}

export interface JobFailure extends Pick<BackupJob, 'kind'> {
  readonly message: string;
}

/** How often to check whether a backup is due, and when to check first. In milliseconds. */
const LOOK_MS = 10 * 60 * 1000;
/** Delay after a failure, in milliseconds. */
const TRY_AGAIN_MS = 60 * 60 * 1000;

export async function openBackups(options: BackupsOptions): Promise<Backups> {
  const backups = new Backups(options);
  await backups.refresh();
  return backups;
}

/** Makes, verifies and restores a store's backups, one job at a time. Errors for the owner are BackupErrors. */
export class Backups {
  readonly #options: BackupsOptions;
  readonly #stopping = new AbortController();
  readonly #failure: LastFailure;
  #job: { readonly job: BackupJob; readonly done: Promise<unknown>; isAwaited: boolean } | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lastAt: string | null = null;
  #bornAt: string | null = null;
  #isUnreadable = false;
  #unseenFailure: JobFailure | null = null;

  constructor(options: BackupsOptions) {
    this.#options = options;
    this.#failure = new LastFailure(options);
  }

  get underWay(): BackupJob | null {
    return this.#job?.job ?? null;
  }

  /**
   * Why the last job of this process failed, if no one was waiting for it; null once another job starts or someone has seen it.
   */
  get unseenFailure(): JobFailure | null {
    return this.#unseenFailure;
  }

  /** The waiting client has left, so a failure is shown later. */
  stopWaiting(): void {
    if (this.#job !== null) this.#job.isAwaited = false;
  }

  get directory(): string {
    return this.#options.directory;
  }

  get hasBackup(): boolean {
    return this.#lastAt !== null;
  }

  get hasPassphrase(): boolean {
    return this.#options.passphrase !== undefined;
  }

  list(): Promise<Backup[]> {
    return listBackups(this.directory);
  }

  find(name: string): Promise<Backup | undefined> {
    return findBackup(this.directory, name);
  }

  /** Counts the current records as a backup would. */
  countRecords(): Promise<RecordCounts> {
    return countRecords(reader(this.#options.store));
  }

  fileOf({ name }: Backup): string {
    return path.join(this.directory, name);
  }

  /** Records a download in the activity. @param input.as as for `restore` */
  async noteDownload(name: string, { actor, as }: { readonly actor: Actor; readonly as: string }): Promise<void> {
    await this.#note(actor, { action: 'backup.downloaded', name, words: `Downloaded ${as}` });
  }

  /** Makes and verifies a backup. @returns its name */
  async make({
    actor,
    passphrase,
  }: {
    readonly actor: Actor;
    readonly passphrase?: string | undefined;
  }): Promise<string> {
    return this.#run('backup', () => this.#make('manual', actor, passphrase));
  }

  /** Moves an uploaded archive into the list if it is complete. @returns its name */
  async take(
    file: string,
    { actor, passphrase }: { readonly actor: Actor; readonly passphrase?: string | undefined },
  ): Promise<string> {
    return this.#run('check', async (signal) => {
      const { store } = this.#options;
      const name = await importBackup(store, {
        directory: this.directory,
        file,
        passphrase: this.#open(passphrase),
        signal,
      });
      await this.#note(actor, { action: 'backup.uploaded', name, words: 'Uploaded a backup' });
      return name;
    });
  }

  async prove(name: string, { passphrase }: { readonly passphrase?: string | undefined }): Promise<void> {
    await this.#run('check', async (signal) => {
      await this.#require(name);
      await verifyBackup(this.#options.store, {
        directory: this.directory,
        name,
        passphrase: this.#open(passphrase),
        signal,
      });
    });
  }

  /**
   * Replaces everything in the store by a backup, after making a copy.
   *
   * @param input.as the backup's description in the activity: "the backup of Nov 21, 2026, 3:00 a.m."
   */
  async restore(
    name: string,
    { actor, as, passphrase }: { readonly actor: Actor; readonly as: string; readonly passphrase?: string | undefined },
  ): Promise<void> {
    await this.#run('restore', async (signal) => {
      const backup = await this.#require(name);
      await restoreBackupFile(this.#options.store, {
        directory: this.directory,
        file: this.fileOf(backup),
        passphrase: this.#open(passphrase),
        copyPassphrase: this.#options.passphrase,
        actor,
        as,
        signal,
      });
    });
  }

  async remove(name: string, { actor, as }: { readonly actor: Actor; readonly as: string }): Promise<void> {
    await this.#require(name);
    await removeBackup(this.directory, name);
    await this.#note(actor, { action: 'backup.deleted', name, words: `Deleted ${as}` });
    await this.refresh();
  }

  /** Describes a problem with the backups, for every page of the admin; null if there is none. */
  findProblem(): string | null {
    const failure = this.#failure.current;
    if (failure !== null) return `The last backup failed. ${failure.message}`;
    if (this.#isUnreadable) return 'The backup folder can’t be read. The server log says why.';
    const last = this.#lastAt ?? this.#bornAt;
    if (last === null || !isOverdue(new Date(last), this.#options.store.now())) return null;
    return this.#lastAt === null
      ? 'No backup has been made yet. One should be made every day.'
      : 'The last backup is more than a day old. A new one should have been made since.';
  }

  /** Makes the daily backup when it is due, until `stop`. Doesn't keep the process alive. */
  keepDaily(): void {
    void this.tidy();
    this.#timer = setInterval(() => void this.tidy().then(() => this.lookWhetherDue()), LOOK_MS);
    this.#timer.unref();
  }

  /** Removes abandoned work and old copies from before restores. Never rejects. */
  async tidy(): Promise<void> {
    try {
      await removeAbandoned(this.directory);
      await removeOldSafetyCopies(this.directory, this.#options.store.now());
    } catch (error) {
      this.#options.log.warn('The backup folder could not be cleaned up', { error });
    }
  }

  /** Makes the daily backup if it is due. Never rejects: failures are shown on every page and emailed. */
  async lookWhetherDue(): Promise<void> {
    const { log } = this.#options;
    let hasFailed = false;
    try {
      await this.#makeIfDue();
    } catch (error) {
      hasFailed = true;
      log.error('The daily backup failed', { error });
    }
    const problem = this.findProblem();
    // A failure on demand was shown to the person who asked.
    const isReported = !hasFailed && this.#failure.current !== null;
    if (problem === null || isReported || this.#stopping.signal.aborted) return;
    await this.#failure.notifyOwnerByEmail(problem).catch((error: unknown) => {
      log.error('The email about a problem with the backups could not be queued', { error });
    });
  }

  async #makeIfDue(): Promise<void> {
    await this.refresh();
    const now = this.#options.store.now();
    const last = this.#lastAt ?? this.#bornAt;
    if (last === null || now < nextBackupAt(new Date(last)) || this.underWay !== null) return;
    const failure = this.#failure.current;
    if (failure !== null && now.getTime() - Date.parse(failure.at) < TRY_AGAIN_MS) return;
    await this.#run('backup', () => this.#make('daily', systemActor, undefined), { isAwaited: false });
    await this.#prune();
  }

  /** Aborts the current job without changing anything. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#job?.done.catch(() => undefined);
  }

  /** Refreshes what `findProblem` reports. If the folder can't be read, that is a problem too, and the earlier state is kept. */
  async refresh(): Promise<void> {
    try {
      const made = (await this.list()).find(
        ({ sort, proof }) => proof !== null && (sort === 'daily' || sort === 'manual'),
      );
      this.#lastAt = made?.createdAt ?? null;
      this.#isUnreadable = false;
    } catch (error) {
      this.#isUnreadable = true;
      this.#options.log.error('The backup folder cannot be read', { error });
    }
    const born = await reader(this.#options.store)
      .selectFrom('app_secret')
      .select((eb) => eb.fn.min('created_at').as('at'))
      .executeTakeFirst();
    this.#bornAt = born?.at ?? null;
    await this.#failure.refresh({ lastAt: this.#lastAt });
  }

  async #run<T>(
    kind: BackupJob['kind'],
    work: (signal: AbortSignal) => Promise<T>,
    { isAwaited = true }: { isAwaited?: boolean } = {},
  ): Promise<T> {
    if (this.#job !== null) throw new BackupError('under-way');
    const done = work(this.#stopping.signal);
    const under = { job: { kind, since: this.#options.store.now().toISOString() }, done, isAwaited };
    this.#job = under;
    this.#unseenFailure = null;
    let failure: JobFailure | null = null;
    try {
      return await done;
    } catch (error) {
      const isExpected = error instanceof BackupError;
      failure = { kind, message: isExpected ? error.message : 'Something went wrong. See the server log for details.' };
      throw error;
    } finally {
      // Busy until the very end: a client that leaves while the folder is read must still hear of a failure.
      await this.refresh().finally(() => {
        this.#job = null;
        if (!under.isAwaited) this.#unseenFailure = failure;
      });
    }
  }

  async #make(sort: BackupSort, actor: Actor, passphrase: string | undefined): Promise<string> {
    const { store, passphrase: usual } = this.#options;
    try {
      makeDirectory(this.directory);
      const options = {
        directory: this.directory,
        sort,
        passphrase: passphrase ?? usual,
        signal: this.#stopping.signal,
      };
      const { name } = await makeBackup(store, options);
      await this.#failure.forget();
      await this.#note(actor, {
        action: 'backup.created',
        name,
        words: sort === 'daily' ? 'Made the daily backup' : 'Made a backup',
      });
      return name;
    } catch (error) {
      if (!this.#stopping.signal.aborted) await this.#noteFailure(error);
      throw error;
    }
  }

  async #noteFailure(error: unknown): Promise<void> {
    await this.#failure.keep(error);
    try {
      await this.#note(systemActor, { action: 'backup.failed', name: 'backup', words: 'A backup failed' });
    } catch (reason) {
      this.#options.log.error('The failure of a backup could not be recorded', { error: reason });
    }
  }

  async #prune(): Promise<void> {
    const daily = (await this.list()).filter(({ sort }) => sort === 'daily');
    const byInstant = new Map(
      daily.filter(({ proof }) => proof !== null).map((backup) => [new Date(backup.createdAt), backup]),
    );
    const kept = chooseBackupsToKeep([...byInstant.keys()]);
    for (const [instant, { name }] of byInstant) if (!kept.has(instant)) await removeBackup(this.directory, name);
  }

  async #require(name: string): Promise<Backup> {
    const backup = await this.find(name);
    if (backup === undefined) throw new BackupError('not-found');
    return backup;
  }

  /** A backup without a typed passphrase may be encrypted with the default one. */
  #open(passphrase: string | undefined): string | undefined {
    return passphrase === undefined || passphrase === '' ? this.#options.passphrase : passphrase;
  }

  /** Allowed on a full disk: the action is already done and must be recorded. */
  async #note(actor: Actor, { action, name, words }: { action: `backup.${string}`; name: string; words: string }) {
    await this.#options.store.write({ actor, mayUseReserve: true }, (transaction) =>
      noteActivity(transaction, { action, subjectId: name, words }),
    );
  }
}
