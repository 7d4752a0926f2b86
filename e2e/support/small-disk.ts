import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A file system of a few megabytes, for tests of a full disk. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it up. */
  fill(): void;
  /** Deletes what filled it. */
  empty(): void;
  release(): void;
}

/** Mounts one; null where the machine doesn't allow it. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | null> {
  await mkdir(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      try {
        for (;;) appendFileSync(ballast, Buffer.alloc(64 * 1024));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    empty: () => rmSync(ballast),
    release: () => void execFileSync('umount', ['-l', folder]),
  };
}
