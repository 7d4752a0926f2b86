import { join } from 'node:path';

import { toLab } from '@showroom/catalog-data/colour-lab';
import { vanities, type Vanity } from '@showroom/catalog-data/products/vanities';
import { mastersDir } from '@showroom/pictures/masters-dir';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { vanityFrontCrop } from './vanity-front.ts';

/**
 * What the name of a colour promises, in CIE L*a*b* as the picture shows it: sun and shade of the room included. A white has little
 * colour, so that it isn't greige.
 */
const limits = {
  White: { lightest: 100, darkest: 75, chroma: 8 },
  Gray: { lightest: 70, darkest: 50, chroma: 11 },
  Black: { lightest: 32, darkest: 0, chroma: 8 },
} as const;

const isLimited = (colour: string): colour is keyof typeof limits => colour in limits;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The most common colour of a vanity’s doors and drawers; pulls, gaps and shadows of the faucet are a small part of them. */
async function measureFront(vanity: Vanity) {
  const { data, info } = await sharp(join(mastersDir, `vanities/${vanity.slug}/front.webp`))
    .extract(vanityFrontCrop(vanity))
    .resize(64)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, pixel) =>
    toLab(`#${data.toString('hex', pixel * 3, pixel * 3 + 3)}`),
  );
  const [lightness, red, yellow] = [0, 1, 2].map((axis) => median(pixels.map((lab) => lab[axis] ?? 0)));
  return { lightness: lightness ?? 0, chroma: Math.hypot(red ?? 0, yellow ?? 0) };
}

describe('the paint of vanities', async () => {
  const painted = vanities.flatMap((vanity) => (isLimited(vanity.colour) ? [{ vanity, colour: vanity.colour }] : []));
  const measured = await Promise.all(
    painted.map(async ({ vanity, colour }) => ({ slug: vanity.slug, colour, ...(await measureFront(vanity)) })),
  );
  const lightnessOf = (wanted: keyof typeof limits) =>
    measured.filter(({ colour }) => colour === wanted).map(({ lightness }) => lightness);

  it.each(measured)('looks like its name on $slug', ({ colour, lightness, chroma }) => {
    const { lightest, darkest, chroma: most } = limits[colour];
    expect(lightness).toBeGreaterThan(darkest);
    expect(lightness).toBeLessThan(lightest);
    expect(chroma).toBeLessThan(most);
  });

  it('makes every white lighter than every grey, and every grey far lighter than every black', () => {
    expect(Math.min(...lightnessOf('White'))).toBeGreaterThan(Math.max(...lightnessOf('Gray')));
    expect(Math.min(...lightnessOf('Gray'))).toBeGreaterThan(Math.max(...lightnessOf('Black')) + 10);
  });
});
