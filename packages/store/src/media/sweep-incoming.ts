import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../database/database-errors.ts';
import type { Store } from '../store.ts';

/** An older file belongs to a form whose process ended: no form takes that long. In milliseconds. */
export const OLDEST_INCOMING_MS = 15 * 60 * 1000;

/** Deletes leftover files of forms. Files of processes that are at work stay. */
async function sweepIncoming(store: Store): Promise<void> {
  for (const name of await readdir(store.incomingDir)) {
    const file = path.join(store.incomingDir, name);
    try {
      // Real clock, because file times use it.
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > OLDEST_INCOMING_MS) await unlink(file);
    } catch (error) {
      // Its form was stored or refused in the meantime.
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
}

/** Sweeps regularly until the returned function is called. Doesn't keep the process alive. */
export function sweepIncomingRegularly(store: Store): () => void {
  const sweep = () =>
    void sweepIncoming(store).catch((error: unknown) => {
      store.log.warn('The sweep for files of unfinished forms failed', { error });
    });
  sweep();
  const timer = setInterval(sweep, OLDEST_INCOMING_MS);
  timer.unref();
  return () => clearInterval(timer);
}
