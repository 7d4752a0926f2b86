import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { ALL_BYTES_A_DAY } from '../leads/upload-use.ts';

/** In bytes. */
export interface DiskRoom {
  /** What this process may still use. */
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Reads the free space of a directory's disk and identifies the disk. Replaced in tests. */
export type ReadDiskRoom = (directory: string) => Promise<DiskRoom & { readonly device: number }>;

export const readDiskRoom: ReadDiskRoom = async (directory) => {
  // The backup folder is created with the first backup.
  const found = await stat(directory).catch(() => undefined);
  const place = found === undefined ? path.dirname(directory) : directory;
  const { dev } = found ?? (await stat(place));
  const { bavail, blocks, bsize } = await statfs(place);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, device: dev };
};

/** A disk is low below this share, or below the daily limit of visitors' files, whichever is less. */
const LOW_SHARE = 0.1;
/** A disk has recovered above this multiple of the limit, so that small changes cause one warning. */
const RECOVERED_TIMES = 1.25;

/** The limit in bytes. */
function lowBelow({ totalBytes }: DiskRoom): number {
  return Math.min(totalBytes * LOW_SHARE, ALL_BYTES_A_DAY);
}

/** File systems that don't know their size report 0. */
export function isLow(room: DiskRoom): boolean {
  return room.totalBytes > 0 && room.freeBytes < lowBelow(room);
}

export function hasRecovered(room: DiskRoom): boolean {
  return room.freeBytes >= lowBelow(room) * RECOVERED_TIMES;
}
