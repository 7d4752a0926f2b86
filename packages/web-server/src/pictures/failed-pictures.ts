import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that could not be made however often they were tried: each has a mark in the folder of made files, for all processes. */
export interface FailedPictures {
  has(file: string): Promise<boolean>;
  /** Counts a failure; after the third one the file is given up. */
  noteFailure(file: string): Promise<void>;
  noteSuccess(file: string): void;
}

const MARK = '.failed';
const MOST_FAILURES = 3;
/** Whose failures are remembered; a hostile backup may bring any number of pictures. */
const MAX_REMEMBERED = 300;

export function openFailedPictures(folder: string): FailedPictures {
  // Maps keep the order in which names came.
  const failures = new Map<string, number>();
  return {
    has: (file) =>
      stat(join(folder, `${file}${MARK}`)).then(
        () => true,
        () => false,
      ),

    async noteFailure(file) {
      const count = (failures.get(file) ?? 0) + 1;
      failures.delete(file);
      if (count < MOST_FAILURES) {
        failures.set(file, count);
        const [oldest] = failures.keys();
        if (failures.size > MAX_REMEMBERED && oldest !== undefined) failures.delete(oldest);
        return;
      }
      // On a full disk it is counted from the start: it costs three tries more.
      await mkdir(folder, { recursive: true }).catch(() => undefined);
      await writeFile(join(folder, `${file}${MARK}`), '').catch(() => undefined);
    },

    noteSuccess(file) {
      failures.delete(file);
    },
  };
}

/** The files that were given up, by the names that `toFileName` gives. None where there is no such folder yet. */
export async function listFailedFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(MARK)).map((name) => name.slice(0, -MARK.length));
}

/** Lets files that were given up be tried again, each the next time that a page shows it. */
export async function clearFailures(folder: string, files: readonly string[]): Promise<void> {
  const known = new Set(await listFailedFiles(folder));
  for (const file of files) if (known.has(file)) await rm(join(folder, `${file}${MARK}`), { force: true });
}
