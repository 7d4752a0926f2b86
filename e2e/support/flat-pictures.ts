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
 * Fills a folder with plain pictures of the right sizes. Encoding real ones takes a third of the time of all journeys, and no
 * journey looks at a picture's content. The servers still encode WebP and social cards.
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

/** Makes a data directory, which may not exist yet, use the pictures of that folder. */
export async function usePictures(dataDir: string, folder: string): Promise<void> {
  const place = join(dataDir, 'cache', 'pictures');
  await mkdir(dirname(place), { recursive: true });
  await symlink(folder, place).catch((error: unknown) => {
    // Already linked if the server is started again.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
}

function drawFlat(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a5a899' } })
    .avif({ effort: 0 })
    .toBuffer();
}
