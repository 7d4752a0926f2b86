import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { ChosenFile } from './files.ts';
import { expect } from './journey.ts';
import { openFingers } from './touch.ts';

/** A photo of a kitchen of 1600 by 1000 pixels. */
export async function readKitchen(): Promise<ChosenFile> {
  const masters = join(import.meta.dirname, '..', '..', 'packages', 'pictures', 'masters');
  return {
    name: 'kitchen.webp',
    mimeType: 'image/webp',
    buffer: await readFile(join(masters, 'scenes', 'home-kitchen.webp')),
  };
}

/** The field for the photo. */
export const chooser = (page: Page) => page.getByLabel('Your photo');
/** The photo with a stone on its counters. */
export const picture = (page: Page, stone: string) => page.getByRole('img', { name: `The photo with ${stone}` });
export const corner = (page: Page, name: string) => page.getByRole('button', { name: `Counter: ${name} corner` });

/** Waits until the picture has the stone. */
export async function expectComposed(page: Page, stone: string): Promise<void> {
  await expect(picture(page, stone)).toBeVisible();
  await expect(page.getByText('Updating the picture…')).toBeHidden();
}

/** The colour of a pixel of the composed picture, by fractions of its size. */
export function colourAt(canvas: Locator, x: number, y: number): Promise<readonly number[]> {
  return canvas.evaluate(
    (element, [shareX, shareY]) => {
      if (!(element instanceof HTMLCanvasElement)) throw new Error('The picture is no canvas.');
      // Another canvas: reading the shown one again and again would move it out of the graphics memory.
      const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      pixel?.drawImage(element, -Math.floor(element.width * shareX), -Math.floor(element.height * shareY));
      return [...(pixel?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    [x, y] as const,
  );
}

/** The counter of the island in that photo, in shares of its size. */
const ISLAND = {
  'back left': [0.294, 0.53],
  'back right': [0.854, 0.513],
  'front right': [0.981, 0.557],
  'front left': [0.2815, 0.592],
} as const;

/** Drags the corners of the counter to those of the island, with a finger. */
export async function dragCornersToIsland(page: Page, stone: string): Promise<void> {
  const fingers = await openFingers(page);
  await page.getByLabel('Snap to edges in the photo').uncheck();
  await picture(page, stone).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await picture(page, stone).boundingBox();
  if (!box) throw new Error('The picture is not visible.');
  for (const [name, [x, y]] of Object.entries(ISLAND)) {
    const handle = await corner(page, name).boundingBox();
    if (!handle) throw new Error(`The ${name} corner is not visible.`);
    expect(handle.width).toBeGreaterThanOrEqual(44);
    const from = [handle.x + handle.width / 2, handle.y + handle.height / 2] as const;
    await fingers.drag({ from, to: [box.x + x * box.width, box.y + y * box.height] });
  }
  await expectComposed(page, stone);
}
