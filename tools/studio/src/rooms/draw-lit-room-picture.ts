import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { findRoomChoice } from '@showroom/catalog-data/catalogue/room-choices';
import type { SurfaceName } from '@showroom/room-view/surface-names';
import sharp from 'sharp';

import { contentHash } from '../masters/manifest.ts';
import { masterFile, studioPaths, type StudioPaths } from '../masters/paths.ts';
import { encodePhoto } from '../rendering/encode-photo.ts';
import { composeLitRoom, type PickedRoom } from './compose-lit-room.ts';
import { litFile } from './lit-room-files.ts';
import type { RoomPicture } from './room-picture.ts';
import { roomPixels, type RoomName } from './rooms.ts';
import { slabFile } from './slab-file.ts';

/** There are 250 of these. */
const encoding = { best: 92, mostBytes: 110_000 } as const;

/** What surrounds the stone, so that any colour suits it. The alt texts in `quartz/room-words.ts` describe it. */
const dress: Readonly<
  Record<
    RoomName,
    { readonly cabinets: string; readonly floor: string; readonly walls: string; readonly metal: string }
  >
> = {
  kitchen: { cabinets: 'sage', floor: 'nipigon-white-oak-brushed', walls: 'chalk', metal: 'brushed-brass' },
  bathroom: { cabinets: 'walnut', floor: 'terrace-bay-slate', walls: 'oat', metal: 'brushed-nickel' },
  bar: { cabinets: 'harbour', floor: 'nipigon-white-oak-brushed', walls: 'linen', metal: 'brushed-brass' },
  galley: { cabinets: 'oak', floor: 'terrace-bay-slate', walls: 'chalk', metal: 'matte-black' },
  laundry: { cabinets: 'dove', floor: 'current-river-hex-sage', walls: 'linen', metal: 'polished-nickel' },
};

function pickedFor(room: RoomName, stone: string): PickedRoom {
  const [counter, backsplash] = (['counter', 'backsplash'] as const).map((name) => findRoomChoice(name, stone));
  const rest = Object.entries(dress[room]).map(([surface, slug]) => {
    const choice = findRoomChoice(surface as SurfaceName, slug);
    if (!choice) throw new Error(`The ${room} has no choice “${slug}” for its ${surface}.`);
    return [surface, choice] as const;
  });
  return { counter, backsplash, ...Object.fromEntries(rest) };
}

/** Lays the colour's slab in its lit room: a WebP of the given width. */
export async function drawLitRoomPicture(
  paths: StudioPaths,
  { room, slug }: RoomPicture,
  width: number,
): Promise<Uint8Array> {
  const fileOf = (name: string) =>
    name === `quartz/${slug}/slab` ? slabFile(paths, slug) : masterFile(studioPaths, name);
  const bytes = await composeLitRoom(room, pickedFor(room, slug), fileOf);
  const picture = sharp(bytes, { raw: { ...roomPixels, channels: 3 } });
  return encodePhoto(await picture.resize(width).png({ compressionLevel: 0 }).toBuffer(), encoding);
}

/** Changes with any file of the room that its pictures use, and with what surrounds the stone. */
export async function hashLitRoom(room: RoomName): Promise<string> {
  const { cabinets, floor } = dress[room];
  const files = [
    ...['room.json', 'light.webp', 'gloss.webp', 'faces.png', 'bounce.webp', `cabinets-${cabinets}.webp`].map((name) =>
      litFile(room, name),
    ),
    masterFile(studioPaths, `room-floors/${floor}`),
  ].filter(existsSync);
  const hashes = await Promise.all(files.map(async (file) => contentHash(await readFile(file))));
  const looks = Object.values(pickedFor(room, '')).map((choice) => choice?.look);
  return contentHash(JSON.stringify([looks, hashes]));
}
