import { randomBytes } from 'node:crypto';
import type { UploadType } from '@showroom/catalog-data/limits';
import { fileShelf } from '../database/handles.ts';
import type { NewLeadFile } from '../leads/new-lead.ts';
import type { Store } from '../store.ts';
import { sanitiseFileName } from './sanitise-file-name.ts';

/** A file under its random name, and what its row will say. */
export interface StoredFile {
  storedName: string;
  originalName: string;
  type: UploadType;
  byteSize: number;
  sha256: string;
}

/**
 * Keeps files so that they survive a power cut before the lead that names them is committed. If one fails, none remains.
 *
 * @throws the file system's or the database's error
 */
export async function keepLeadFiles(store: Store, files: readonly NewLeadFile[]): Promise<StoredFile[]> {
  const named = files.map((file) => ({ ...file, storedName: randomBytes(16).toString('hex') }));
  await fileShelf(store).keep(named);
  return named.map(({ storedName, originalName, type, byteSize, sha256 }) => ({
    storedName,
    originalName: sanitiseFileName(originalName, type),
    type,
    byteSize,
    sha256,
  }));
}

/** Removes the content of files. One that cannot be removed is logged; a later sweep takes it. */
export async function removeStoredFiles(store: Store, files: readonly { storedName: string }[]): Promise<void> {
  await fileShelf(store).remove(files.map(({ storedName }) => storedName));
}
