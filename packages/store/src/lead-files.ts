import { createHash, randomBytes } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './database/database-errors.ts';
import type { NewLeadFile, UploadType } from './new-lead.ts';
import { sanitiseFileName } from './sanitise-file-name.ts';
import type { Store } from './open-store.ts';

/** A file under its random name in the uploads directory, and what its row will say. */
export interface StoredFile {
  storedName: string;
  originalName: string;
  type: UploadType;
  byteSize: number;
  sha256: string;
}

/** SHA-256 of a file's content, in hex. */
export function hashFile(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Writes the files so that they survive a power cut before the lead that names them is committed:
 * each file is synchronised, then the directory. If one fails, none remains.
 *
 * @throws the file system's error (ENOSPC when the disk is full)
 */
export async function writeLeadFiles(store: Store, files: readonly NewLeadFile[]): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  const stored = files.map((file) => ({
    storedName: randomBytes(16).toString('hex'),
    originalName: sanitiseFileName(file.originalName, file.type),
    type: file.type,
    byteSize: file.bytes.byteLength,
    sha256: hashFile(file.bytes),
  }));
  try {
    for (const [index, file] of files.entries()) {
      const name = stored[index]?.storedName ?? '';
      const handle = await open(path.join(store.uploadsDir, name), 'wx', 0o600);
      try {
        await handle.writeFile(file.bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
    await syncDirectory(store.uploadsDir);
  } catch (error) {
    await removeStoredFiles(store, stored);
    throw error;
  }
  return stored;
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

async function syncDirectory(directory: string): Promise<void> {
  // Windows cannot open a directory as a file; its file systems keep the entry with the file.
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
