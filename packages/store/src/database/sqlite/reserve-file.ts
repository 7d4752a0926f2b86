import { randomBytes } from 'node:crypto';
import { open, truncate } from 'node:fs/promises';
import { errorCode, isDiskFull } from '../database-errors.ts';
import type { ReservedRoom } from '../room-reserve.ts';

/** Room for about a hundred actions; signing in takes 50 kB of the log. In bytes. */
const RESERVE_BYTES = 8 * 1024 * 1024;
const PIECE_BYTES = 64 * 1024;

/** Reserves room in a file next to the database, with bytes that no file system can compress. */
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
        // Nothing is reserved yet.
        if (errorCode(error) !== 'ENOENT') throw error;
      });
    },
  };
}
