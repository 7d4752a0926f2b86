// @vitest-environment jsdom
import { join } from 'node:path';
import { roomChoices } from '@showroom/catalog-data/catalogue/room-choices';
import { render } from '@testing-library/react';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { Swatch } from './swatch.tsx';

const masters = join(import.meta.dirname, '../../../../../packages/pictures/masters');
const woods = roomChoices.cabinets.flatMap(({ slug, look }) =>
  look.kind === 'wood' ? [[slug, look.swatch] as const] : [],
);

/** How warm the cooler side of a picture’s middle is: red light for each part of blue. */
async function measureSides(file: string, zoom: number): Promise<number> {
  const { width, height } = await sharp(file).metadata();
  // A square is its whole width.
  const size = Math.floor(width / zoom);
  const [start, top] = [Math.floor((width - size) / 2), Math.floor((height - size) / 2)];
  const sides = [start, start + size - 4].map(async (left) => {
    const side = await sharp(file).extract({ left, top, width: 4, height: size }).toBuffer();
    const { channels } = await sharp(side).stats();
    return (channels[0]?.mean ?? 0) / (channels[2]?.mean ?? 1);
  });
  return Math.min(...(await Promise.all(sides)));
}

it.each(woods)('shows nothing but wood of %s', async (_, picture) => {
  const { container } = render(
    <Swatch swatch={{ kind: 'wood', src: '/wood.webp' }} className="aspect-square w-full" />,
  );
  const zoom = Number(container.querySelector('img')?.style.scale);
  const file = join(masters, `${picture}.webp`);
  // The wall behind the board is grey.
  expect(await measureSides(file, 1)).toBeLessThan(1.25);
  expect(await measureSides(file, zoom)).toBeGreaterThan(1.35);
});
