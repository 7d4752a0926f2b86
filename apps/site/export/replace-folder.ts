import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '@showroom/store/site';

/** Marks a folder as an exported site. */
const MARK = '.exported-site';

/**
 * Writes to a new folder and then replaces the old one, so that a host never serves half a site and a failure changes nothing.
 *
 * @throws {CommandError} if the folder contains something else, or the disk is full
 */
export async function replaceFolder<T>(folder: string, write: (folder: string) => Promise<T>): Promise<T> {
  if (!(await mayReplace(folder))) {
    throw new CommandError(
      `${folder} contains something other than an exported site, so nothing was written. Choose another folder.`,
    );
  }
  const next = `${folder}.writing`;
  const last = `${folder}.before`;
  try {
    await rm(next, { recursive: true, force: true });
    await mkdir(next, { recursive: true });
    await writeFile(join(next, MARK), '');
    const result = await write(next);
    await rm(last, { recursive: true, force: true });
    if (existsSync(folder)) await rename(folder, last);
    await rename(next, folder);
    await rm(last, { recursive: true, force: true });
    return result;
  } catch (error) {
    const full = isFull(error) ? await describeDisk(dirname(folder)) : undefined;
    await rm(next, { recursive: true, force: true });
    throw full ?? error;
  }
}

async function mayReplace(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return true;
  const names = await readdir(folder);
  return names.length === 0 || names.includes(MARK);
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

async function describeDisk(folder: string): Promise<CommandError> {
  const { bavail, bsize, blocks } = await statfs(folder);
  const megabytes = (count: number) => Math.round((count * bsize) / 1e6);
  return new CommandError(
    `The disk of ${folder} is full (${megabytes(bavail)} of ${megabytes(blocks)} MB free), so nothing was exported. The folder is unchanged. Free up space, or choose a folder on another disk: pnpm export --out FOLDER`,
  );
}
