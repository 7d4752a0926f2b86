// Runs in a process of its own: an encoder takes hundreds of megabytes that a process never returns. It ends when there is
// nothing to do, so the server stays small. Plain JavaScript, because Node starts this file as it is next to a bundled server.
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';

const MAX_INPUT_PIXELS = 100_000_000;
const MOST_BYTES = Number(process.argv[2]) * 1024 * 1024;

// In a thread, because a decoder may block the main one. See packages/isolated-jobs, which does the same.
const watchdog = `const parent = ${process.ppid};
setInterval(() => {
  if (process.memoryUsage.rss() > ${MOST_BYTES} || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 20)`;
new Worker(watchdog, { eval: true, execArgv: [] }).unref();

sharp.cache(false);
sharp.concurrency(1);
// Masters are WebP files or our own drawings with pictures, but a backup may contain anything, so other decoders are blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadWebp', 'VipsForeignLoadSvg', 'VipsForeignLoadPng', 'VipsForeignLoadJpeg'],
});

process.on('message', async ({ id, source, recipe }) => {
  try {
    const picture = sharp(source.data, { limitInputPixels: MAX_INPUT_PIXELS });
    if (recipe.resize.fit === 'cover' && source.focalPoint)
      picture.extract(await cropAround(picture, recipe.resize, source.focalPoint));
    // JPEG has no transparency: white is what most pages and emails have behind it.
    if (recipe.format === 'jpeg') picture.flatten({ background: '#ffffff' });
    const data = await picture
      .resize(recipe.resize)
      .composite(await Promise.all(source.layers.map(fitLayer)))
      .toFormat(recipe.format, recipe.options)
      .toBuffer();
    process.send?.({ id, data });
  } catch (error) {
    process.send?.({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});

/**
 * Crops a picture like `object-fit: cover` with an `object-position`.
 *
 * @param {sharp.Sharp} picture
 * @param {{ width: number, height: number }} frame
 * @param {{ x: number, y: number }} focalPoint
 */
async function cropAround(picture, frame, { x, y }) {
  const { width, height } = await picture.metadata();
  const scale = Math.min(width / frame.width, height / frame.height);
  const kept = {
    width: Math.max(1, Math.min(width, Math.round(frame.width * scale))),
    height: Math.max(1, Math.min(height, Math.round(frame.height * scale))),
  };
  return { ...kept, left: Math.round((width - kept.width) * x), top: Math.round((height - kept.height) * y) };
}

/** @param {import('./picture-encoding.ts').PictureLayer} layer */
async function fitLayer({ data, left, top, width, height, position }) {
  const input = await sharp(data, { limitInputPixels: MAX_INPUT_PIXELS })
    .resize({ width, height, fit: 'cover', position })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
}

// The server has ended or has no more work.
process.on('disconnect', () => process.exit(0));
// A signal may reach the whole group; the server first finishes its requests and then ends this process.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
