import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { measured, type Measurement } from '../figures/measurement.ts';
import { storedTargets } from '../figures/targets.ts';
import { pause } from '../processes/child-processes.ts';
import { readResidentBytes } from '../processes/process-memory.ts';
import { signIn, startApp } from '../processes/run-servers.ts';
import { Client, watchStalls } from './stored-requests.ts';
import type { StoredStore } from './stored-stores.ts';

const BYTES_PER_MB = 1_000_000;
/** A backup that takes longer is not waited for. */
const BACKUP_WITHIN_MS = 900_000;

/** Makes a backup by the button of its page, and watches how long the back office keeps others waiting meanwhile. */
export async function measureBackup(
  { engine, dataDir, databaseUrl }: StoredStore,
  password: string,
): Promise<{ backup: string; measurements: Measurement[] }> {
  const office = await startApp('admin', dataDir, databaseUrl);
  const client = new Client(office.url, { cookie: await signIn(office, password) });
  const stalls = watchStalls(office.url);
  try {
    const startedAt = performance.now();
    await client.ask('/admin/dashboard/backup', new URLSearchParams({ intent: 'create', passphrase: '' }));
    let backup = findBackup(dataDir);
    while (backup === undefined) {
      office.requireRunning();
      if (performance.now() - startedAt > BACKUP_WITHIN_MS) throw new Error('The backup took too long.');
      await pause(100);
      backup = findBackup(dataDir);
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    const stallMs = await stalls.stop();
    const memory = readResidentBytes(office.pid) / BYTES_PER_MB;
    return {
      backup,
      measurements: [
        measured(`${engine}: backup`, storedTargets.backupS, [seconds]),
        measured(`${engine}: backup`, storedTargets.stallMs, [stallMs]),
        measured(`${engine}: backup`, storedTargets.memory, [memory]),
      ],
    };
  } finally {
    await stalls.stop();
    client.close();
    await office.stop();
  }
}

/** The first that is listed: one that is under way lies in a folder apart. */
function findBackup(dataDir: string): string | undefined {
  const folder = join(dataDir, 'backups');
  try {
    const name = readdirSync(folder).find((file) => file.endsWith('.tar'));
    return name && join(folder, name);
  } catch {
    return undefined;
  }
}
