import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { contentHash } from '../masters/manifest.ts';
import { createRandom } from '../noise/random.ts';
import { roomsDir } from '../masters/paths.ts';
import { writeAtomically } from '../masters/write-atomically.ts';
import { whiteAlbedo, type FaceMatrix, type LitRoom } from './compose-room.ts';
import { byteOfLight, lightOfByte } from './light-code.ts';
import type { RoomName } from './rooms.ts';

/**
 * A room's passes, in `masters/rooms/<room>/`. `black.webp` and `white.webp` hold the light with black and with white
 * stone, lossless, coded by `light-code.ts`. `faces.png`, twice as wide and high, holds the number of the face of stone
 * that each point shows, and `room.json` where each face lies on the slab and how much light to give.
 */
export const passNames = ['faces', 'white', 'black'] as const;
export type PassName = (typeof passNames)[number];

type Size = { readonly width: number; readonly height: number };

/** As `room.json` holds it. */
export type RoomPlan = {
  /** Times the stored light, for red, green and blue: exposure and white balance. */
  readonly gain: readonly [red: number, green: number, blue: number];
  /** Stone in even light, as fractions of the picture: left, top, right, bottom. */
  readonly even: readonly [left: number, top: number, right: number, bottom: number];
  readonly faces: readonly { readonly number: number; readonly matrix: FaceMatrix }[];
};

export function passFile(room: RoomName, pass: PassName): string {
  return join(roomsDir, room, pass === 'faces' ? 'faces.png' : `${pass}.webp`);
}

function planFile(room: RoomName): string {
  return join(roomsDir, room, 'room.json');
}

/** Stores light, interleaved RGB. */
export async function writeLight(file: string, light: Float32Array, size: Size): Promise<void> {
  const random = createRandom('dither');
  const bytes = Uint8Array.from(light, (value) => byteOfLight(value, random()));
  const picture = sharp(bytes, { raw: { ...size, channels: 3 } });
  await writeAtomically(file, await picture.webp({ lossless: true, effort: 5 }).toBuffer());
}

/** Stores the numbers of the faces. */
export async function writeMask(file: string, mask: Uint8Array, size: Size): Promise<void> {
  const picture = sharp(mask, { raw: { ...size, channels: 1 } }).toColourspace('b-w');
  await writeAtomically(file, await picture.png({ compressionLevel: 9 }).toBuffer());
}

export async function readPlan(room: RoomName): Promise<RoomPlan> {
  return JSON.parse(await readFile(planFile(room), 'utf8')) as RoomPlan;
}

/** Stores the plan, the light measured anew if the room's lit passes are there. */
export async function writePlan(room: RoomName, plan: Omit<RoomPlan, 'gain'>): Promise<void> {
  const { even, faces } = plan;
  const written = { gain: [1, 1, 1] as const, even, faces };
  await writeAtomically(planFile(room), planText(written));
  if (passNames.some((pass) => !existsSync(passFile(room, pass)))) return;
  const gain = gainOf(await readLitRoom(room), plan.even);
  await writeAtomically(planFile(room), planText({ ...written, gain }));
}

/** One face a line. */
function planText({ gain, even, faces }: RoomPlan): string {
  const lines = faces.map(({ number, matrix }) =>
    JSON.stringify({ number, matrix: matrix.map((value) => Number(value.toPrecision(9))) }),
  );
  const rounded = gain.map((value) => Number(value.toPrecision(5)));
  return `{\n"gain": ${JSON.stringify(rounded)},\n"even": ${JSON.stringify(even)},\n"faces": [\n${lines.join(',\n')}\n]\n}\n`;
}

/** Half way between the dark stones, to which polish adds most, and the white ones. */
const middleStone = 0.3;

/** What makes a stone of middle grey, in the even light, exactly as light as it is. */
function gainOf({ width, height, black, white, mask }: LitRoom, even: RoomPlan['even']): RoomPlan['gain'] {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(even[1] * height); y < even[3] * height; y += 1) {
    for (let x = Math.floor(even[0] * width); x < even[2] * width; x += 1) {
      if (mask[4 * y * width + 2 * x] === 0) continue;
      count += 1;
      for (const channel of [0, 1, 2] as const) {
        const at = (y * width + x) * 3 + channel;
        const dark = black[at] ?? 0;
        sums[channel] += dark + (((white[at] ?? 0) - dark) * middleStone) / whiteAlbedo;
      }
    }
  }
  if (count === 0) throw new Error('No stone is seen in the place of even light.');
  const gain = (sum: number) => (middleStone * count) / sum;
  return [gain(sums[0]), gain(sums[1]), gain(sums[2])];
}

/** The room as it is exposed. */
export async function readLitRoom(room: RoomName): Promise<LitRoom> {
  const plan = await readPlan(room);
  const [black, white, mask] = await Promise.all([
    readLight(passFile(room, 'black'), plan.gain),
    readLight(passFile(room, 'white'), plan.gain),
    readMask(passFile(room, 'faces')),
  ]);
  const { width, height } = black;
  if (white.light.length !== black.light.length || mask.length * 3 !== black.light.length * 4) {
    throw new Error(`The passes of the ${room} differ in size: render all of them again.`);
  }
  const faces: (FaceMatrix | undefined)[] = [];
  for (const { number, matrix } of plan.faces) faces[number] = matrix;
  return { width, height, black: black.light, white: white.light, mask, faces };
}

/** What is known of a room before it is lit with black stone. */
export async function readWhiteRoom(room: RoomName): Promise<Pick<LitRoom, 'width' | 'height' | 'white' | 'mask'>> {
  const [{ width, height, light }, mask] = await Promise.all([
    readLight(passFile(room, 'white'), [1, 1, 1]),
    readMask(passFile(room, 'faces')),
  ]);
  return { width, height, white: light, mask };
}

async function readLight(file: string, gain: RoomPlan['gain']): Promise<Size & { readonly light: Float32Array }> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const light = new Float32Array(data.length);
  for (let channel = 0; channel < 3; channel += 1) {
    const table = lightOfByte.map((value) => value * (gain[channel] ?? 1));
    for (let i = channel; i < data.length; i += 3) light[i] = table[data[i] ?? 0] ?? 0;
  }
  return { width: info.width, height: info.height, light };
}

async function readMask(file: string): Promise<Uint8Array> {
  return sharp(file).extractChannel(0).raw().toBuffer();
}

/** Changes with any of the room's passes and with its plan. */
export async function hashPasses(room: RoomName): Promise<string> {
  const files = [...passNames.map((pass) => passFile(room, pass)), planFile(room)];
  return contentHash((await Promise.all(files.map(async (file) => contentHash(await readFile(file))))).join());
}
