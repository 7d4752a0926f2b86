import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDirectory } from './temporary-store.ts';

/** Mounts a file system of a few hundred kilobytes, where the machine allows it. */
export async function tinyDisk(kilobytes: number): Promise<{ directory: string; release: () => void } | null> {
  const directory = path.join(await temporaryDirectory(), 'disk');
  await mkdir(directory);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', directory], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return { directory, release: () => execFileSync('umount', ['-l', directory]) };
}
