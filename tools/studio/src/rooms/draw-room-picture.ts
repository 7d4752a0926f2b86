import sharp from 'sharp';

import { createRandom } from '../noise/random.ts';
import type { StudioPaths } from '../masters/paths.ts';
import { encodeMaster } from '../quartz/encode-master.ts';
import { composeRoom, type LitRoom } from './compose-room.ts';
import { readLitRoom, toneTableFile } from './passes.ts';
import type { RoomPicture } from './room-picture.ts';
import type { RoomName } from './rooms.ts';
import { slabFile } from './slab-file.ts';
import { readSlabTexture } from './slab-texture.ts';
import { develop, readToneTable, type ToneTable } from './tone.ts';

const budget = { quality: 95, mostBytes: 170_000 };
/** A photograph is never perfectly smooth; relative to the light. */
const grain = 0.012;

/** Lays the colour's slab in its room: a WebP of the given width. */
export async function drawRoomPicture(paths: StudioPaths, picture: RoomPicture, width: number): Promise<Uint8Array> {
  const [room, table, slab] = await Promise.all([
    litRoom(picture.room),
    toneTable(),
    readSlabTexture(slabFile(paths, picture.slug)),
  ]);
  const light = composeRoom(room, slab);
  addGrain(light);
  const full = develop(light, table);
  const rgb = sharp(full, { raw: { width: room.width, height: room.height, channels: 3 } })
    .resize(width)
    .raw();
  const { data, info } = await rgb.toBuffer({ resolveWithObject: true });
  return encodeMaster(data, { ...wholePicture, width: info.width, height: info.height }, budget);
}

const wholePicture = { left: 0, top: 0, inchesPerPixel: 1 };

function addGrain(light: Float32Array): void {
  const random = createRandom('grain');
  for (let pixel = 0; pixel < light.length; pixel += 3) {
    // The sum of three is near enough to a bell.
    const speck = 1 + grain * 2 * (random() + random() + random() - 1.5);
    for (let channel = 0; channel < 3; channel += 1) light[pixel + channel] = (light[pixel + channel] ?? 0) * speck;
  }
}

// Pictures come sorted by room: the last one is remembered.
let remembered: { readonly name: RoomName; readonly room: Promise<LitRoom> } | null = null;

async function litRoom(name: RoomName): Promise<LitRoom> {
  if (remembered?.name !== name) remembered = { name, room: readLitRoom(name) };
  return remembered.room;
}

let table: Promise<ToneTable> | null = null;

async function toneTable(): Promise<ToneTable> {
  table ??= readToneTable(toneTableFile);
  return table;
}
