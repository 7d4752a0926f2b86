import sharp from 'sharp';

import { createRandom } from '../noise/random.ts';
import type { StudioPaths } from '../masters/paths.ts';
import { encodePhoto } from '../rendering/encode-photo.ts';
import { composeRoom, type LitRoom } from './compose-room.ts';
import { readLitRoom } from './passes.ts';
import type { RoomPicture } from './room-picture.ts';
import type { RoomName } from './rooms.ts';
import { slabFile } from './slab-file.ts';
import { readSlabTexture } from './slab-texture.ts';
import { develop } from './tone.ts';

/** There are 250 of these: with 95 they would not fit the 90 MB that all masters may weigh. */
const encoding = { best: 92, mostBytes: 110_000 } as const;
/** A photograph is never perfectly smooth; relative to the light. */
const grain = 0.012;

/** Lays the colour's slab in its room: a WebP of the given width. */
export async function drawRoomPicture(
  paths: StudioPaths,
  { room: name, slug }: RoomPicture,
  width: number,
): Promise<Uint8Array> {
  const [room, slab] = await Promise.all([litRoom(name), readSlabTexture(slabFile(paths, slug))]);
  const light = composeRoom(room, slab);
  addGrain(light);
  const { width: columns, height: rows } = room;
  const picture = sharp(develop(light), { raw: { width: columns, height: rows, channels: 3 } });
  return encodePhoto(await picture.resize(width).png({ compressionLevel: 0 }).toBuffer(), encoding);
}

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
