import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pause } from '../processes/child-processes.ts';
import { readResidentBytes } from '../processes/process-memory.ts';
import { signIn, startApp } from '../processes/run-servers.ts';
import { Client, watchStalls } from './stored-requests.ts';
import type { Filled, StoredStore } from './stored-stores.ts';

const BYTES_PER_MB = 1_000_000;
/** The longest wait for a backup. */
const BACKUP_WITHIN_MS = 900_000;

/** Makes a backup with the button of its page, and measures how long the admin keeps other requests waiting until then. */
export async function measureBackup({ dataDir, databaseUrl }: StoredStore, { password }: Filled) {
  const admin = await startApp('admin', dataDir, databaseUrl);
  const client = new Client(admin.url, { cookie: await signIn(admin, password) });
  const stalls = watchStalls(admin.url);
  try {
    // A restore has left a backup of the previous data.
    const before = new Set(listBackups(dataDir));
    const startedAt = performance.now();
    await client.ask('/admin/dashboard/backup', new URLSearchParams({ intent: 'create', passphrase: '' }));
    let file: string | undefined;
    while (file === undefined) {
      admin.requireRunning();
      if (performance.now() - startedAt > BACKUP_WITHIN_MS) throw new Error('The backup took too long.');
      await pause(100);
      file = listBackups(dataDir).find((name) => !before.has(name));
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    return { file, seconds, stallMs: await stalls.stop(), memory: readResidentBytes(admin.pid) / BYTES_PER_MB };
  } finally {
    await stalls.stop().catch(() => undefined);
    client.close();
    await admin.stop();
  }
}

/** The listed backups. One in progress is in another folder. */
function listBackups(dataDir: string): string[] {
  const folder = join(dataDir, 'backups');
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.tar'))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
