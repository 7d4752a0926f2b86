import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brightnessOf, linearLight, type Pixels } from '../photo/pixels.ts';
import type { Corners } from '../surfaces/corners.ts';
import { drawPicture } from '../testing/draw-picture.ts';
import { createPhotoComposer, type PhotoPlan, type PhotoSurface } from './compose-photo.ts';
import { createStonePicture } from './stone-picture.ts';

const [width, height] = [240, 120];
const slab = { widthIn: 126, heightIn: 64 };

const corners: Corners = [
  { x: 0.1, y: 0.25 },
  { x: 0.9, y: 0.25 },
  { x: 0.9, y: 0.75 },
  { x: 0.1, y: 0.75 },
];

const counter: PhotoSurface = {
  corners,
  lengthIn: 96,
  depthIn: 30,
  part: { xIn: 4, yIn: 4, isTurned: false },
  oldTone: 'medium',
  oldMaterial: 'counter',
};

const plan: PhotoPlan = { surfaces: [counter], covers: [], patternIn: 2, exposureStops: 0 };

const plainStone = (light: number | readonly [number, number, number]) => ({
  picture: createStonePicture(drawPicture(126, 64, () => light)),
  slab,
});

const isOnCounter = (x: number, y: number) => x >= 24 && x < 216 && y >= 30 && y < 90;

/** A photo of a counter on a white wall. */
function photoOf(oldLight: (x: number, y: number) => number | readonly [number, number, number]): Pixels {
  return drawPicture(width, height, (x, y) => (isOnCounter(x, y) ? oldLight(x, y) : 0.55));
}

function lightAt({ data }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * 4;
  const [red = 0, green = 0, blue = 0] = Array.from(data.slice(at, at + 3), (value) => linearLight[value] ?? 0);
  return brightnessOf(red, green, blue);
}

describe('new stone in a photo', () => {
  it('is darker in a shadow by the ratio of the old counter', () => {
    const ratios = fc.double({ min: 0.3, max: 0.9, noNaN: true });
    fc.assert(
      fc.property(ratios, fc.constantFrom(0.05, 0.2, 0.6), (ratio, stone) => {
        const photo = photoOf((x) => (x < 120 ? 0.2 : 0.2 * ratio));
        const result = createPhotoComposer(photo)(plan, plainStone(stone));
        const found = lightAt(result, 170, 60) / lightAt(result, 70, 60);
        expect(Math.abs(found / ratio - 1)).toBeLessThan(0.06);
      }),
      { numRuns: 15 },
    );
  });

  it('keeps the edge of a shadow sharp within two inches', () => {
    const photo = photoOf((x) => (x < 120 ? 0.2 : 0.1));
    const result = createPhotoComposer(photo)(plan, plainStone(0.4));
    // Two pixels an inch.
    const [lit, shaded] = [lightAt(result, 115, 60), lightAt(result, 125, 60)];
    expect(shaded / lit).toBeLessThan(0.6);
  });

  it('shows nothing of the old veins and speckles', () => {
    const photo = photoOf((x, y) => ((x + y) % 40 < 3 ? 0.04 : (x * 7 + y * 13) % 11 === 0 ? 0.3 : 0.2));
    const result = createPhotoComposer(photo)(plan, plainStone(0.4));
    const row = Array.from({ length: 150 }, (_, at) => lightAt(result, 45 + at, 60));
    expect(Math.max(...row) / Math.min(...row)).toBeLessThan(1.1);
  });

  it('keeps the reflection of a lamp', () => {
    const photo = photoOf((x, y) => (Math.hypot(x - 100, y - 60) < 3 ? 0.95 : 0.1));
    const result = createPhotoComposer(photo)(plan, plainStone(0.03));
    expect(lightAt(result, 100, 60)).toBeGreaterThan(0.7);
    expect(lightAt(result, 150, 60)).toBeLessThan(0.05);
  });

  it('is as light as the stone is, next to the old surface', () => {
    const result = createPhotoComposer(photoOf(() => 0.2))(plan, plainStone(0.25));
    // A medium counter throws back a quarter of the light, as this stone does.
    expect(lightAt(result, 120, 60)).toBeGreaterThan(0.19);
    expect(lightAt(result, 120, 60)).toBeLessThan(0.22);
  });

  it('stays below 245 where white stone lies in the brightest light, and keeps its veins', () => {
    const photo = photoOf(() => 1);
    const white = { ...plan, surfaces: [{ ...counter, oldTone: 'white' as const }] };
    const veined = drawPicture(126, 64, (x) => (x % 30 < 10 ? 0.2 : 0.9));
    const result = createPhotoComposer(photo)(white, { picture: createStonePicture(veined), slab });
    const values = Array.from({ length: 150 }, (_, at) => result.data[(60 * width + 45 + at) * 4] ?? 0);
    expect(Math.max(...values)).toBeLessThanOrEqual(245);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(15);
  });

  it('loses the colour of the old surface', () => {
    const result = createPhotoComposer(photoOf(() => [0.3, 0.15, 0.08]))(plan, plainStone(0.3));
    const at = (60 * width + 120) * 4;
    const [red = 0, green = 0, blue = 0] = result.data.slice(at, at + 3);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(2);
  });

  it('leaves the shaded surface of one old material darker', () => {
    const photo = drawPicture(width, height, (x, y) => (isOnCounter(x, y) ? 0.4 : y >= 92 && y < 116 ? 0.1 : 0.55));
    const front: PhotoSurface = {
      ...counter,
      corners: [
        { x: 0.1, y: 94 / height },
        { x: 0.9, y: 94 / height },
        { x: 0.9, y: 114 / height },
        { x: 0.1, y: 114 / height },
      ],
    };
    const surfaces = [counter, front].map((surface) => ({ ...surface, oldTone: 'auto' as const }));
    const result = createPhotoComposer(photo)({ ...plan, surfaces }, plainStone(0.3));
    const ratio = lightAt(result, 120, 104) / lightAt(result, 120, 60);
    expect(ratio).toBeGreaterThan(0.22);
    expect(ratio).toBeLessThan(0.28);
  });

  it('changes nothing outside the surface, below a cover, or for corners that cross', () => {
    const photo = photoOf((x) => 0.1 + x / 1000);
    const cover = { kind: 'stroke', radius: 0.05, points: [{ x: 0.5, y: 0.5 }] } as const;
    const result = createPhotoComposer(photo)({ ...plan, covers: [cover] }, plainStone(0.6));
    for (const [x, y] of [
      [5, 5],
      [230, 110],
      [120, 60],
    ] as const) {
      expect(lightAt(result, x, y)).toBe(lightAt(photo, x, y));
    }
    expect(lightAt(result, 60, 60)).not.toBe(lightAt(photo, 60, 60));
    const [a, b, c, d] = corners;
    const crossed = createPhotoComposer(photo)(
      { ...plan, surfaces: [{ ...counter, corners: [a, c, b, d] }] },
      plainStone(0.6),
    );
    expect(crossed.data).toEqual(photo.data);
  });

  it('keeps only the plant where a loose stroke covers plant and counter', () => {
    const photo = photoOf((x, y) => (Math.hypot(x - 120, y - 60) < 6 ? [0.02, 0.1, 0.02] : 0.2));
    const cover = { kind: 'stroke', radius: 0.08, points: [{ x: 0.5, y: 0.5 }], isLoose: true } as const;
    const result = createPhotoComposer(photo)({ ...plan, covers: [cover] }, plainStone(0.6));
    expect(lightAt(result, 120, 60)).toBe(lightAt(photo, 120, 60));
    expect(lightAt(result, 132, 60)).toBeGreaterThan(2 * lightAt(photo, 132, 60));
  });

  it('shows the part of the slab that was chosen', () => {
    const halves = {
      picture: createStonePicture(drawPicture(126, 64, (x) => (x < 63 ? 0.1 : 0.5))),
      slab,
    };
    const composer = createPhotoComposer(photoOf(() => 0.2));
    const at = (xIn: number) => {
      const part = { xIn, yIn: 10, isTurned: false };
      const result = composer({ ...plan, surfaces: [{ ...counter, lengthIn: 40, depthIn: 12.5, part }] }, halves);
      return lightAt(result, 120, 60);
    };
    expect(at(70)).toBeGreaterThan(3 * at(10));
  });

  it('is lighter or darker on request', () => {
    const composer = createPhotoComposer(photoOf(() => 0.2));
    const [one, more] = [0, 1].map((exposureStops) =>
      lightAt(composer({ ...plan, exposureStops }, plainStone(0.2)), 120, 60),
    );
    expect((more ?? 0) / (one ?? 1)).toBeCloseTo(2, 1);
  });
});
