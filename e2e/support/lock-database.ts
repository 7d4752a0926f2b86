import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const store = resolve(import.meta.dirname, '..', '..', 'packages', 'store');

export interface DatabaseLock {
  readonly isHeld: () => boolean;
  /** Ends the program that holds the lock. */
  release(): Promise<void>;
}

/** Locks the store's database from another program, as a backup or SQLite's own tool may. */
export async function lockDatabase(dataDir: string, milliseconds: number): Promise<DatabaseLock> {
  const holder = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      join(store, 'src', 'testing', 'hold-lock.ts'),
      join(dataDir, 'showroom.db'),
      String(milliseconds),
    ],
    { cwd: store, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  holder.stdout.on('data', (data: Buffer) => (said += data.toString()));
  while (!said.includes('locked')) await once(holder.stdout, 'data');
  return {
    isHeld: () => !said.includes('released') && holder.exitCode === null,
    release: async () => {
      if (holder.exitCode !== null || holder.signalCode !== null) return;
      const ended = once(holder, 'exit');
      holder.kill('SIGKILL');
      await ended;
    },
  };
}
