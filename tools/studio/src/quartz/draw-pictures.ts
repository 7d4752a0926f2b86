import { Worker } from 'node:worker_threads';

import { runCrew, type Progress } from '../crew.ts';
import { dueOf, type Candidate, type CandidateOptions } from '../masters/recipes.ts';
import type { DrawAnswer, DrawOrder } from './draw-worker.ts';
import { fullWidth, type QuartzPicture } from './quartz-picture.ts';
import { hashScripts, recipeOf } from './recipe.ts';

export type DrawOptions = CandidateOptions & {
  /** Skip what is up to date. */
  readonly changedOnly: boolean;
  readonly workers: number;
  readonly onProgress: (progress: Progress) => void;
};

/** The pictures as they would be drawn now, with their current recipes. */
export async function drawCandidates(
  pictures: readonly QuartzPicture[],
  { paths, scale }: CandidateOptions,
): Promise<readonly (DrawOrder & Candidate)[]> {
  const scripts = await hashScripts();
  return pictures.map((picture) => {
    const width = Math.round(fullWidth[picture.part] * scale);
    return { name: picture.name, alt: picture.alt, paths, width, recipe: recipeOf(picture, width, scripts) };
  });
}

/** Draws the due pictures, each whole or not at all; failures don’t stop the others. */
export async function drawPictures(
  pictures: readonly QuartzPicture[],
  options: DrawOptions,
): Promise<{ made: number; failed: number }> {
  const candidates = await drawCandidates(pictures, options);
  const due = await dueOf(options.paths, candidates, options.changedOnly);
  const failed = await runCrew<DrawOrder>(due, options.workers, hireWorker, options.onProgress);
  return { made: due.length - failed, failed };
}

function hireWorker() {
  const worker = new Worker(new URL('./draw-worker.mjs', import.meta.url));
  return {
    work: async ({ paths, name, width, recipe }: DrawOrder) => {
      const { error } = await ask(worker, { paths, name, width, recipe });
      if (error !== null) throw new Error(error);
    },
    leave: async () => worker.terminate(),
  };
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
