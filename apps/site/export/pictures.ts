import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '@showroom/web-server/log';
import { toFileName } from '@showroom/web-server/made-pictures';
import { createPictureDelivery, type FindMaster } from '@showroom/web-server/picture-delivery';
import { parsePicturePath } from '@showroom/web-server/picture-path';
import { CommandError } from '@showroom/store/site';

const PICTURE = /\/pictures\/[a-z0-9/-]+\.[0-9a-f]{8}\.(?:\d{3,4}|full)\.(?:avif|webp|jpg)/g;

/** The paths of pictures in a text: markup, data or structured data. */
export function listPicturePaths(text: string): readonly string[] {
  return text.match(PICTURE) ?? [];
}

/**
 * Writes pictures to a folder. Missing sizes are made, in a second or two each, and cached.
 *
 * @throws {CommandError} if one can't be made
 */
export async function writePictures(
  paths: Iterable<string>,
  folder: string,
  { cacheDir, find, log }: { readonly cacheDir: string; readonly find: FindMaster; readonly log: Log },
): Promise<void> {
  const delivery = createPictureDelivery({ cacheDir, find }, log);
  // The encoder doesn't keep the process running.
  const untilMade = setInterval(() => {}, 60_000);
  try {
    for (const path of paths) {
      const asked = parsePicturePath(path);
      const master = asked && (await find(asked.name, asked.hash));
      if (asked === undefined || master?.hash.slice(0, 8) !== asked.hash)
        throw new CommandError(`A page uses ${path}, which doesn’t exist.`);
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      if (asked.width === 'full') {
        await writeFile(file, await master.read());
        continue;
      }
      const made = { ...asked, width: asked.width };
      const { failed } = await delivery.warm([made]);
      if (failed > 0) throw new CommandError(`${path} couldn’t be created.`);
      await copyFile(join(cacheDir, toFileName(made)), file);
    }
  } finally {
    clearInterval(untilMade);
    delivery.stop();
  }
}
