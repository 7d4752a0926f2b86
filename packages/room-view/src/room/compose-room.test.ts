import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearLight } from '../photo/pixels.ts';
import { createSyntheticRoom } from '../testing/synthetic-room.ts';
import { composeRoom, type Room, type RoomChoices } from './compose-room.ts';
import { createFlatPicture, type FlatPicture, type PictureEdges } from './flat-picture.ts';
import { lightOfByte } from './light-code.ts';
import { developLight } from '../compose/tone.ts';

const sizeIn = { widthIn: 126, heightIn: 64 };
/** 4.8 × 3.6 m. */
const floorIn = { widthIn: 4800 / 25.4, heightIn: 3600 / 25.4 };
const grey = (value: number): [number, number, number] => [value, value, value];
const paint = (value: number) => ({ kind: 'paint', colour: grey(value) }) as const;
const lightOf = (code: number) => lightOfByte[code] ?? 0;

/** A picture of one row of grey values. */
function stripes(...values: readonly number[]): FlatPicture {
  return stripesOf(values, sizeIn);
}

function stripesOf(values: readonly number[], size: typeof sizeIn): FlatPicture {
  const bytes = Uint8Array.from(values.flatMap(grey));
  return createFlatPicture({ width: values.length, height: 1, bytes }, size);
}

const picture = (shown: FlatPicture, edges: PictureEdges = 'slab', xIn = 0) =>
  ({ kind: 'picture', picture: shown, edges, offsetIn: { x: xIn, y: 0 } }) as const;

/** The red of each pixel of the first line. */
function lineOf(room: Room, choices: RoomChoices): number[] {
  const { data, width } = composeRoom(room, choices);
  return Array.from({ length: width }, (_, x) => data[x * 4] ?? 0);
}

const shown = (light: number) => developLight(light);

/** Bytes of a picture as they are seen in light of this code. */
const seenIn = (code: number, ...values: readonly number[]) =>
  values.map((value) => shown(lightOf(code) * (linearLight[value] ?? 0)));

describe('a composed room', () => {
  const code = 120;

  it('shows the rest of the room as it was rendered', () => {
    const room = createSyntheticRoom({ width: 2, height: 1, lightAt: (x) => code + x, faceAt: () => 0 });
    expect(lineOf(room, { counter: paint(0.1) })).toEqual([shown(lightOf(code)), shown(lightOf(code + 1))]);
  });

  it('multiplies the light by the colour, adds the gloss, and exposes both', () => {
    const room = createSyntheticRoom({
      width: 1,
      height: 1,
      lightAt: () => code,
      glossAt: () => 20,
      gain: [0.5, 1, 1.5],
    });
    const seen = lightOf(code) * 0.3 + lightOf(20);
    const { data } = composeRoom(room, { counter: paint(0.3) });
    expect([...data]).toEqual([shown(seen * 0.5), shown(seen), shown(seen * 1.5), 255]);
  });

  it('has the reflectance of the rendering without a choice', () => {
    const room = createSyntheticRoom({ width: 1, height: 1, lightAt: () => code });
    expect(lineOf(room, {})).toEqual(lineOf(room, { counter: paint(0.5) }));
  });

  it('shows nothing but gloss on black', () => {
    fc.assert(
      fc.property(fc.nat(255), fc.nat(255), fc.nat(255), (light, gloss, bounce) => {
        const parts = { width: 1, height: 1, glossAt: () => gloss, bounce: [[bounce, 0]] as const };
        const lit = createSyntheticRoom({ ...parts, lightAt: () => light });
        const dark = createSyntheticRoom({ ...parts, lightAt: () => 0 });
        expect(lineOf(lit, { counter: paint(0) })).toEqual([shown(lightOf(gloss))]);
        expect(lineOf(lit, { counter: paint(0) })).toEqual(lineOf(dark, { counter: paint(1) }));
      }),
    );
  });

  it('averages the four points of a pixel in linear light', () => {
    // Three of the points show the rest of the room.
    const room = createSyntheticRoom({
      width: 1,
      height: 1,
      lightAt: () => code,
      faceAt: (column, row) => (column === 1 && row === 1 ? 1 : 0),
    });
    expect(lineOf(room, { counter: paint(0.2) })).toEqual([shown(lightOf(code) * 0.8)]);
  });

  it('lights each point at an edge as the pixels beside it that show its face alone', () => {
    // A dark thing at the left, a counter in bright light at the right; the pixel between shows both.
    const codes = [40, 100, 160];
    const room = createSyntheticRoom({
      width: 3,
      height: 1,
      lightAt: (x) => codes[x] ?? 0,
      faceAt: (column) => (column < 3 ? 0 : 1),
    });
    for (const share of [0.02, 0.8]) {
      expect(lineOf(room, { counter: paint(share) })).toEqual([
        shown(lightOf(40)),
        shown(lightOf(40) / 2 + (lightOf(160) * share) / 2),
        shown(lightOf(160) * share),
      ]);
    }
  });

  it('never lets bounce take away all light', () => {
    const room = createSyntheticRoom({ width: 1, height: 1, lightAt: () => code, faceAt: () => 0, bounce: [200] });
    expect(lineOf(room, { counter: paint(0) })).toEqual([shown(lightOf(code) / 4)]);
  });

  it('is lit more by a surface that is lighter than the rendered one', () => {
    const surfaces = [
      { name: 'counter', base: grey(0.5) },
      { name: 'walls', base: grey(0.25) },
    ] as const;
    const room = createSyntheticRoom({
      width: 3,
      height: 2,
      surfaces,
      lightAt: () => code,
      faceAt: () => 0,
      bounce: [60, 90],
    });
    const factor = (1 + lightOf(60) * 0.3) * (1 + lightOf(90) * -0.25);
    const line = lineOf(room, { counter: paint(0.8), walls: paint(0) });
    expect(line).toEqual(Array<number>(3).fill(shown(lightOf(code) * factor)));
  });

  it('mirrors more in its polish where a surface is lighter', () => {
    const room = createSyntheticRoom({
      width: 2,
      height: 3,
      lightAt: () => code,
      glossAt: () => 90,
      bounce: [[30, 110]],
    });
    const seen = lightOf(code) * (1 + lightOf(30) * 0.3) * 0.8 + lightOf(90) * (1 + lightOf(110) * 0.3);
    expect(lineOf(room, { counter: paint(0.8) })).toEqual([shown(seen), shown(seen)]);
  });

  it('reads wood where it is seen in the room', () => {
    const room = createSyntheticRoom({ width: 2, height: 1, lightAt: () => code });
    const bytes = Uint8Array.from([...grey(100), ...grey(200)]);
    const line = lineOf(room, { counter: { kind: 'albedo', bytes, mean: grey(0.5) } });
    expect(line).toEqual([100, 200].map((value) => shown(lightOf(code) * (linearLight[value] ?? 0))));
  });

  it('gives each face its surface and its matrix', () => {
    const faces = [
      { number: 1, surface: 'counter', matrix: [0.5, 0, 0, 0, 1, 0, 0, 0, 1] },
      { number: 7, surface: 'floor', matrix: [0.5, 0, 0.5, 0, 1, 0, 0, 0, 1] },
      // Not flat: it has the mean colour.
      { number: 9, surface: 'counter' },
    ] as const;
    const surfaces = [
      { name: 'counter', base: grey(0.5) },
      { name: 'floor', base: grey(0.5) },
    ] as const;
    const numbers = [1, 1, 7, 9];
    const room = createSyntheticRoom({
      width: 4,
      height: 1,
      faces,
      surfaces,
      lightAt: () => code,
      faceAt: (column) => numbers[column >> 1] ?? 0,
    });
    // A pixel of the picture is a pixel of a face with half the width.
    const stone = stripes(...Array<number>(8).fill(60));
    const planks = stripesOf([...Array<number>(5).fill(10), ...Array<number>(3).fill(240)], floorIn);
    const line = lineOf(room, { counter: picture(stone), floor: picture(planks, 'tile') });
    const [light, dark] = [60, 240].map((value) => shown(lightOf(code) * (linearLight[value] ?? 0)));
    expect(line).toEqual([light, light, dark, light]);
  });

  it('repeats a floor after its own size', () => {
    const room = createSyntheticRoom({
      width: 4,
      height: 1,
      faces: [{ number: 1, surface: 'floor', matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1] }],
      surfaces: [{ name: 'floor', base: grey(0.5) }],
      lightAt: () => code,
    });
    const values = [20, 20, 60, 60, 120, 120, 180, 180];
    const lineAt = (size: typeof floorIn) =>
      lineOf(room, {
        floor: picture(
          stripesOf(
            values.flatMap((value) => [value, value]),
            size,
          ),
          'tile',
        ),
      });
    expect(lineAt(floorIn)).toEqual(seenIn(code, 20, 60, 120, 180));
    expect(lineAt({ ...floorIn, widthIn: floorIn.widthIn * 2 })).toEqual(seenIn(code, 20, 20, 60, 60));
  });
});

describe('a picture on a face', () => {
  const light = 130;
  // Twice as many pixels as points: each point is in the middle of two equal ones.
  const values = [20, 60, 120, 180];
  const doubled = stripes(...values.flatMap((value) => [value, value, value, value]));
  const room = createSyntheticRoom({ width: 4, height: 1, lightAt: () => light });
  const expected = (...seen: readonly number[]) =>
    seen.map((value) => shown(lightOf(light) * (linearLight[value] ?? 0)));

  it('lies as its matrix says', () => {
    expect(lineOf(room, { counter: picture(doubled) })).toEqual(expected(20, 60, 120, 180));
  });

  it('is moved by inches', () => {
    expect(lineOf(room, { counter: picture(doubled, 'slab', 126 / 4) })).toEqual(expected(60, 120, 180, 20));
    expect(lineOf(room, { counter: picture(doubled, 'tile', -126 / 4) })).toEqual(expected(180, 20, 60, 120));
  });

  it('is cut from a place of its own on the slab, whatever the others are moved by', () => {
    const faces = [1, 2].map((number) => ({
      number,
      surface: 'counter' as const,
      matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1] as const,
    }));
    const halves = createSyntheticRoom({
      width: 4,
      height: 1,
      lightAt: () => light,
      faces,
      faceAt: (column) => (column < 4 ? 1 : 2),
    });
    // A quarter of a slab further to the right; and a half turn.
    const cuts = new Map([[1, [1, 0, 0.25, 0, 1, 0, 0, 0, 1] as const]]);
    const turned = new Map([[1, [-1, 0, 1, 0, -1, 1, 0, 0, 1] as const]]);
    expect(lineOf(halves, { counter: { ...picture(doubled), cuts } })).toEqual(expected(60, 120, 120, 180));
    expect(lineOf(halves, { counter: { ...picture(doubled), cuts: turned } })).toEqual(expected(180, 120, 120, 180));
    const moved = { ...picture(doubled, 'slab', 126 / 4), cuts };
    expect(lineOf(halves, { counter: moved })).toEqual(expected(60, 120, 180, 20));
  });

  it('meets its mirror image when book-matched', () => {
    expect(lineOf(room, { counter: picture(doubled, 'book-match', 126 / 2) })).toEqual(expected(120, 180, 180, 120));
    expect(lineOf(room, { counter: picture(doubled, 'book-match', 126) })).toEqual(expected(180, 120, 60, 20));
    expect(lineOf(room, { counter: picture(doubled, 'book-match', 2 * 126) })).toEqual(expected(20, 60, 120, 180));
  });

  it('is averaged in linear light from afar', () => {
    const fine = createFlatPicture(
      {
        width: 512,
        height: 512,
        bytes: Uint8Array.from({ length: 512 * 512 * 3 }, (_, at) => (Math.floor(at / 3) & 1) * 255),
      },
      sizeIn,
    );
    expect(fine.mean[0]).toBeCloseTo(0.5, 5);
    const line = lineOf(room, { counter: picture(fine) });
    for (const value of line) expect(Math.abs(value - shown(lightOf(light) * 0.5))).toBeLessThanOrEqual(1);
  });

  it('shows only values that it has, wherever it lies', () => {
    const place = fc.double({ min: -3, max: 3, noNaN: true });
    const matrix = fc.tuple(
      place,
      place,
      place,
      place,
      place,
      place,
      fc.constant(0.2),
      fc.constant(0.1),
      fc.constant(1),
    );
    fc.assert(
      fc.property(matrix, fc.constantFrom('tile', 'slab', 'book-match'), (face, edges) => {
        const slanted = createSyntheticRoom({
          width: 8,
          height: 8,
          lightAt: () => light,
          faces: [{ number: 1, surface: 'counter', matrix: face }],
        });
        const [least = 0, , , most = 0] = expected(...values);
        const { data } = composeRoom(slanted, { counter: picture(doubled, edges) });
        for (let at = 0; at < data.length; at += 4) {
          expect(data[at]).toBeGreaterThanOrEqual(least - 1);
          expect(data[at]).toBeLessThanOrEqual(most + 1);
        }
      }),
    );
  });
});

describe('the tone', () => {
  it('shows light up to the shoulder as it is', () => {
    // 255 × (1.055 × 0.4^(1 / 2.4) − 0.055) = 169.6
    expect([0, 0.4, 0.6].map(developLight)).toEqual([0, 170, 203]);
  });

  it('approaches the white of stone in the sun', () => {
    // 0.905 − 0.305 × exp(−0.4 / 0.305) = 0.8228, and 255 × (1.055 × 0.8228^(1 / 2.4) − 0.055) = 234.0
    expect(developLight(1)).toBe(234);
    expect(developLight(100)).toBe(244);
  });
});
