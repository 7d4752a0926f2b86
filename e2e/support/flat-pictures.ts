import { link, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';

const records = resolve(import.meta.dirname, '../../packages/pictures/src/picture-records.generated.json');
const WIDTHS = [400, 800, 1200, 1600];

interface PictureRecord {
  readonly width: number;
  readonly height: number;
  readonly hash: string;
}

/**
 * Fills a folder of made pictures with plain ones, each as large as the one it stands for: encoding the true ones takes
 * a third of the time of all journeys, and none of them looks at what is on a picture. WebP and cards for social networks are left
 * for the encoder of the servers.
 */
export async function makeFlatPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pictures = JSON.parse(await readFile(records, 'utf8')) as Record<string, PictureRecord>; // Written by the studio.
  const drawn = new Set<string>();
  for (const [name, master] of Object.entries(pictures)) {
    for (const asked of WIDTHS) {
      const width = Math.min(asked, master.width);
      const height = Math.round((width * master.height) / master.width);
      const file = join(folder, `${width}-${height}.avif`);
      if (!drawn.has(file)) await writeFile(file, await drawFlat(width, height));
      drawn.add(file);
      await link(file, join(folder, `${name.replaceAll('/', '__')}.${master.hash.slice(0, 8)}.${asked}.avif`));
    }
  }
}

/** Has a data directory, which need not be there yet, find its made pictures in that folder. */
export async function usePictures(dataDir: string, folder: string): Promise<void> {
  const place = join(dataDir, 'cache', 'pictures');
  await mkdir(dirname(place), { recursive: true });
  await symlink(folder, place).catch((error: unknown) => {
    // A server that is started again finds it there.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
}

function drawFlat(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a5a899' } })
    .avif({ effort: 0 })
    .toBuffer();
}
