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
  takeBackup,
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
  /** Where backups are kept; created when absent. */
  readonly directory: string;
  /** Locks every backup that no one chose another passphrase for. */
  readonly passphrase?: string | undefined;
  /** Where it is told that a daily backup failed. Default: the email of the business facts. */
  readonly mailTo?: string | undefined;
  /** Where the page of the backups is, for the link in that mail. */
  readonly pageUrl: string;
  readonly log: StoreLog;
}

/** What is under way at the moment. */
export interface BackupJob {
  readonly kind: 'backup' | 'restore' | 'check';
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** Why something was not done. */
export interface JobFailure extends Pick<BackupJob, 'kind'> {
  readonly message: string;
}

/** How often it is looked whether a backup is due; first so long after the start. In milliseconds. */
const LOOK_MS = 10 * 60 * 1000;
/** How long after one that failed the next is tried. In milliseconds. */
const TRY_AGAIN_MS = 60 * 60 * 1000;

/** Opens the backups of a store. */
export async function openBackups(options: BackupsOptions): Promise<Backups> {
  const backups = new Backups(options);
  await backups.refresh();
  return backups;
}

/**
 * The backups of a store: makes, keeps, verifies and restores them, one thing at a time. What it throws for the owner to read is
 * a BackupError.
 */
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

  /** What is under way, by this process; null while nothing is. */
  get underWay(): BackupJob | null {
    return this.#job?.job ?? null;
  }

  /**
   * Why what was under way last, by this process, was not done, where no one waited to hear it. Null once something else is begun, and
   * where it was told to who waited.
   */
  get unseenFailure(): JobFailure | null {
    return this.#unseenFailure;
  }

  /** Anyone who waited for what is under way waits no longer: how it fails is to be told later. */
  stopWaiting(): void {
    if (this.#job !== null) this.#job.isAwaited = false;
  }

  get directory(): string {
    return this.#options.directory;
  }

  /** True once a backup was made and verified. */
  get hasBackup(): boolean {
    return this.#lastAt !== null;
  }

  /** True when backups that no one chooses a passphrase for are locked all the same. */
  get hasPassphrase(): boolean {
    return this.#options.passphrase !== undefined;
  }

  /** All backups, the newest first. */
  list(): Promise<Backup[]> {
    return listBackups(this.directory);
  }

  find(name: string): Promise<Backup | undefined> {
    return findBackup(this.directory, name);
  }

  /** How many there are now of what a backup counts. */
  countRecords(): Promise<RecordCounts> {
    return countRecords(reader(this.#options.store));
  }

  /** The path of a backup, for sending it. */
  fileOf({ name }: Backup): string {
    return path.join(this.directory, name);
  }

  /** Notes that someone takes a backup home. @param input.as as for `restore` */
  async noteDownload(name: string, { actor, as }: { readonly actor: Actor; readonly as: string }): Promise<void> {
    await this.#note(actor, { action: 'backup.downloaded', name, words: `Downloaded ${as}` });
  }

  /** Makes a backup and verifies it. @returns its name */
  async make({
    actor,
    passphrase,
  }: {
    readonly actor: Actor;
    readonly passphrase?: string | undefined;
  }): Promise<string> {
    return this.#run('backup', () => this.#make('manual', actor, passphrase));
  }

  /** Takes an archive from elsewhere into the list, if it is whole; the file is moved. @returns its name there */
  async take(
    file: string,
    { actor, passphrase }: { readonly actor: Actor; readonly passphrase?: string | undefined },
  ): Promise<string> {
    return this.#run('check', async (signal) => {
      const { store } = this.#options;
      const name = await takeBackup(store, {
        directory: this.directory,
        file,
        passphrase: this.#open(passphrase),
        signal,
      });
      await this.#note(actor, { action: 'backup.uploaded', name, words: 'Uploaded a backup' });
      return name;
    });
  }

  /** Restores a backup into a copy once more, and notes whether it is whole. */
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
   * Puts a backup in the place of everything there is, after a copy of that was made.
   *
   * @param input.as how the activity calls it: "the backup of Nov 21, 2026, 3:00 a.m."
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

  /** Removes a backup for good. */
  async remove(name: string, { actor, as }: { readonly actor: Actor; readonly as: string }): Promise<void> {
    await this.#require(name);
    await removeBackup(this.directory, name);
    await this.#note(actor, { action: 'backup.deleted', name, words: `Deleted ${as}` });
    await this.refresh();
  }

  /** What is wrong with the backups, in a sentence for every page of the admin; null while nothing is. */
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

  /** Looks now and again whether the daily backup is due, and makes it, until `stop`. Does not keep the process alive. */
  keepDaily(): void {
    void this.tidy();
    this.#timer = setInterval(() => void this.tidy().then(() => this.lookWhetherDue()), LOOK_MS);
    this.#timer.unref();
  }

  /** Removes what interrupted work left in the folder, and copies from before a restore that are old. Never rejects. */
  async tidy(): Promise<void> {
    try {
      await removeAbandoned(this.directory);
      await removeOldSafetyCopies(this.directory, this.#options.store.now());
    } catch (error) {
      this.#options.log.warn('The backup folder could not be cleaned up', { error });
    }
  }

  /** Makes the daily backup if it is due. Never rejects: what goes wrong is told on every page, and by mail. */
  async lookWhetherDue(): Promise<void> {
    const { log } = this.#options;
    let hasFailed = false;
    try {
      await this.#makeIfDue();
    } catch (error) {
      hasFailed = true;
      log.error('The daily backup failed', { error });
    }
    const trouble = this.findProblem();
    // One that failed at a click was told to anyone who pressed.
    const isTold = !hasFailed && this.#failure.current !== null;
    if (trouble === null || isTold || this.#stopping.signal.aborted) return;
    await this.#failure.notifyOwnerByEmail(trouble).catch((error: unknown) => {
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

  /** Breaks off what is under way, with nothing changed, and waits for that. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#job?.done.catch(() => undefined);
  }

  /** Reads again what `findProblem` goes by. A folder that cannot be read is one more trouble: what was known of it is. */
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
      // Under way until the very end: anyone who stops waiting while the folder is read would not hear of it otherwise.
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

  /** What no one typed a passphrase for may have been locked with the usual one. */
  #open(passphrase: string | undefined): string | undefined {
    return passphrase === undefined || passphrase === '' ? this.#options.passphrase : passphrase;
  }

  /** Also on a full disk: what is noted is done by then, and would be told as if it were not. */
  async #note(actor: Actor, { action, name, words }: { action: `backup.${string}`; name: string; words: string }) {
    await this.#options.store.write({ actor, mayUseReserve: true }, (transaction) =>
      noteActivity(transaction, { action, subjectId: name, words }),
    );
  }
}
