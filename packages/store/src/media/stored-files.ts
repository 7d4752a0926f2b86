import { randomBytes } from 'node:crypto';
import { constants, copyFile, open, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { UploadType } from '@showroom/catalog-data/limits';
import { errorCode } from '../database/database-errors.ts';
import type { NewLeadFile } from '../leads/new-lead.ts';
import { sanitiseFileName } from './sanitise-file-name.ts';
import type { Store } from '../store.ts';

/** A file under its random name in the uploads directory, and what its row will say. */
export interface StoredFile {
  storedName: string;
  originalName: string;
  type: UploadType;
  byteSize: number;
  sha256: string;
}

/**
 * Moves files among the uploads so that they survive a power cut before the lead that names them is committed:
 * each file is synchronised, then the directory. If one fails, none remains among the uploads.
 *
 * @throws the file system's error (ENOSPC when the disk is full)
 */
export async function moveLeadFiles(store: Store, files: readonly NewLeadFile[]): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  const stored: StoredFile[] = [];
  try {
    for (const { originalName, type, path: source, byteSize, sha256 } of files) {
      const storedName = randomBytes(16).toString('hex');
      stored.push({ storedName, originalName: sanitiseFileName(originalName, type), type, byteSize, sha256 });
      await moveFile(source, path.join(store.uploadsDir, storedName));
    }
    await synchroniseDirectory(store.uploadsDir);
  } catch (error) {
    await removeStoredFiles(store, stored);
    throw error;
  }
  return stored;
}

/** The content is on the disk before the name is. */
async function moveFile(source: string, target: string): Promise<void> {
  await synchroniseFile(source);
  try {
    await rename(source, target);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    // The uploads are on a disk of their own.
    await copyFile(source, target, constants.COPYFILE_EXCL);
    await synchroniseFile(target);
  }
}

/** Removes files from the uploads directory. One that cannot be removed is logged; a later sweep takes it. */
export async function removeStoredFiles(store: Store, files: readonly { storedName: string }[]): Promise<void> {
  for (const { storedName } of files) {
    try {
      await unlink(path.join(store.uploadsDir, storedName));
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') {
        store.log.warn('An upload could not be removed', { storedName, error });
      }
    }
  }
}

async function synchroniseFile(file: string): Promise<void> {
  await synchronise(file, 'r+');
}

async function synchroniseDirectory(directory: string): Promise<void> {
  // Windows cannot open a directory as a file; its file systems keep the entry with the file.
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
