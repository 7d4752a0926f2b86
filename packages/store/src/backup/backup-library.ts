import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { errorCode, isDiskFull } from '../database/database-errors.ts';
import { makeDirectory } from '../make-directory.ts';
import type { Store } from '../store.ts';
import { manifestSchema } from './archive-format.ts';
import type { Manifest } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { countRecords } from './count-records.ts';
import { isLocked } from './read-archive.ts';
import { withScratchCopy } from './scratch-copy.ts';
import { writeArchive } from './write-archive.ts';

const sorts = ['daily', 'manual', 'before-restore', 'uploaded'] as const;
/** Why a backup was made. */
export type BackupSort = (typeof sorts)[number];

const verificationSchema = z.object({
  /** When it was last restored into a copy and found to be whole. ISO 8601, UTC. */
  provenAt: z.iso.datetime(),
  /** What was in the copy, in the words of the owner. */
  counts: z.record(z.string(), z.number()),
  files: manifestSchema.shape.files.pick({ count: true, bytes: true }),
  faults: manifestSchema.shape.faults,
});
export type Verification = z.infer<typeof verificationSchema>;

/** A backup in the folder. */
export interface Backup {
  /** Of its file. */
  readonly name: string;
  readonly sort: BackupSort;
  /** The moment that it holds. ISO 8601, UTC. */
  readonly createdAt: string;
  readonly isLocked: boolean;
  readonly bytes: number;
  /** Null for one that was put into the folder by someone, or changed since. */
  readonly proof: Verification | null;
}

/** In small letters, as it is a part of an address; the time is UTC. */
const NAME = /^showroom-(\d{4})-(\d{2})-(\d{2})-(\d{2})(\d{2})(\d{2})-([a-z-]+)-[\da-f]{6}\.tar(\.age)?$/;
const WORK = '.under-way';
/** Longer than a write to a disk can take: what was not touched for so long is of a process that is gone. In milliseconds. */
const ABANDONED_MS = 60 * 60 * 1000;
/** The same where the process is known to be gone. In milliseconds. */
const OWNER_GONE_MS = 60 * 1000;

/** Where the backups of a data directory are, unless someone wants them elsewhere. */
export function defaultBackupsDir(dataDir: string): string {
  return path.join(dataDir, 'backups');
}

/** All backups of a folder, the newest first. What is still being written is not among them. */
export async function listBackups(directory: string): Promise<Backup[]> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return [];
    throw error;
  });
  const found = await Promise.all(names.map((name) => findBackup(directory, name)));
  return found.filter((backup) => backup !== undefined).toSorted((one, other) => (one.name < other.name ? 1 : -1));
}

/** One backup by the name of its file; undefined when there is none. A name with a path in it is no name. */
export async function findBackup(directory: string, name: string): Promise<Backup | undefined> {
  const [, year, month, day, hour, minute, second, said] = NAME.exec(name) ?? [];
  const sort = sorts.find((known) => known === said);
  if (sort === undefined) return undefined;
  const file = path.join(directory, name);
  const entry = await stat(file).catch(() => undefined);
  if (entry?.isFile() !== true) return undefined;
  return {
    name,
    sort,
    createdAt: `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`,
    isLocked: name.endsWith('.age'),
    bytes: entry.size,
    proof: await readVerification(file, entry.size),
  };
}

export interface MakeBackupOptions {
  readonly directory: string;
  readonly sort: BackupSort;
  readonly passphrase?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Makes a backup and verifies it: it is in the folder once it was restored into a copy that holds the same. What was broken
 * off is not seen there.
 *
 * @throws BackupError
 */
export async function makeBackup(
  store: Store,
  { directory, sort, passphrase, signal }: MakeBackupOptions,
): Promise<{ readonly name: string; readonly activityMark: string }> {
  return inWorkFolder(directory, async (work) => {
    const file = path.join(work, 'archive');
    const { manifest, activityMark } = await writeArchive(store, { file, passphrase, signal });
    const proof = await verifyFile(store, { file, work, passphrase, signal, expected: manifest });
    const name = nameOf(sort, manifest.createdAt, passphrase !== undefined);
    await putInPlace(file, path.join(directory, name), proof);
    return { name, activityMark };
  });
}

/**
 * Takes an archive that came from elsewhere into the folder, if it is whole. The file itself is moved.
 *
 * @throws BackupError
 */
export async function takeBackup(
  store: Store,
  { directory, file, passphrase, signal }: Omit<MakeBackupOptions, 'sort'> & { readonly file: string },
): Promise<string> {
  return inWorkFolder(directory, async (work) => {
    const proof = await verifyFile(store, { file, work, passphrase, signal });
    const name = nameOf('uploaded', proof.createdAt, await isLocked(file));
    // What was uploaded may lie on another disk than the backups, where it cannot be renamed to.
    const own = path.join(work, 'archive');
    await copyFile(file, own);
    await putInPlace(own, path.join(directory, name), proof);
    await rm(file, { force: true });
    return name;
  });
}

/**
 * Restores a backup into a copy once more and notes that it is whole. Found damaged, it is not verified anymore; a passphrase that does not
 * open it, or a disk that is full, says nothing against what was verified before.
 *
 * @throws BackupError
 */
export async function verifyBackup(
  store: Store,
  { directory, name, passphrase, signal }: Omit<MakeBackupOptions, 'sort'> & { readonly name: string },
): Promise<void> {
  const file = path.join(directory, name);
  await inWorkFolder(directory, async (work) => {
    try {
      await writeVerification(file, await verifyFile(store, { file, work, passphrase, signal }));
    } catch (error) {
      if (error instanceof BackupError && isOfFile(error)) await rm(`${file}.json`, { force: true });
      throw error;
    }
  });
}

/** Removes a backup for good. */
export async function removeBackup(directory: string, name: string): Promise<void> {
  const file = path.join(directory, name);
  await rm(file, { force: true });
  await rm(`${file}.json`, { force: true });
}

/** How long the copies from before a restore are kept, in milliseconds: however many restores follow in a row. */
const SAFETY_COPY_MS = 31 * 24 * 60 * 60 * 1000;

/** Removes copies from before a restore that are older than a month. */
export async function removeOldSafetyCopies(directory: string, now: Date): Promise<void> {
  for (const { name, sort, createdAt } of await listBackups(directory)) {
    if (sort === 'before-restore' && now.getTime() - Date.parse(createdAt) > SAFETY_COPY_MS)
      await removeBackup(directory, name);
  }
}

/** Gives `work` an empty folder on the disk of the backups, and removes it afterwards; first what others left behind. */
export async function inWorkFolder<T>(directory: string, work: (folder: string) => Promise<T>): Promise<T> {
  const all = path.join(directory, WORK);
  const folder = path.join(all, `${OWN_PREFIX}${process.pid}-${randomBytes(6).toString('hex')}`);
  try {
    makeDirectory(all);
    await removeAbandoned(directory);
    await mkdir(folder, { mode: 0o700 });
    return await work(folder);
  } catch (error) {
    throw isDiskFull(error) ? new BackupError('disk-full', error) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Begins the names of work folders of this machine: the number of a process says nothing on another one. */
const OWN_PREFIX = `${createHash('sha256').update(hostname()).digest('hex').slice(0, 8)}-`;

/** Whether the process of this machine that a work folder belongs to has ended. False for what is not known. */
function isOwnerGone(name: string): boolean {
  const pid = name.startsWith(OWN_PREFIX) ? Number.parseInt(name.slice(OWN_PREFIX.length), 10) : Number.NaN;
  if (Number.isNaN(pid)) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}

/**
 * Removes what interrupted work left behind: a folder whose process has ended and that was not touched for a minute, as processes may
 * not see each other in containers; or that no one touched for an hour.
 */
export async function removeAbandoned(directory: string): Promise<void> {
  const all = path.join(directory, WORK);
  const names = await readdir(all).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const folder = path.join(all, name);
    const inside = await readdir(folder).catch(() => []);
    const entries = await Promise.all(
      [folder, ...inside.map((each) => path.join(folder, each))].map((each) => stat(each).catch(() => null)),
    );
    // The real clock: file times know no other.
    const touchedMs = Math.max(...entries.map((entry) => entry?.mtimeMs ?? 0));
    const waitedMs = isOwnerGone(name) ? OWNER_GONE_MS : ABANDONED_MS;
    if (Date.now() - touchedMs > waitedMs) await rm(folder, { recursive: true, force: true });
  }
}

/** Whether it is the file itself that cannot be restored, no matter who tries. */
function isOfFile({ code }: BackupError): boolean {
  return code === 'damaged' || code === 'foreign' || code === 'other-version';
}

interface VerifyOptions {
  readonly file: string;
  readonly work: string;
  readonly passphrase: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** What was written, where that is known. */
  readonly expected?: Manifest;
}

async function verifyFile(
  store: Store,
  { file, work, passphrase, signal, expected }: VerifyOptions,
): Promise<Verification & { readonly createdAt: string }> {
  const directory = path.join(work, 'copy');
  try {
    return await withScratchCopy(file, { directory, passphrase, signal }, async ({ manifest, database }) => {
      if (expected !== undefined && JSON.stringify(expected) !== JSON.stringify(manifest))
        throw new BackupError('damaged');
      return {
        provenAt: store.now().toISOString(),
        createdAt: manifest.createdAt,
        counts: await countRecords(database),
        files: { count: manifest.files.count, bytes: manifest.files.bytes },
        faults: manifest.faults,
      };
    });
  } catch (error) {
    const isNew = expected !== undefined && error instanceof BackupError && error.code === 'damaged';
    throw isNew ? new BackupError('not-proven', error) : error;
  }
}

function nameOf(sort: BackupSort, createdAt: string, hasLock: boolean): string {
  const at = createdAt.slice(0, 19).replace('T', '-').replaceAll(':', '');
  return `showroom-${at}-${sort}-${randomBytes(3).toString('hex')}.tar${hasLock ? '.age' : ''}`;
}

/** The proof first: anyone who sees the backup sees it with its proof. */
async function putInPlace(file: string, target: string, proof: Verification): Promise<void> {
  const { size } = await stat(file);
  await writeVerification(target, proof, size);
  await rename(file, target);
  await synchroniseFolder(path.dirname(target));
}

async function synchroniseFolder(folder: string): Promise<void> {
  // Windows cannot open a directory as a file; its file systems keep the entry with the file.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const storedVerificationSchema = verificationSchema.extend({ bytes: z.number() });

async function writeVerification(file: string, proof: Verification, bytes?: number): Promise<void> {
  const stored = storedVerificationSchema.parse({ ...proof, bytes: bytes ?? (await stat(file)).size });
  const draft = `${file}.${randomBytes(3).toString('hex')}.part`;
  await writeFile(draft, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(draft, `${file}.json`);
}

/** A file of another length than the one that was verified is not verified. */
async function readVerification(file: string, bytes: number): Promise<Verification | null> {
  try {
    const proof = storedVerificationSchema.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')));
    return proof.bytes === bytes ? proof : null;
  } catch {
    return null;
  }
}
