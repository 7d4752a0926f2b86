import { createReadStream } from 'node:fs';
import { constants, copyFile, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { errorCode } from '../database/database-errors.ts';
import type { Tables } from '../database/schema.ts';
import type { StoreLog } from '../store-log.ts';
import { YOUNGEST_ORPHAN_MS } from './file-shelf.ts';
import type { FileShelf, ShelvedFile } from './file-shelf.ts';

/** How long an orphaned file is kept before it is deleted, in milliseconds. */
const ORPHAN_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

export interface DiskFilesParts {
  readonly uploadsDir: string;
  readonly orphansDir: string;
  readonly log: StoreLog;
  readonly kysely: Kysely<Tables>;
}

/** Stores files in a directory next to the database, under random names. */
export class DiskFiles implements FileShelf {
  readonly #parts: DiskFilesParts;

  constructor(parts: DiskFilesParts) {
    this.#parts = parts;
  }

  /** Syncs each file, then the directory. */
  async keep(files: readonly ShelvedFile[]): Promise<void> {
    if (files.length === 0) return;
    try {
      for (const file of files) await moveFile(file.path, this.#place(file.storedName));
      await synchroniseDirectory(this.#parts.uploadsDir);
    } catch (error) {
      await this.remove(files.map(({ storedName }) => storedName));
      throw error;
    }
  }

  async find(storedName: string): Promise<(() => Readable) | null> {
    const file = this.#place(storedName);
    return (await statOrNull(file)) === null ? null : () => createReadStream(file);
  }

  async measure(storedName: string): Promise<number | null> {
    return (await statOrNull(this.#place(storedName)))?.size ?? null;
  }

  async remove(storedNames: readonly string[]): Promise<void> {
    for (const storedName of storedNames) {
      try {
        await unlink(this.#place(storedName));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') continue;
        this.#parts.log.warn('An upload could not be removed', { storedName, error });
      }
    }
  }

  /**
   * Sets orphaned files aside (a process was killed before it committed their rows, or after it deleted them), and deletes those
   * that were set aside long ago.
   *
   * They are not deleted right away: if an older database were restored, every newer file would look orphaned.
   */
  async sweepOrphans(): Promise<number> {
    const { uploadsDir, orphansDir, log } = this.#parts;
    let movedCount = 0;
    for (const name of await readdir(uploadsDir)) {
      const file = this.#place(name);
      const entry = await statOrNull(file);
      // Real clock, because file times use it.
      if (entry === null || !entry.isFile() || Date.now() - entry.mtimeMs < YOUNGEST_ORPHAN_MS) continue;
      if (await this.#isOwned(name)) continue;
      await mkdir(orphansDir, { recursive: true, mode: 0o700 });
      await ignoringAbsence(rename(file, path.join(orphansDir, name)));
      movedCount += 1;
    }
    if (movedCount > 0)
      log.warn('Unreferenced files were moved to the trash folder', { count: movedCount, directory: orphansDir });
    await deleteOldOrphans(orphansDir);
    return movedCount;
  }

  async #isOwned(storedName: string): Promise<boolean> {
    const { kysely } = this.#parts;
    const named = (table: 'lead_file' | 'medium_file') =>
      kysely.selectFrom(table).select('stored_name').where('stored_name', '=', storedName);
    return (await named('lead_file').unionAll(named('medium_file')).executeTakeFirst()) !== undefined;
  }

  #place(storedName: string): string {
    return path.join(this.#parts.uploadsDir, storedName);
  }
}

/** The content is on disk before the name. */
async function moveFile(source: string, target: string): Promise<void> {
  await synchroniseFile(source);
  try {
    await rename(source, target);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    // The uploads are on another disk.
    await copyFile(source, target, constants.COPYFILE_EXCL);
    await synchroniseFile(target);
  }
}

async function synchroniseFile(file: string): Promise<void> {
  await synchronise(file, 'r+');
}

async function synchroniseDirectory(directory: string): Promise<void> {
  // Windows can't open a directory as a file; its file systems store the entry with the file.
  if (process.platform !== 'win32') await synchronise(directory, 'r');
}

async function synchronise(entry: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(entry, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function deleteOldOrphans(orphansDir: string): Promise<void> {
  const names = (await ignoringAbsence(readdir(orphansDir))) ?? [];
  for (const name of names) {
    const file = path.join(orphansDir, name);
    const entry = await statOrNull(file);
    // The change time is that of the move; the modification time is still that of the upload.
    if (entry !== null && Date.now() - entry.ctimeMs > ORPHAN_RETENTION_MS) await ignoringAbsence(unlink(file));
  }
}

async function statOrNull(file: string) {
  return (await ignoringAbsence(stat(file))) ?? null;
}

/** Another process may sweep at the same time. */
async function ignoringAbsence<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
