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
export type BackupSort = (typeof sorts)[number];

const verificationSchema = z.object({
  /** When it was last restored into a copy and found complete. ISO 8601, UTC. */
  provenAt: z.iso.datetime(),
  /** Number of records in the copy, by their names for the owner. */
  counts: z.record(z.string(), z.number()),
  files: manifestSchema.shape.files.pick({ count: true, bytes: true }),
  faults: manifestSchema.shape.faults,
});
export type Verification = z.infer<typeof verificationSchema>;

export interface Backup {
  readonly name: string;
  readonly sort: BackupSort;
  /** The moment it contains. ISO 8601, UTC. */
  readonly createdAt: string;
  readonly isLocked: boolean;
  readonly bytes: number;
  /** Null if someone else put the file there, or it was changed. */
  readonly proof: Verification | null;
}

/** Lower case, because it is part of a URL. The time is UTC. */
const NAME = /^showroom-(\d{4})-(\d{2})-(\d{2})-(\d{2})(\d{2})(\d{2})-([a-z-]+)-[\da-f]{6}\.tar(\.age)?$/;
const WORK = '.under-way';
/** Longer than any write to disk takes, in milliseconds: untouched work is from a process that ended. */
const ABANDONED_MS = 60 * 60 * 1000;
/** The same when the process is known to have ended. In milliseconds. */
const OWNER_ENDED_MS = 60 * 1000;

export function defaultBackupsDir(dataDir: string): string {
  return path.join(dataDir, 'backups');
}

/** Lists the finished backups of a folder, newest first. */
export async function listBackups(directory: string): Promise<Backup[]> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return [];
    throw error;
  });
  const found = await Promise.all(names.map((name) => findBackup(directory, name)));
  return found.filter((backup) => backup !== undefined).toSorted((one, other) => (one.name < other.name ? 1 : -1));
}

/** Finds a backup by its file name; undefined when there is none. Names with a path are refused. */
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
 * Makes a backup and verifies it: it appears in the folder only after it was restored into a copy with the same content.
 *
 * @throws BackupError
 */
export async function makeBackup(
  store: Store,
  { directory, sort, passphrase, signal }: MakeBackupOptions,
): Promise<{ readonly name: string; readonly manifest: Manifest }> {
  return inWorkFolder(directory, async (work) => {
    const file = path.join(work, 'archive');
    const manifest = await writeArchive(store, { file, passphrase, signal });
    const proof = await verifyFile(store, { file, work, passphrase, signal, expected: manifest });
    const name = nameOf(sort, manifest.createdAt, passphrase !== undefined);
    await putInPlace(file, path.join(directory, name), proof);
    return { name, manifest };
  });
}

/**
 * Moves an uploaded archive into the folder if it is complete.
 *
 * @throws BackupError
 */
export async function importBackup(
  store: Store,
  { directory, file, passphrase, signal }: Omit<MakeBackupOptions, 'sort'> & { readonly file: string },
): Promise<string> {
  return inWorkFolder(directory, async (work) => {
    const proof = await verifyFile(store, { file, work, passphrase, signal });
    const name = nameOf('uploaded', proof.createdAt, await isLocked(file));
    // The upload may be on another disk, from which it can't be renamed.
    const own = path.join(work, 'archive');
    await copyFile(file, own);
    await putInPlace(own, path.join(directory, name), proof);
    await rm(file, { force: true });
    return name;
  });
}

/**
 * Restores a backup into a copy again and records that it is complete. A damaged backup loses its verification; a wrong
 * passphrase or full disk doesn't change it.
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

export async function removeBackup(directory: string, name: string): Promise<void> {
  const file = path.join(directory, name);
  await rm(file, { force: true });
  await rm(`${file}.json`, { force: true });
}

/** How long the copies made before restores are kept, in milliseconds. */
const SAFETY_COPY_MS = 31 * 24 * 60 * 60 * 1000;

/** Deletes copies made before restores that are older than a month. */
export async function removeOldSafetyCopies(directory: string, now: Date): Promise<void> {
  for (const { name, sort, createdAt } of await listBackups(directory)) {
    if (sort === 'before-restore' && now.getTime() - Date.parse(createdAt) > SAFETY_COPY_MS)
      await removeBackup(directory, name);
  }
}

/** Runs `work` with an empty folder on the disk of the backups and removes it afterwards. First removes abandoned folders. */
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

/** Prefix of this machine's work folders: a process id means nothing on another machine. */
const OWN_PREFIX = `${createHash('sha256').update(hostname()).digest('hex').slice(0, 8)}-`;

/** Checks whether the process that owns a work folder has ended. False if unknown. */
function hasOwnerEnded(name: string): boolean {
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
 * Removes abandoned work folders: those whose process has ended and that were untouched for a minute, because containers hide
 * processes from each other; and those untouched for an hour.
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
    // Real clock, because file times use it.
    const touchedMs = Math.max(...entries.map((entry) => entry?.mtimeMs ?? 0));
    const waitedMs = hasOwnerEnded(name) ? OWNER_ENDED_MS : ABANDONED_MS;
    if (Date.now() - touchedMs > waitedMs) await rm(folder, { recursive: true, force: true });
  }
}

/** Checks whether the file itself is the problem. */
function isOfFile({ code }: BackupError): boolean {
  return code === 'damaged' || code === 'foreign' || code === 'other-version';
}

interface VerifyOptions {
  readonly file: string;
  readonly work: string;
  readonly passphrase: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** What was written, if known. */
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

/** The verification is written first, so that no one sees the backup without it. */
async function putInPlace(file: string, target: string, proof: Verification): Promise<void> {
  const { size } = await stat(file);
  await writeVerification(target, proof, size);
  await rename(file, target);
  await synchroniseFolder(path.dirname(target));
}

async function synchroniseFolder(folder: string): Promise<void> {
  // Windows can't open a directory as a file; its file systems store the entry with the file.
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

/** A file whose length has changed is not verified. */
async function readVerification(file: string, bytes: number): Promise<Verification | null> {
  try {
    const proof = storedVerificationSchema.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')));
    return proof.bytes === bytes ? proof : null;
  } catch {
    return null;
  }
}
