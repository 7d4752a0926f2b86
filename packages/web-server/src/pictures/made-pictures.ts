import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../process/log.ts';
import type { MadePicture } from './picture-path.ts';

/** The files made so far, in a folder that may be emptied at any time. */
export interface MadePictures {
  /** A made file; undefined when it is not made, cannot be read, or was left empty by a crash. */
  read(picture: MadePicture): Promise<Buffer | undefined>;
  /** The first of these that is made. Those that are not cost nothing: what is there is known. */
  readFirst(pictures: readonly MadePicture[]): Promise<{ picture: MadePicture; data: Buffer } | undefined>;
  isMade(picture: MadePicture): Promise<boolean>;
  /** Keeps a file; where that fails, it is told in the log and nothing else happens. */
  keep(picture: MadePicture, data: Buffer): Promise<void>;
}

/** Opens the folder of made files; it need not be there yet. */
export function openMadePictures(folder: string, log: Log): MadePictures {
  let listed: Promise<Set<string>> | undefined;

  /** The names in the folder, read once. Another process may have added or removed some since. */
  function listNames(): Promise<Set<string>> {
    return (listed ??= readdir(folder).then(
      (names) => new Set(names),
      () => new Set(),
    ));
  }

  async function read(picture: MadePicture): Promise<Buffer | undefined> {
    try {
      // Files are some tens of kilobytes: one read is quicker than a stream.
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
        // In place by one rename, so that no one ever reads half of one.
        await rename(temporary, join(folder, file));
        (await listNames()).add(file);
      } catch (error) {
        // A full disk costs the next visitor a moment, not this one the picture.
        log.warn('A resized image could not be saved to disk', { file, error });
        await rm(temporary, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** The name of a made file in its folder. */
export function toFileName({ name, hash, width, format }: MadePicture): string {
  // A name has single dashes and slashes but no underscore, so this is unambiguous.
  return `${name.replaceAll('/', '__')}.${hash}.${width}.${format}`;
}
