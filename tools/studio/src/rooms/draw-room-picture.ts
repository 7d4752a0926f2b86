import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { ROOM_RECIPE } from '@showroom/room-view/compose-room';
import sharp from 'sharp';

import { contentHash } from '../masters/manifest.ts';
import { masterFile, studioPaths, type StudioPaths } from '../masters/paths.ts';
import { encodePhoto } from '../rendering/encode-photo.ts';
import { composeRoomPicture } from './compose-room.ts';
import { dress, dressRoom } from './dress-room.ts';
import { roomFile } from './room-files.ts';
import type { RoomPicture } from './room-picture.ts';
import { roomPixels, type RoomName } from './rooms.ts';
import { slabFile } from './slab-file.ts';

/** There are 250 of these. */
const encoding = { best: 92, mostBytes: 110_000 } as const;

/** Lays the colour's slab in its room: a WebP of the given width. */
export async function drawRoomPicture(
  paths: StudioPaths,
  { room, slug }: RoomPicture,
  width: number,
): Promise<Uint8Array> {
  const fileOf = (name: string) =>
    name === `quartz/${slug}/slab` ? slabFile(paths, slug) : masterFile(studioPaths, name);
  const bytes = await composeRoomPicture(room, dressRoom(room, slug), fileOf);
  const picture = sharp(bytes, { raw: { ...roomPixels, channels: 3 } });
  return encodePhoto(await picture.resize(width).png({ compressionLevel: 0 }).toBuffer(), encoding);
}

/** Changes with any file of the room that its pictures use, and with what surrounds the stone. */
export async function hashRoom(room: RoomName): Promise<string> {
  const { cabinets, floor } = dress[room];
  const files = [
    ...['room.json', 'light.webp', 'gloss.webp', 'faces.png', 'bounce.webp', `cabinets-${cabinets}.webp`].map((name) =>
      roomFile(room, name),
    ),
    masterFile(studioPaths, `room-floors/${floor}`),
  ].filter(existsSync);
  const hashes = await Promise.all(files.map(async (file) => contentHash(await readFile(file))));
  const looks = Object.values(dressRoom(room, '')).flatMap((choice) =>
    choice ? [choice.slug, choice.look.kind === 'colour' ? choice.look.hex : ''] : [],
  );
  return contentHash(JSON.stringify([ROOM_RECIPE, looks, hashes]));
}
