import { expect, it } from 'vitest';

import { enlargeBlack } from './enlarge-black.ts';

// Stone on the left; stripes on the right, of which black stone takes a third of the light.
const isStone = (x: number) => x < 24;
const stripe = (x: number) => (x % 2 === 0 ? 0.9 : 0.3);
const whites = (x: number) => (isStone(x) ? 0.8 : stripe(x));
const blacks = (x: number) => (isStone(x) ? 0.02 : (stripe(x) * 2) / 3);

it('keeps the edges of the large render, and the dimness and polish of the small one', () => {
  const [width, height] = [48, 24];
  const spread = (value: (x: number) => number) =>
    Float32Array.from({ length: width * height * 3 }, (_, i) => value(Math.floor(i / 3) % width));
  const mask = Uint8Array.from({ length: width * height * 4 }, (_, i) => (isStone((i % (width * 2)) / 2) ? 1 : 0));
  const small = {
    width: 12,
    height: 6,
    light: Float32Array.from({ length: 12 * 6 * 3 }, (_, i) => (isStone((Math.floor(i / 3) % 12) * 4) ? 0.02 : 0.4)),
  };
  const black = enlargeBlack(small, { width, height, white: spread(whites), mask });
  for (const [i, value] of spread(blacks).entries()) expect(black[i]).toBeCloseTo(value, 3);
});
