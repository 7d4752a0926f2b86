import type { RoomChoice } from '@showroom/catalog-data/catalogue/room-choices';
import { quartzColours } from '@showroom/catalog-data/quartz';
import { composeRoom, type Room, type RoomChoices, type SurfaceChoice } from '@showroom/room-view/compose-room';
import { createFlatPicture, findMeanLight } from '@showroom/room-view/flat-picture';
import { toLinearColour } from '@showroom/room-view/pixels';
import sharp from 'sharp';
import { expect, it } from 'vitest';

import { readRows, type ManifestRow } from '../masters/manifest.ts';
import { masterFile, studioPaths } from '../masters/paths.ts';
import { dressRoom } from './dress-room.ts';
import { readFaces, readPlan, roomFile } from './room-files.ts';
import { roomNames, roomPixels, type RoomName } from './rooms.ts';

/** White stone must not burn out in the sun. Rooms are composed at an eighth of their size, of every eighth pixel. */
const step = 8;
const [width, height] = [Math.floor(roomPixels.width / step), Math.floor(roomPixels.height / step)];
const middle = step / 2;
/** Of the counter, in so small a room. */
const leastPixels = 400;

async function readPixels(file: string, across?: number) {
  const picture = sharp(file).removeAlpha().toColourspace('srgb');
  const { data, info } = await (across ? picture.resize(across) : picture).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
}

/** Every eighth pixel of a picture as large as the room. */
async function readSmall(file: string): Promise<Uint8Array> {
  const { bytes } = await readPixels(file);
  return Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    return bytes[((y * step + middle) * roomPixels.width + x * step + middle) * 3 + (at % 3)] ?? 0;
  });
}

async function readSmallRoom(name: RoomName): Promise<Room> {
  const [plan, faces, bounce] = [
    await readPlan(name),
    await readFaces(name),
    await readPixels(roomFile(name, 'bounce.webp')),
  ];
  const point = (at: number) => {
    const [x, y] = [at % (2 * width), Math.floor(at / (2 * width))];
    const row = 2 * (Math.floor(y / 2) * step + middle) + (y % 2);
    return faces[row * 2 * roomPixels.width + 2 * (Math.floor(x / 2) * step + middle) + (x % 2)] ?? 0;
  };
  return {
    plan: { ...plan, width, height },
    light: await readSmall(roomFile(name, 'light.webp')),
    gloss: await readSmall(roomFile(name, 'gloss.webp')),
    faces: Uint8Array.from({ length: 4 * width * height }, (_, at) => point(at)),
    bounce: { ...bounce, height: bounce.height / plan.surfaces.length },
  };
}

async function readChoice(room: RoomName, { slug, look }: RoomChoice): Promise<SurfaceChoice> {
  if (look.kind === 'colour') return { kind: 'paint', colour: toLinearColour(look.hex) };
  if (look.kind === 'wood') {
    const bytes = await readSmall(roomFile(room, `cabinets-${slug}.webp`));
    return { kind: 'albedo', bytes, mean: findMeanLight(bytes) };
  }
  const picture = createFlatPicture(await readPixels(masterFile(studioPaths, look.picture), 400), look);
  return { kind: 'picture', picture, edges: look.kind === 'floor' ? 'tile' : 'slab' };
}

/** The colour whose slab is lightest on average. */
async function findWhitest(): Promise<string> {
  const rows = await readRows<ManifestRow>(studioPaths.manifestFile);
  const lightness = (slug: string) =>
    toLinearColour(rows[`quartz/${slug}/slab`]?.dominantColour ?? '#000000').reduce((sum, part) => sum + part, 0);
  return quartzColours
    .map(({ slug }) => slug)
    .reduce((best, slug) => (lightness(slug) > lightness(best) ? slug : best));
}

const whitest = await findWhitest();

it.each(roomNames)(`${whitest} keeps its veins in the light of the %s`, async (name) => {
  const room = await readSmallRoom(name);
  const picked = Object.entries(dressRoom(name, whitest));
  const read = picked.map(async ([surface, choice]) => [surface, choice && (await readChoice(name, choice))] as const);
  const { data } = composeRoom(room, Object.fromEntries(await Promise.all(read)) satisfies RoomChoices);
  const counters = new Set(room.plan.faces.flatMap(({ number, surface }) => (surface === 'counter' ? [number] : [])));
  const brightest = Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const isCounter = counters.has(room.faces[4 * y * width + 2 * x] ?? 0);
    return isCounter ? Math.max(...data.subarray(pixel * 4, pixel * 4 + 3)) : Number.NaN;
  }).filter((value) => !Number.isNaN(value));
  const shareFrom = (least: number) => brightest.filter((value) => value >= least).length / brightest.length;
  expect(brightest.length).toBeGreaterThan(leastPixels);
  expect(shareFrom(245)).toBeLessThan(0.01);
  // Veins still show there; lighter, the tone curve is nearly flat.
  expect(shareFrom(240)).toBeLessThan(0.1);
});
