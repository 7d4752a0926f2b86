import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A file system of a few megabytes, to be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves nothing free. */
  fill(): void;
  /** Takes away what filled it. */
  empty(): void;
  release(): void;
}

/** Mounts one, where this machine lets it be done; null elsewhere. */
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
