import type { RoomChoice } from '@showroom/catalog-data/catalogue/room-choices';
import { composeRoom, type Room, type RoomChoices, type SurfaceChoice } from '@showroom/room-view/compose-room';
import { createFlatPicture, findMeanLight, type FlatPicture } from '@showroom/room-view/flat-picture';
import { toLinearColour } from '@showroom/room-view/pixels';
import type { SurfaceName } from '@showroom/room-view/surface-names';
import sharp from 'sharp';

import { roomFile, readFaces, readPlan } from './room-files.ts';
import type { RoomName } from './rooms.ts';

/** A choice for each surface. */
export type PickedRoom = { readonly [Name in SurfaceName]?: RoomChoice | undefined };

/**
 * Composes the picture of a room: its developed bytes, interleaved RGB.
 *
 * @param fileOf the master of a picture by its name
 */
export async function composeRoomPicture(
  name: RoomName,
  picked: PickedRoom,
  fileOf: (picture: string) => string,
): Promise<Uint8Array> {
  const { room, kept } = await findRoom(name);
  const choices: { [Name in SurfaceName]?: SurfaceChoice } = {};
  const slabs = new Map<string, Promise<SurfaceChoice>>();
  for (const surface of Object.keys(picked) as SurfaceName[]) {
    const choice = picked[surface];
    if (!choice) continue;
    // Counter and backsplash are of one slab; floor and cabinets are those of the picture before.
    const read = choice.look.kind === 'slab' ? slabs : kept;
    const key = choice.look.kind === 'slab' ? choice.slug : `${surface}/${choice.slug}`;
    const found = read.get(key) ?? readChoice(name, room, surface, choice, fileOf);
    read.set(key, found);
    choices[surface] = await found;
  }
  const { data } = composeRoom(room, choices satisfies RoomChoices);
  return Uint8Array.from(data.filter((_, at) => at % 4 < 3));
}

async function readChoice(
  name: RoomName,
  room: Room,
  surface: SurfaceName,
  { slug, look }: RoomChoice,
  fileOf: (picture: string) => string,
): Promise<SurfaceChoice> {
  if (look.kind === 'colour') return { kind: 'paint', colour: toLinearColour(look.hex) };
  if (look.kind === 'wood') {
    const { bytes } = await readPixels(roomFile(name, `cabinets-${slug}.webp`));
    return { kind: 'albedo', bytes, mean: findMeanLight(bytes, pixelsOf(room, surface)) };
  }
  const { kind, picture, widthIn, heightIn } = look;
  return {
    kind: 'picture',
    picture: await flatPicture(fileOf(picture), { widthIn, heightIn }),
    edges: kind === 'floor' ? 'tile' : 'slab',
  };
}

/** Tells whether a pixel's first point shows a surface. */
function pixelsOf({ plan, faces }: Room, surface: SurfaceName): (pixel: number) => boolean {
  const numbers = new Set(plan.faces.flatMap((face) => (face.surface === surface ? [face.number] : [])));
  const { width } = plan;
  return (pixel) => numbers.has(faces[Math.floor(pixel / width) * 4 * width + 2 * (pixel % width)] ?? 0);
}

async function flatPicture(file: string, size: FlatPicture['sizeIn']): Promise<FlatPicture> {
  return createFlatPicture(await readPixels(file), size);
}

async function readPixels(file: string) {
  const picture = sharp(file).removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
}

// Pictures come sorted by room: the last one is remembered.
let remembered: { readonly name: RoomName; readonly read: Promise<KeptRoom> } | null = null;

type KeptRoom = { readonly room: Room; readonly kept: Map<string, Promise<SurfaceChoice>> };

async function findRoom(name: RoomName): Promise<KeptRoom> {
  if (remembered?.name !== name) remembered = { name, read: readRoom(name) };
  return remembered.read;
}

async function readRoom(name: RoomName): Promise<KeptRoom> {
  const [plan, faces, light, gloss, bounce] = await Promise.all([
    readPlan(name),
    readFaces(name),
    ...(['light', 'gloss', 'bounce'] as const).map(async (part) => readPixels(roomFile(name, `${part}.webp`))),
  ]);
  if (!light || !gloss || !bounce) throw new Error(`The ${name} lacks light, gloss or bounce.`);
  const room = {
    plan,
    faces: new Uint8Array(faces),
    light: light.bytes,
    gloss: gloss.bytes,
    bounce: { width: bounce.width, height: bounce.height / plan.surfaces.length, bytes: bounce.bytes },
  };
  return { room, kept: new Map() };
}
