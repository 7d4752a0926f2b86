import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import sharp from 'sharp';

import type { StudioPaths } from '../masters/paths.ts';
import { drawPicture } from './draw-picture.ts';
import { quartzPictures } from './quartz-picture.ts';

export type DrawOrder = {
  readonly paths: StudioPaths;
  readonly name: string;
  readonly width: number;
  readonly recipe: string;
};

/** The reply: the name, and the error if any. */
export type DrawAnswer = { readonly name: string; readonly error: string | null };

// Drawing takes minutes; other users of the machine come first.
setPriority(5);
sharp.concurrency(1);

async function draw({ paths, name, width, recipe }: DrawOrder): Promise<DrawAnswer> {
  const picture = quartzPictures.find((each) => each.name === name);
  if (!picture) return { name, error: 'no such picture' };
  try {
    await drawPicture(paths, picture, width, recipe);
    return { name, error: null };
  } catch (error) {
    return { name, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (order: DrawOrder) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void draw(order).then((answer) => parentPort?.postMessage(answer));
});
