import { mkdir, mkdtemp, readdir, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const retryMs = 15;
let taken = 0;

/**
 * Runs `work` while no other process or worker does so for the same `lockDir`. A lock left behind by a process that was
 * killed is taken over, so a killed run never blocks the next one.
 *
 * The lock is a folder holding one file named after its owner. Both steps are single renames, which only one contender
 * can win: a prepared folder onto a missing or empty one to take the lock, the dead owner's file to ours to inherit it.
 */
export async function withFileLock<T>(lockDir: string, work: () => Promise<T>): Promise<T> {
  taken += 1;
  const owner = `${process.pid}-${taken}`;
  while (!((await take(lockDir, owner)) || (await inherit(lockDir, owner)))) await sleep(retryMs);
  try {
    return await work();
  } finally {
    await unlink(join(lockDir, owner));
    // Fails when the next owner has already moved in, which is as good.
    await rmdir(lockDir).catch(() => undefined);
  }
}

async function take(lockDir: string, owner: string): Promise<boolean> {
  await mkdir(join(lockDir, '..'), { recursive: true });
  const prepared = await mkdtemp(`${lockDir}.`);
  await writeFile(join(prepared, owner), '');
  try {
    await rename(prepared, lockDir);
    return true;
  } catch {
    await rm(prepared, { recursive: true });
    return false;
  }
}

async function inherit(lockDir: string, owner: string): Promise<boolean> {
  const [current] = await readdir(lockDir).catch(() => []);
  if (current === undefined || isAlive(Number.parseInt(current, 10))) return false;
  try {
    await rename(join(lockDir, current), join(lockDir, owner));
    return true;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
