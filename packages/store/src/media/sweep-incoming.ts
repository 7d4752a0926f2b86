import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../database/database-errors.ts';
import type { Store } from '../store.ts';

/** A file that is older than this came with a form whose process is gone: no form takes so long. In milliseconds. */
export const OLDEST_INCOMING_MS = 15 * 60 * 1000;

/** Removes what was left of forms that no one works on anymore. Files of another process that is at work stay. */
async function sweepIncoming(store: Store): Promise<void> {
  for (const name of await readdir(store.incomingDir)) {
    const file = path.join(store.incomingDir, name);
    try {
      // The real clock: file times know no other.
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > OLDEST_INCOMING_MS) await unlink(file);
    } catch (error) {
      // Its form was stored or refused in the meantime.
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
}

/** Sweeps now and again and again, until the returned function is called. Does not keep the process alive. */
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
