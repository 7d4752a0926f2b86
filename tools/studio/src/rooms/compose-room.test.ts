import { describe, expect, it } from 'vitest';

import { composeRoom, placeOn, whiteAlbedo, type FaceMatrix, type LitRoom } from './compose-room.ts';
import { createSlabTexture } from './slab-texture.ts';

const plain = (level: number, width = 8, height = 4) =>
  createSlabTexture({ width, height, light: new Float32Array(width * height * 3).fill(level) });

const straight: FaceMatrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const fixed = (u: number, v: number): FaceMatrix => [0, 0, u, 0, 0, v, 0, 0, 1];

/** Four by two pixels, with the face (from 1) of each doubled point. */
function litRoom(faces: readonly FaceMatrix[], shown: (x: number) => number = () => 1): LitRoom {
  const [width, height] = [4, 2];
  const black = Float32Array.from({ length: width * height * 3 }, (_, i) => 0.01 + i / 1000);
  const mask = Uint8Array.from({ length: width * height * 4 }, (_, i) => shown(i % (width * 2)));
  return { width, height, black, white: black.map((value) => value + 0.5), mask, faces: [undefined, ...faces] };
}

const everywhere = litRoom([straight]);

const expectClose = (actual: Float32Array, expected: (index: number) => number) => {
  for (const [index, value] of actual.entries()) expect(value).toBeCloseTo(expected(index), 5);
};

describe('a room with a slab in it', () => {
  it('is the black room for black stone and the white one for white stone', () => {
    expectClose(composeRoom(everywhere, plain(0)), (i) => everywhere.black[i] ?? NaN);
    expectClose(composeRoom(everywhere, plain(whiteAlbedo)), (i) => everywhere.white[i] ?? NaN);
  });

  it('is half-way between them for stone half as white', () => {
    expectClose(composeRoom(everywhere, plain(whiteAlbedo / 2)), (i) => (everywhere.black[i] ?? NaN) + 0.25);
  });

  it('shows the slab from its upper left corner', () => {
    // Left half dark, right half light; the upper half has red besides.
    const light = new Float32Array(64 * 32 * 3);
    for (let y = 0; y < 32; y += 1) {
      for (let x = 0; x < 64; x += 1) light.set([y < 16 ? 0.8 : 0, x < 32 ? 0 : 0.8, 0], (y * 64 + x) * 3);
    }
    const slab = createSlabTexture({ width: 64, height: 32, light });
    const at = (u: number, v: number) => {
      const room = litRoom([fixed(u, v)]);
      return [...composeRoom(room, slab).subarray(0, 3)].map((value, i) =>
        Math.round((value - (room.black[i] ?? 0)) * 100),
      );
    };
    expect(at(0.1, 0.9)).toEqual([0, 0, 0]);
    expect(at(0.9, 0.9)).toEqual([0, 50, 0]);
    expect(at(0.1, 0.1)).toEqual([50, 0, 0]);
    expect(at(0, 0)).toEqual([50, 0, 0]);
    expect(at(1, 1)).toEqual([0, 50, 0]);
  });

  it('is tinted by the slab’s average where no stone is visible', () => {
    const light = new Float32Array(8 * 4 * 3);
    light.fill(whiteAlbedo, 0, light.length / 2);
    const slab = createSlabTexture({ width: 8, height: 4, light });
    expectClose(
      composeRoom(
        litRoom([straight], () => 0),
        slab,
      ),
      (i) => (everywhere.black[i] ?? NaN) + 0.25,
    );
  });

  it('mixes both at the edge of the stone', () => {
    const room = litRoom([fixed(0.5, 0.1)], (x) => (x % 2 === 0 ? 1 : 0));
    const light = new Float32Array(8 * 4 * 3);
    light.fill(whiteAlbedo, 0, light.length / 2);
    expectClose(
      composeRoom(room, createSlabTexture({ width: 8, height: 4, light })),
      (i) => (room.black[i] ?? NaN) + 0.375,
    );
  });

  it('averages the distant slab, instead of picking single pixels', () => {
    const light = new Float32Array(256 * 128 * 3);
    for (let i = 0; i < light.length; i += 1) light[i] = Math.floor(i / 3) % 2 === 0 ? whiteAlbedo : 0;
    const slab = createSlabTexture({ width: 256, height: 128, light });
    const room = litRoom([[8 / 60, 0, 0.3, 0, 4 / 60, 0.3, 0, 0, 1]]);
    expectClose(composeRoom(room, slab), (i) => (room.black[i] ?? NaN) + 0.25);
  });

  it('shows a face in perspective', () => {
    const place = { u: 0, v: 0 };
    placeOn([1, 0, 0, 0, 1, 0, 0, 1, 1], 0.5, 1, place);
    expect(place).toEqual({ u: 0.25, v: 0.5 });
  });
});
