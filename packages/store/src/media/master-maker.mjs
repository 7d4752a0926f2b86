// Each uploaded picture gets its own process, so that a malicious file that crashes, blocks or exhausts a decoder affects nothing
// else. Plain JavaScript, because Node starts this file as it is next to a bundled server.
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { dropTexts } from './drop-texts.mjs';

/** In pixels: twice the widest displayed size, so that visitors can zoom in. */
const LONGEST_SIDE = 3200;
/** High, because pictures are compressed again and losses add up. */
const MASTER_QUALITY = 90;
/** Below the server's priority: pages come first. */
const PRIORITY = 10;

/** In bytes: a HEIC of 48 megapixels takes 520 MB. */
const MOST_MEMORY = 1_200 * 1024 * 1024;

// In a thread, because a decoder may block the main one. See packages/isolated-jobs, which does the same.
const watchdog = `setInterval(() => {
  if (process.memoryUsage.rss() > ${MOST_MEMORY}) process.kill(process.pid, 'SIGKILL');
}, 20)`;
new Worker(watchdog, { eval: true, execArgv: [] }).unref();

sharp.cache(false);
sharp.concurrency(1);
// Other decoders are blocked, whatever the file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
});
try {
  setPriority(PRIORITY);
} catch {
  // Some containers forbid it.
}

async function makeMaster({ source, target, type, maxPixels, longestSide = LONGEST_SIDE, plate }) {
  let data;
  let info;
  let pixel;
  let isOpaque;
  let isAnimated;
  try {
    const { width, height, open, moves = false } = await openPicture({ source, type, maxPixels, longestSide });
    isAnimated = moves;
    if (width * height > maxPixels) return { code: 'too-many-pixels' };
    const upright = open()
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const finished = plate === undefined ? upright.webp({ quality: MASTER_QUALITY }) : await layOnPlate(upright, plate);
    ({ data, info } = await finished.toBuffer({ resolveWithObject: true }));
    // As the studio measures its pictures.
    isOpaque = (await sharp(data).stats()).isOpaque;
    pixel = await sharp(data).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  } catch (error) {
    return { code: 'unreadable', problem: error instanceof Error ? error.message : String(error) };
  }
  try {
    await writeFile(target, data, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    await rm(target, { force: true });
    return { code: 'not-written', errorCode: error.code, problem: error.message };
  }
  return {
    code: 'made',
    widthPx: info.width,
    heightPx: info.height,
    byteSize: data.byteLength,
    sha256: createHash('sha256').update(data).digest('hex'),
    isOpaque,
    isAnimated,
    dominantColour: `#${pixel.subarray(0, 3).toString('hex')}`,
  };
}

/** With few colours, because every email carries it. */
async function layOnPlate(picture, { colour, margin }) {
  const whole = sharp(await picture.png().toBuffer());
  if (!(await whole.stats()).isOpaque) {
    const room = { top: margin, bottom: margin, left: margin, right: margin };
    whole.flatten({ background: colour }).extend({ ...room, background: colour });
  }
  return whole.png({ palette: true });
}

/** Reads the size from the header before anything is unpacked, and returns how to open it. Of an animation, the first frame. */
async function openPicture({ source, type, maxPixels, longestSide }) {
  if (type === 'image/heic' || type === 'image/heif') {
    // Two megabytes, loaded only when needed.
    const { decodeHeic } = await import('./decode-heic.mjs');
    return decodeHeic(source, { maxPixels, longestSide });
  }
  const input = type === 'image/png' ? dropTexts(await readFile(source)) : source;
  const { width, height, pages = 1 } = await sharp(input, { limitInputPixels: false, failOn: 'error' }).metadata();
  // Our decoders don't recognize an animated PNG; a chunk of its own tells.
  const moves = type === 'image/png' ? input.includes('acTL') : pages > 1 && type !== 'image/avif';
  // Phones write files with harmless oddities; a truncated file is an error.
  return { width, height, moves, open: () => sharp(input, { limitInputPixels: maxPixels, failOn: 'error' }) };
}

process.once('message', async (order) => {
  const reply = await makeMaster(order);
  process.send?.(reply, () => process.disconnect());
});
// The parent process has ended, so no one will use the result.
process.once('disconnect', () => process.exit(0));
