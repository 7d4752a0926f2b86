import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileShelf } from '../database/handles.ts';
import { YOUNGEST_ORPHAN_MS } from '../media/file-shelf.ts';
import type { Store } from '../store.ts';
import { queryPostgres } from './query-postgres.ts';
import { databaseUrlOf } from './test-database.ts';

export async function listStoredFiles(store: Store): Promise<string[]> {
  const url = await databaseUrlOf(store.dataDir);
  if (url === undefined) return readdir(path.join(store.dataDir, 'uploads'));
  const rows = await queryPostgres<{ stored_name: string }>(url, 'select distinct stored_name from file_chunk');
  return rows.map(({ stored_name: name }) => name);
}

export async function readStoredFile(store: Store, storedName: string): Promise<Uint8Array> {
  const read = await fileShelf(store).find(storedName);
  if (read === null) throw new Error(`There is no file ${storedName}`);
  return new Uint8Array(await buffer(read()));
}

/** Ages all stored files, so that a sweep may delete them. */
export async function ageStoredFiles(store: Store): Promise<void> {
  const url = await databaseUrlOf(store.dataDir);
  if (url !== undefined) {
    await queryPostgres(url, "update file_chunk set kept_at = now() - interval '61 minutes'");
    return;
  }
  const then = new Date(Date.now() - YOUNGEST_ORPHAN_MS - 1000);
  for (const name of await listStoredFiles(store)) await utimes(path.join(store.dataDir, 'uploads', name), then, then);
}
