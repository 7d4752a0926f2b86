import { join } from 'node:path';
import { webGlTestBrowser } from '@showroom/test-browser';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { linearLight } from '../../photo/pixels.ts';
import type { PageChoice, PageOrder, PageResult } from '../../testing/draw-in-page.ts';
import { createSyntheticRoom } from '../../testing/synthetic-room.ts';
import { composeRoom, type Room, type RoomChoices } from '../compose-room.ts';
import { createFlatPicture, findMeanLight } from '../flat-picture.ts';

let page: Page;
let close = async () => {};

beforeAll(async () => {
  const entry = join(import.meta.dirname, '..', '..', 'testing', 'draw-in-page.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'drawInPage' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built');
  const browser = await chromium.launch(webGlTestBrowser);
  close = () => browser.close();
  page = await browser.newPage();
  await page.addScriptTag({ content: output.output[0].code });
}, 60_000);
afterAll(() => close());

const sizeIn = { widthIn: 126, heightIn: 64 };
/** 6 × 4.5 m: seen larger than the floor of 4.8 × 3.6 m that matrices are for. */
const floorIn = { widthIn: 6000 / 25.4, heightIn: 4500 / 25.4 };
const [width, height] = [240, 160];

/** Veins, and a slow change of colour. */
const slab = {
  width: 512,
  height: 256,
  bytes: Uint8Array.from({ length: 512 * 256 * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % 512, Math.floor(at / 3 / 512)];
    const vein = Math.sin((x + 2 * y) / 9) > 0.9 ? 90 : 0;
    return 200 - vein - (at % 3) * 15 - Math.round(x / 16);
  }),
};
const wood = Uint8Array.from({ length: width * height * 3 }, (_, at) => 90 + ((Math.floor(at / 3) % 7) + (at % 3)) * 8);

const faceAt = (column: number, row: number): number => {
  if (row > 250) return 3;
  if (row > 170) return column > 400 ? 0 : 1;
  if (row > 130) return 2;
  return column < 160 ? 4 : column < 300 ? 5 : 6;
};

const room: Room = createSyntheticRoom({
  width,
  height,
  gain: [0.9, 1, 1.1],
  surfaces: [
    { name: 'counter', base: [0.55, 0.55, 0.55] },
    { name: 'backsplash', base: [0.55, 0.55, 0.55] },
    { name: 'floor', base: [0.3, 0.3, 0.3] },
    { name: 'cabinets', base: [0.4, 0.4, 0.4] },
    { name: 'walls', base: [0.6, 0.6, 0.6] },
  ],
  faces: [
    // A counter that goes away from the viewer, a wall, and a floor.
    { number: 1, surface: 'counter', matrix: [0.6, 0.1, 0.05, 0, 1.6, -0.8, 0, 1.2, -0.2] },
    { number: 2, surface: 'backsplash', matrix: [0.7, 0, 0.1, 0, 0.9, -0.1, 0, 0, 1] },
    { number: 3, surface: 'floor', matrix: [1.5, -0.4, 0.3, 0.2, 2.5, -1.4, 0, 1.5, -0.5] },
    { number: 4, surface: 'cabinets' },
    { number: 5, surface: 'walls' },
    { number: 6, surface: 'counter' },
  ],
  lightAt: (x, y) => 90 + Math.round(x / 4 + y / 3),
  glossAt: (x) => (x % 50 === 0 ? 60 : 8),
  faceAt,
  bounce: [
    [40, 90],
    [30, 10],
    [50, 0],
    [20, 60],
    [60, 40],
  ],
});

async function toUrl(bytes: Uint8Array, columns: number, rows: number, channels: 1 | 3): Promise<string> {
  const picture = sharp(bytes, { raw: { width: columns, height: rows, channels } });
  if (channels === 1) picture.toColourspace('b-w');
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
}

async function drawInBrowser(choices: readonly PageChoice[], options: Partial<PageOrder> = {}): Promise<PageResult> {
  const { bounce, plan } = room;
  const order: PageOrder = {
    room: {
      plan,
      light: await toUrl(room.light, width, height, 3),
      gloss: await toUrl(room.gloss, width, height, 3),
      faces: await toUrl(room.faces, 2 * width, 2 * height, 1),
      bounce: await toUrl(bounce.bytes, bounce.width, bounce.height * plan.surfaces.length, 3),
    },
    choices,
    xIn: 0,
    isBookMatched: false,
    cuts: [],
    losesContext: false,
    ...options,
  };
  const drawing = `drawRoom(${JSON.stringify(order)})`;
  return page.evaluate<PageResult>(drawing);
}

function compare(shown: PageResult, expected: ReturnType<typeof composeRoom>) {
  const differences = expected.data.map((value, at) => Math.abs(value - (shown.data[at] ?? 0)));
  const squares = differences.reduce((sum, difference) => sum + difference * difference, 0) / differences.length;
  return {
    most: differences.reduce((most, difference) => Math.max(most, difference), 0),
    psnr: 10 * Math.log10((255 * 255) / squares),
  };
}

const grey = (value: number) => [value, value, value] as const;

describe('a room drawn by WebGL', () => {
  it('is the picture that the server composes, with paint', async () => {
    const choices: RoomChoices = {
      counter: { kind: 'paint', colour: [0.8, 0.5, 0.2] },
      backsplash: { kind: 'paint', colour: grey(0.02) },
      walls: { kind: 'paint', colour: [0.3, 0.5, 0.7] },
    };
    const shown = await drawInBrowser([
      { surface: 'counter', kind: 'colour', colour: [0.8, 0.5, 0.2] },
      { surface: 'backsplash', kind: 'colour', colour: grey(0.02) },
      { surface: 'walls', kind: 'colour', colour: [0.3, 0.5, 0.7] },
    ]);
    const { most } = compare(shown, composeRoom(room, choices));
    expect(most).toBeLessThanOrEqual(2);
  });

  it.each([
    ['slabs and floors as they lie', 0, false, []],
    ['moved slabs', 70, false, []],
    ['moved slabs, book-matched', 70, true, []],
    ['a face that is cut from elsewhere, turned', 70, false, [[1, [0, -1, 0.9, 1, 0, 0.1, 0, 0, 1]]]],
  ] as const)('is the picture that the server composes, with %s', async (_, xIn, isBookMatched, cuts) => {
    const picture = createFlatPicture(slab, sizeIn);
    const stone = {
      kind: 'picture',
      picture,
      edges: isBookMatched ? 'book-match' : 'slab',
      offsetIn: { x: xIn, y: 0 },
      cuts: new Map(cuts),
    } as const;
    const choices: RoomChoices = {
      counter: stone,
      backsplash: stone,
      floor: { kind: 'picture', picture: createFlatPicture(slab, floorIn), edges: 'tile' },
      cabinets: { kind: 'albedo', bytes: wood, mean: findMeanLight(wood) },
    };
    const url = await toUrl(slab.bytes, slab.width, slab.height, 3);
    const shown = await drawInBrowser(
      [
        { surface: 'counter', kind: 'picture', url, sizeIn },
        { surface: 'backsplash', kind: 'picture', url, sizeIn },
        { surface: 'floor', kind: 'picture', url, sizeIn: floorIn },
        { surface: 'cabinets', kind: 'albedo', url: await toUrl(wood, width, height, 3) },
      ],
      { xIn, isBookMatched, cuts },
    );
    // A graphics card looks along a slant in its own way.
    const { psnr } = compare(shown, composeRoom(room, choices));
    expect(psnr).toBeGreaterThan(40);
  });

  it('comes back after the browser took the context away', async () => {
    const choices = [{ surface: 'counter', kind: 'colour', colour: grey(linearLight[150] ?? 0) }] as const;
    const [kept, lost] = [await drawInBrowser(choices), await drawInBrowser(choices, { losesContext: true })];
    expect(lost.data).toEqual(kept.data);
  });
});
