import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { contentHash } from '../masters/manifest.ts';
import { createRandom } from '../noise/random.ts';
import { roomsDir } from '../masters/paths.ts';
import { writeAtomically } from '../masters/write-atomically.ts';
import type { LitRoom } from './compose-room.ts';
import { byteOfLight, lightOfByte, looked } from './light-code.ts';
import type { RoomName } from './rooms.ts';

/**
 * A room's three passes, in `masters/rooms/<room>/`. `black.webp` and `white.webp` hold the light with black and with
 * white stone, lossless, coded by `light-code.ts`. `uv.png` is twice as wide and high, 16 bits: red and green are the
 * place on the slab from its lower left corner, folded at its edges; blue is full where stone is seen.
 */
export const passNames = ['black', 'white', 'uv'] as const;
export type PassName = (typeof passNames)[number];

type Size = { readonly width: number; readonly height: number };

export function passFile(room: RoomName, pass: PassName): string {
  return join(roomsDir, room, pass === 'uv' ? 'uv.png' : `${pass}.webp`);
}

/** Measured by `scenes/tone_table.py`. */
export const toneTableFile = join(roomsDir, 'filmic.png');

/** Stores light, interleaved RGB. */
export async function writeLight(file: string, light: Float32Array, size: Size): Promise<void> {
  const random = createRandom('dither');
  const bytes = Uint8Array.from(light, (value) => byteOfLight(value, random()));
  const picture = sharp(bytes, { raw: { ...size, channels: 3 } });
  await writeAtomically(file, await picture.webp({ lossless: true, effort: 5 }).toBuffer());
}

/** Stores places, interleaved u, v and "stone is seen". */
export async function writePlaces(file: string, places: Uint16Array, size: Size): Promise<void> {
  const picture = sharp(places, { raw: { ...size, channels: 3 } }).toColourspace('rgb16');
  await writeAtomically(file, await picture.png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer());
}

export async function readLitRoom(room: RoomName): Promise<LitRoom> {
  const [black, white, places] = await Promise.all([
    readLight(passFile(room, 'black')),
    readLight(passFile(room, 'white')),
    readPlaces(passFile(room, 'uv')),
  ]);
  const { width, height } = black;
  if (white.light.length !== black.light.length || places.length !== black.light.length * 4) {
    throw new Error(`The passes of the ${room} differ in size: render all three again.`);
  }
  return { width, height, black: black.light, white: white.light, places };
}

async function readLight(file: string): Promise<Size & { readonly light: Float32Array }> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, light: looked(data, lightOfByte) };
}

async function readPlaces(file: string): Promise<Uint16Array> {
  const data = await sharp(file).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
  return new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
}

/** Changes with any of the room's passes and with the tone table. */
export async function hashPasses(room: RoomName): Promise<string> {
  const files = [...passNames.map((pass) => passFile(room, pass)), toneTableFile];
  return contentHash((await Promise.all(files.map(async (file) => contentHash(await readFile(file))))).join());
}
