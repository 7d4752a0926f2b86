import { lightOfByte } from '@showroom/room-view/light-code';
import { expect, it } from 'vitest';

import { byteOfLight } from './light-code.ts';

it('round-trips each byte', () => {
  for (const [byte, light] of lightOfByte.entries()) expect(byteOfLight(light, 0.5)).toBe(byte);
});

it('keeps lamps and shadows within a byte', () => {
  expect([byteOfLight(-1, 0), byteOfLight(0, 0), byteOfLight(12, 0.5), byteOfLight(100, 0.9)]).toEqual([
    0, 0, 255, 255,
  ]);
});

it('averages to the light between two bytes when dithered', () => {
  const light = 0.5;
  const low = byteOfLight(light, 0);
  const share =
    Array.from({ length: 1000 }, (_, i) => byteOfLight(light, i / 1000) - low).reduce((a, b) => a + b) / 1000;
  const [near, far] = [lightOfByte[low] ?? NaN, lightOfByte[low + 1] ?? NaN];
  expect(near + (far - near) * share).toBeCloseTo(light, 3);
});
