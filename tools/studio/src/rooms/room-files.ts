import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  parseRoomPlan,
  type Linear,
  type RoomFace,
  type RoomPlan,
  type RoomSurface,
} from '@showroom/room-view/room-plan';
import sharp from 'sharp';

import { roomsDir } from '../masters/paths.ts';
import { writeAtomically } from '../masters/write-atomically.ts';
import { createRandom } from '../noise/random.ts';
import { byteOfLight } from './light-code.ts';
import { roomPixels, type RoomName } from './rooms.ts';

const { width, height } = roomPixels;
/** Of one map of bounce. Light that bounces changes slowly. */
export const bouncePixels = { width: 200, height: 134 } as const;
/** Woods are multiplied by light: what is lost in dark grain isn't seen. */
const woodQuality = 84;

/** A file of a room that takes any choice; README.md says what each holds. */
export function roomFile(room: RoomName, name: string): string {
  return join(roomsDir, room, name);
}

export async function readPlan(room: RoomName): Promise<RoomPlan> {
  return parseRoomPlan(JSON.parse(await readFile(roomFile(room, 'room.json'), 'utf8')));
}

/** What the scene tells of its surfaces. */
export type SeenFaces = Pick<RoomPlan, 'even' | 'surfaces' | 'faces'>;

/** Stores which face each point shows, and the plan, whose gain `storeLight` measures. */
export async function storeFaces(room: RoomName, numbers: Uint8Array, seen: SeenFaces): Promise<void> {
  const picture = sharp(numbers, { raw: { width: 2 * width, height: 2 * height, channels: 1 } }).toColourspace('b-w');
  await writeAtomically(roomFile(room, 'faces.png'), await picture.png({ compressionLevel: 9 }).toBuffer());
  await writePlan(room, { width, height, gain: [1, 1, 1], ...seen });
}

export async function readFaces(room: RoomName): Promise<Uint8Array> {
  return sharp(roomFile(room, 'faces.png')).extractChannel(0).raw().toBuffer();
}

/** Stores light and gloss, interleaved RGB, and exposes the room. */
export async function storeLight(room: RoomName, light: Float32Array, gloss: Float32Array): Promise<void> {
  await writeLight(roomFile(room, 'light.webp'), light);
  await writeLight(roomFile(room, 'gloss.webp'), gloss);
  const plan = await readPlan(room);
  await writePlan(room, { ...plan, gain: gainOf(plan, await readFaces(room), light, gloss) });
}

async function writeLight(file: string, light: Float32Array): Promise<void> {
  const random = createRandom('dither');
  const bytes = Uint8Array.from(light, (value) => byteOfLight(value, random()));
  const picture = sharp(bytes, { raw: { width, height, channels: 3 } });
  await writeAtomically(file, await picture.webp({ lossless: true, effort: 5 }).toBuffer());
}

/** Stores maps stacked from top to bottom. */
export async function storeBounce(room: RoomName, maps: Float32Array): Promise<void> {
  const size = { width: bouncePixels.width, height: maps.length / 3 / bouncePixels.width };
  const bytes = Uint8Array.from(maps, (value) => byteOfLight(value, 0.5));
  const picture = sharp(bytes, { raw: { ...size, channels: 3 } });
  await writeAtomically(roomFile(room, 'bounce.webp'), await picture.webp({ lossless: true, effort: 6 }).toBuffer());
}

/** Stores the share of light, linear, that the cabinets reflect in a wood. */
export async function storeWood(room: RoomName, wood: string, albedo: Float32Array): Promise<void> {
  const bytes = Uint8Array.from(albedo, (value) => Math.round(255 * displayed(value)));
  const picture = sharp(bytes, { raw: { width, height, channels: 3 } });
  const coded = await picture.webp({ quality: woodQuality, effort: 6, smartSubsample: true }).toBuffer();
  await writeAtomically(roomFile(room, `cabinets-${wood}.webp`), coded);
}

function displayed(linear: number): number {
  const value = Math.min(Math.max(linear, 0), 1);
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** A little below what stone in even light asks for, so that the whitest keeps its veins where the room is brightest. */
const exposure = 0.94;
/** Half way between the dark stones, to which polish adds most, and the white ones. */
const middleStone = 0.3;

/** Factors that show stone of middle grey, in the even light, at `exposure` times its own reflectance. */
function gainOf({ even, faces }: RoomPlan, numbers: Uint8Array, light: Float32Array, gloss: Float32Array): Linear {
  const stone = new Set(
    faces.flatMap(({ number, surface }) => (surface === 'counter' || surface === 'backsplash' ? [number] : [])),
  );
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(even[1] * height); y < even[3] * height; y += 1) {
    for (let x = Math.floor(even[0] * width); x < even[2] * width; x += 1) {
      if (!stone.has(numbers[4 * y * width + 2 * x] ?? 0)) continue;
      count += 1;
      for (const channel of [0, 1, 2] as const) {
        const at = (y * width + x) * 3 + channel;
        sums[channel] += middleStone * (light[at] ?? 0) + (gloss[at] ?? 0);
      }
    }
  }
  if (count === 0) throw new Error('No stone is seen in the place of even light.');
  const gain = (sum: number) => Number(((exposure * middleStone * count) / sum).toPrecision(5));
  return [gain(sums[0]), gain(sums[1]), gain(sums[2])];
}

/** One face a line. */
async function writePlan(room: RoomName, { faces, surfaces, ...rest }: RoomPlan): Promise<void> {
  const heads = Object.entries(rest).map(([name, value]) => `"${name}": ${JSON.stringify(value)},\n`);
  const text = `{\n${heads.join('')}"surfaces": [\n${lines(surfaces)}\n],\n"faces": [\n${lines(faces)}\n]\n}\n`;
  await writeAtomically(roomFile(room, 'room.json'), text);
}

function lines(rows: readonly (RoomFace | RoomSurface)[]): string {
  return rows.map((row) => JSON.stringify(row)).join(',\n');
}
