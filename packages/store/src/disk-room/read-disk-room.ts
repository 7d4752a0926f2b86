import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { ALL_BYTES_A_DAY } from '../leads/upload-use.ts';

/** How much room a disk has, in bytes. */
export interface DiskRoom {
  /** What this process may still use. */
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Reads the room of the disk that a directory is on, and which disk that is. Another one in tests. */
export type ReadDiskRoom = (directory: string) => Promise<DiskRoom & { readonly device: number }>;

export const readDiskRoom: ReadDiskRoom = async (directory) => {
  // The folder of the backups is made with the first one.
  const found = await stat(directory).catch(() => undefined);
  const place = found === undefined ? path.dirname(directory) : directory;
  const { dev } = found ?? (await stat(place));
  const { bavail, blocks, bsize } = await statfs(place);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, device: dev };
};

/** A disk is low below this share of it, or below what all visitors together may send in a day, whichever is less. */
const LOW_SHARE = 0.1;
/** It has recovered once it has so many times the room below which it is low: small ups and downs are one warning. */
const RECOVERED_TIMES = 1.25;

/** The room below which the owner is warned, in bytes. */
function lowBelow({ totalBytes }: DiskRoom): number {
  return Math.min(totalBytes * LOW_SHARE, ALL_BYTES_A_DAY);
}

/** A file system that does not know its size says 0: nothing can be said of it. */
export function isLow(room: DiskRoom): boolean {
  return room.totalBytes > 0 && room.freeBytes < lowBelow(room);
}

export function hasRecovered(room: DiskRoom): boolean {
  return room.freeBytes >= lowBelow(room) * RECOVERED_TIMES;
}
