import { randomBytes } from 'node:crypto';
import { open, truncate } from 'node:fs/promises';
import { errorCode, isDiskFull } from '../database-errors.ts';
import type { ReservedRoom } from '../room-reserve.ts';

/** Signing in takes some fifty kilobytes of the log; a hundred actions have room in this. In bytes. */
const RESERVE_BYTES = 8 * 1024 * 1024;
const PIECE_BYTES = 64 * 1024;

/** Keeps room in a file beside the database, of bytes that no file system makes smaller. */
export function reserveFile(databaseFile: string): ReservedRoom {
  const file = `${databaseFile}-reserve`;
  return {
    take: async () => {
      const handle = await open(file, 'a', 0o600);
      try {
        let { size } = await handle.stat();
        while (size < RESERVE_BYTES) size += (await handle.write(randomBytes(PIECE_BYTES))).bytesWritten;
        await handle.sync();
      } catch (error) {
        if (!isDiskFull(error)) throw error;
      } finally {
        await handle.close();
      }
    },
    release: async () => {
      await truncate(file, 0).catch((error: unknown) => {
        // Nothing is kept yet.
        if (errorCode(error) !== 'ENOENT') throw error;
      });
    },
  };
}
