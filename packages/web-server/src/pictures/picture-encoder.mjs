// A process of its own for making pictures. An encoder takes hundreds of megabytes that a process never gives back;
// this one ends when there is nothing left to make, and the server stays small. Plain JavaScript, because Node starts
// this file as it is, beside a bundled server.
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';

const MAX_INPUT_PIXELS = 100_000_000;
const MOST_BYTES = Number(process.argv[2]) * 1024 * 1024;

// In a thread, because a decoder may hold the main one. See packages/isolated-jobs, which does the same.
const watchdog = `const parent = ${process.ppid};
setInterval(() => {
  if (process.memoryUsage.rss() > ${MOST_BYTES} || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 20)`;
new Worker(watchdog, { eval: true, execArgv: [] }).unref();

sharp.cache(false);
sharp.concurrency(1);
// A master is a WebP, or a drawing of ours with pictures on it; a backup may bring anything. No other decoder ever sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadWebp', 'VipsForeignLoadSvg', 'VipsForeignLoadPng', 'VipsForeignLoadJpeg'],
});

process.on('message', async ({ id, source, recipe }) => {
  try {
    const picture = sharp(source.data, { limitInputPixels: MAX_INPUT_PIXELS });
    if (recipe.resize.fit === 'cover' && source.focalPoint)
      picture.extract(await cropAround(picture, recipe.resize, source.focalPoint));
    // A JPEG lets no ground through: white is what most pages and mails have there.
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
 * The part of a picture that a crop of another proportion keeps: as `object-fit: cover` with an `object-position` has it.
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

// The server is gone or has no more work.
process.on('disconnect', () => process.exit(0));
// A signal may reach the whole group; the server finishes its visitors first and then lets go of this one.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
