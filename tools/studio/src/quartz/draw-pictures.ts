import { Worker } from 'node:worker_threads';

import { readRows, recordMaster, type ManifestRow } from '../manifest.ts';
import type { StudioPaths } from '../paths.ts';
import type { DrawAnswer, DrawOrder } from './draw-worker.ts';
import { fullWidth, type QuartzPicture } from './quartz-picture.ts';
import { hashScripts, isUpToDate, recipeOf } from './recipe.ts';

export type DrawOptions = {
  readonly paths: StudioPaths;
  /** Leave alone what is up to date. */
  readonly changedOnly: boolean;
  /** 1 is full size. */
  readonly scale: number;
  readonly workers: number;
  readonly onProgress: (progress: Progress) => void;
};

export type Progress = {
  readonly name: string;
  readonly done: number;
  readonly total: number;
  readonly secondsLeft: number;
};

/** Draws the pictures that need it, each whole or not at all. Fails at the end, naming those that could not be drawn. */
export async function drawPictures(
  pictures: readonly QuartzPicture[],
  options: DrawOptions,
): Promise<{ drawn: number }> {
  const { paths } = options;
  const scripts = await hashScripts();
  const orders: DrawOrder[] = [];
  const manifest = await readRows<ManifestRow>(paths.manifestFile);
  for (const picture of pictures) {
    const width = Math.round(fullWidth[picture.part] * options.scale);
    const recipe = recipeOf(picture, width, scripts);
    if (!options.changedOnly || !(await isUpToDate(paths, picture.name, recipe))) {
      orders.push({ paths, name: picture.name, width, recipe });
    } else if (manifest[picture.name]?.alt !== picture.alt) {
      // Only the words changed: no need to draw.
      await recordMaster(paths, picture.name, picture.alt);
    }
  }
  const failures = await runOrders(orders, options);
  if (failures.length > 0) throw new Error(failures.map(({ name, error }) => `${name}: ${error}`).join('\n'));
  return { drawn: orders.length };
}

async function runOrders(orders: readonly DrawOrder[], options: DrawOptions): Promise<readonly DrawAnswer[]> {
  const waiting = [...orders];
  const failures: DrawAnswer[] = [];
  const started = Date.now();
  let done = 0;
  const crew = Array.from({ length: Math.min(options.workers, orders.length) }, async () => {
    const worker = new Worker(new URL('./draw-worker.mjs', import.meta.url));
    try {
      for (let order = waiting.shift(); order; order = waiting.shift()) {
        const answer = await ask(worker, order);
        if (answer.error !== null) failures.push(answer);
        done += 1;
        const secondsEach = (Date.now() - started) / 1000 / done;
        options.onProgress({
          name: order.name,
          done,
          total: orders.length,
          secondsLeft: secondsEach * (orders.length - done),
        });
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(crew);
  return failures;
}

async function ask(worker: Worker, order: DrawOrder): Promise<DrawAnswer> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: DrawAnswer) => {
      worker.off('error', reject);
      resolve(answer);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(order);
  });
}
