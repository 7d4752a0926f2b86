import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../process/log.ts';
import type { MadePicture } from './picture-path.ts';

/** Cached files in a folder that may be emptied at any time. */
export interface MadePictures {
  /** Undefined when the file is missing, unreadable, or empty after a crash. */
  read(picture: MadePicture): Promise<Buffer | undefined>;
  /** Reads the first of these that exists. Missing ones cost nothing, because the names are known. */
  readFirst(pictures: readonly MadePicture[]): Promise<{ picture: MadePicture; data: Buffer } | undefined>;
  isMade(picture: MadePicture): Promise<boolean>;
  /** Stores a file; a failure is only logged. */
  keep(picture: MadePicture, data: Buffer): Promise<void>;
}

export function openMadePictures(folder: string, log: Log): MadePictures {
  let listed: Promise<Set<string>> | undefined;

  /** Lists the folder once. Other processes may add or remove files later. */
  function listNames(): Promise<Set<string>> {
    return (listed ??= readdir(folder).then(
      (names) => new Set(names),
      () => new Set(),
    ));
  }

  async function read(picture: MadePicture): Promise<Buffer | undefined> {
    try {
      // Files have some tens of kilobytes, so one read is faster than a stream.
      const data = await readFile(join(folder, toFileName(picture)));
      return data.byteLength > 0 ? data : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    read,

    async readFirst(pictures) {
      const names = await listNames();
      for (const picture of pictures) {
        if (!names.has(toFileName(picture))) continue;
        const data = await read(picture);
        if (data !== undefined) return { picture, data };
        names.delete(toFileName(picture));
      }
      return undefined;
    },

    isMade: (picture) =>
      stat(join(folder, toFileName(picture))).then(
        ({ size }) => size > 0,
        () => false,
      ),

    async keep(picture, data) {
      const file = toFileName(picture);
      const temporary = join(folder, `.${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(temporary, data);
        // Renamed into place, so that no one reads half a file.
        await rename(temporary, join(folder, file));
        (await listNames()).add(file);
      } catch (error) {
        // A full disk costs the next visitor a moment, but this one gets the picture.
        log.warn('A resized image could not be saved to disk', { file, error });
        await rm(temporary, { force: true }).catch(() => undefined);
      }
    },
  };
}

export function toFileName({ name, hash, width, format }: MadePicture): string {
  // Names have single dashes and slashes but no underscores, so this is unambiguous.
  return `${name.replaceAll('/', '__')}.${hash}.${width}.${format}`;
}
