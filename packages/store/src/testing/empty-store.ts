import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateToLatest } from '../database/migrate.ts';
import { openSingleConnection } from '../database/sqlite/single-connection.ts';

let made: Promise<Buffer> | undefined;

/** Copies a migrated database into a directory, which halves the time of a test's set-up. Its secrets are its own. */
export async function putEmptyStore(dataDir: string): Promise<void> {
  made ??= makeDatabase();
  await writeFile(path.join(dataDir, 'showroom.db'), await made, { mode: 0o600 });
}

async function makeDatabase(): Promise<Buffer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'showroom-empty-'));
  try {
    const file = path.join(directory, 'showroom.db');
    const database = openSingleConnection(file, 'pragma foreign_keys = on');
    await migrateToLatest(database);
    await database.destroy();
    return await readFile(file);
  } finally {
    await rm(directory, { recursive: true });
  }
}
