// Runs in a process of its own, which keeps the last rooms and slabs in memory until it has been idle for a while.
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { composeRoom, type Room, type RoomChoices, type SurfaceChoice } from '@showroom/room-view/compose-room';
import { createFlatPicture, findMeanLight, type FlatPicture } from '@showroom/room-view/flat-picture';
import { toLinearColour, toSrgbValue, type Pixels } from '@showroom/room-view/pixels';
import { parseRoomPlan } from '@showroom/room-view/room-plan';
import { surfaceNames, type SurfaceName } from '@showroom/room-view/surface-names';
import { LRUCache } from 'lru-cache';
import sharp, { type Sharp } from 'sharp';
import type { FiledLook, PartOrder, PictureOrder, RoomFileOrder } from './room-file-job.ts';

/** Below the server's: pages come first. */
const PRIORITY = 10;

/** Faces need no more than the live view's four points a pixel. */
const FACE_POINTS = 2;
/** Of a floor's picture: its 4.8 m then have as many pixels to the inch as a slab of 1200. */
const FLOOR_WIDTH = 1600;

/** The compression is that of all pictures of the site (`picture-recipe.ts`). Link previews are cropped. */
const formats = {
  avif: (picture: Sharp, width: number) => narrow(picture, width).avif({ quality: 55, effort: 3 }),
  webp: (picture: Sharp, width: number) => narrow(picture, width).webp({ quality: 74, effort: 4 }),
  jpg: (picture: Sharp, width: number) =>
    picture.resize({ width, height: 630, fit: 'cover' }).jpeg({ quality: 80, mozjpeg: true }),
};

function narrow(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, withoutEnlargement: true });
}

sharp.cache(false);
sharp.concurrency(1);
try {
  setPriority(PRIORITY);
} catch {
  // Some containers forbid it.
}

/** Makes a file of a room as it is sent. */
export async function makeRoomFile(order: RoomFileOrder): Promise<Uint8Array> {
  return order.kind === 'picture' ? makePicture(order) : makePart(order);
}

const rooms = new LRUCache<string, Promise<Room>>({ max: 2 });
const flatPictures = new LRUCache<string, Promise<FlatPicture>>({ max: 4 });
/** The last ones, because a page may ask for a second size or the link preview. */
const composed = new LRUCache<string, Promise<Pixels>>({ max: 2 });

async function makePicture(order: PictureOrder): Promise<Uint8Array> {
  const { width, format, ...design } = order;
  const { data, ...size } = await remember(composed, JSON.stringify(design), () => compose(design));
  const picture = sharp(data, { raw: { width: size.width, height: size.height, channels: 4 } }).removeAlpha();
  return formats[format](picture, width).toBuffer();
}

type Design = Omit<PictureOrder, 'width' | 'format'>;

async function compose({ folder, looks, offsetIn, isBookMatched, cuts = [] }: Design): Promise<Pixels> {
  const room = await remember(rooms, folder, () => readRoom(folder));
  const cutsByFace = new Map(cuts.flatMap(({ faces, cut }) => faces.map((face) => [face, cut])));
  const choices: { [Name in SurfaceName]?: SurfaceChoice } = {};
  for (const name of surfaceNames) {
    const look = looks[name];
    if (look === undefined) continue;
    const choice = await readLook(look, room, name);
    const isStone = look.kind === 'slab' && choice.kind === 'picture';
    const edges = isBookMatched ? 'book-match' : 'slab';
    choices[name] = isStone ? { ...choice, offsetIn, edges, cuts: cutsByFace } : choice;
  }
  return composeRoom(room, choices satisfies RoomChoices);
}

async function readRoom(folder: string): Promise<Room> {
  const [planText, light, gloss, faces, bounce] = await Promise.all([
    readFile(join(folder, 'room.json'), 'utf8'),
    readPixels(join(folder, 'light.webp')),
    readPixels(join(folder, 'gloss.webp')),
    sharp(join(folder, 'faces.png')).extractChannel(0).raw().toBuffer(),
    readPixels(join(folder, 'bounce.webp')),
  ]);
  const plan = parseRoomPlan(JSON.parse(planText));
  const { width, height, surfaces } = plan;
  const pixels = width * height;
  if (light.bytes.length !== pixels * 3 || gloss.bytes.length !== pixels * 3 || faces.length !== pixels * 4)
    throw new Error(`The files of ${folder} differ in size`);
  return {
    plan,
    light: light.bytes,
    gloss: gloss.bytes,
    faces,
    bounce: { width: bounce.width, height: bounce.height / surfaces.length, bytes: bounce.bytes },
  };
}

async function readLook(look: FiledLook, room: Room, surface: SurfaceName): Promise<SurfaceChoice> {
  if (look.kind === 'colour') return { kind: 'paint', colour: toLinearColour(look.hex) };
  if (look.kind === 'wood') {
    const { bytes } = await readPixels(look.file);
    return { kind: 'albedo', bytes, mean: findMeanLight(bytes, showsSurface(room, surface)) };
  }
  const { file, widthIn, heightIn } = look;
  const picture = await remember(flatPictures, file, async () =>
    createFlatPicture(await readPixels(file), { widthIn, heightIn }),
  );
  return { kind: 'picture', picture, edges: 'tile' };
}

/** Tells whether a pixel shows any of a surface. */
function showsSurface({ plan, faces }: Room, surface: SurfaceName): (pixel: number) => boolean {
  const numbers = new Set(plan.faces.flatMap((face) => (face.surface === surface ? [face.number] : [])));
  return (pixel) => {
    const at = Math.floor(pixel / plan.width) * 4 * plan.width + 2 * (pixel % plan.width);
    const below = at + 2 * plan.width;
    return [at, at + 1, below, below + 1].some((point) => numbers.has(faces[point] ?? 0));
  };
}

async function readPixels(file: string) {
  const picture = sharp(file).removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

async function makePart({ part, folder, file, width }: PartOrder): Promise<Uint8Array> {
  const picture = part === 'cabinets' ? await openCabinets(folder, file) : sharp(file);
  if (part === 'faces') {
    return picture
      .extractChannel(0)
      .resize({ width: width * FACE_POINTS, kernel: 'nearest', withoutEnlargement: true })
      .toColourspace('b-w')
      .png({ compressionLevel: 9 })
      .toBuffer();
  }
  // Light is multiplied and exposed again, and colour in half the size would bleed over edges.
  const fine = { quality: 88, effort: 3, chromaSubsampling: '4:4:4' } as const;
  if (part === 'bounce') return picture.avif(fine).toBuffer();
  if (part === 'floor') return picture.resize({ width: FLOOR_WIDTH }).avif({ quality: 55, effort: 3 }).toBuffer();
  return narrow(picture, width).avif(fine).toBuffer();
}

/**
 * The wood of the cabinets, with its mean colour around them: then the smallest level of a texture is the mean, and nothing else
 * bleeds in at edges.
 */
async function openCabinets(folder: string, file: string): Promise<Sharp> {
  const room = await remember(rooms, folder, () => readRoom(folder));
  const { bytes, width, height } = await readPixels(file);
  const isSeen = showsSurface(room, 'cabinets');
  const mean = findMeanLight(bytes, isSeen).map((light) => Math.round(toSrgbValue(light)));
  for (let pixel = 0; pixel < width * height; pixel += 1) if (!isSeen(pixel)) bytes.set(mean, pixel * 3);
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

function remember<Value extends object>(
  known: LRUCache<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const started = known.get(key) ?? read();
  known.set(key, started);
  started.catch(() => known.delete(key));
  return started;
}
