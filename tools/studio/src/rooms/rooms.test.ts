import { labDistance, toLab, type Lab } from '@showroom/catalog-data/colour-lab';
import { mapPlace, type FaceMatrix } from '@showroom/room-view/face-matrix';
import { describe, expect, it } from 'vitest';
import sharp, { type Sharp } from 'sharp';

import { masterFile, studioPaths } from '../masters/paths.ts';
import { readPlan, roomFile } from './room-files.ts';
import { roomPictures } from './room-picture.ts';
import { roomNames, roomPixels, type RoomName } from './rooms.ts';

/** Less stone than this is the edge of a cut, a few pixels wide. */
const leastShare = 0.02;
/** The maximum distance of laid stone from its slab’s mean, in even light: white stone is a little darker, to keep its veins. */
const farthest = 9;

/** A wall that is longer than a slab goes on in the next one; a few centimetres may be cut from its other side. */
const [shortest, longest] = [-0.03, 1.2];

/** A picture’s mean colour in L*a*b*. */
async function meanLab(picture: Sharp): Promise<Lab> {
  const { channels } = await picture.stats();
  return toLab(`#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`);
}

/** A white, a cream and a middle grey. */
const measured = await Promise.all(
  ['thasos-mist', 'belgian-crema', 'elegant-gris'].map(async (slug) => ({
    slug,
    own: await meanLab(sharp(masterFile(studioPaths, `quartz/${slug}/slab`))),
  })),
);

describe.each(roomNames)('the light of the %s', (room) => {
  it.each(measured)('shows $slug as it is', async ({ slug, own }) => {
    const laid = roomPictures().find((each) => each.slug === slug && each.room === room);
    const [left, top, right, bottom] = (await readPlan(room)).even;
    const { width, height } = roomPixels;
    const patch = await sharp(masterFile(studioPaths, laid?.name ?? ''))
      .extract({
        left: Math.round(left * width),
        top: Math.round(top * height),
        width: Math.round((right - left) * width),
        height: Math.round((bottom - top) * height),
      })
      .toBuffer();
    expect(labDistance(await meanLab(sharp(patch)), own)).toBeLessThan(farthest);
  });
});

it.each(roomNames)('the stone of the %s is cut from slabs, each face in one way', async (room) => {
  const faces = await seenFaces(room);
  expect(faces.length).toBeGreaterThan(1);
  for (const { number, places, turns } of faces) {
    for (const { x, y } of places) {
      expect(Math.min(x, y), `face ${number}`).toBeGreaterThan(shortest);
      expect(Math.max(x, y), `face ${number}`).toBeLessThan(longest);
    }
    // Mirrored as a whole, beside one that isn't, or not at all: the product of directions never changes its sign.
    const [least, most] = [Math.min(...turns), Math.max(...turns)];
    expect(Math.min(-least, most), `face ${number}`).toBeLessThan(1e-12);
  }
});

type StoneFace = { readonly number: number; readonly matrix: FaceMatrix };

async function stoneOf(room: RoomName): Promise<readonly StoneFace[]> {
  return (await readPlan(room)).faces.flatMap(({ number, surface, matrix }) =>
    matrix && (surface === 'counter' || surface === 'backsplash') ? [{ number, matrix }] : [],
  );
}

/** Every sixteenth point of the mask: the visible faces and their direction. */
async function seenFaces(room: RoomName) {
  const { data, info } = await sharp(roomFile(room, 'faces.png'))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const faces = await stoneOf(room);
  const seen = faces.map((face) => ({ ...face, places: [] as Place[], turns: [] as number[] }));
  const byNumber = new Map(seen.map((face) => [face.number, face]));
  for (let y = 8; y < info.height; y += 16) {
    for (let x = 8; x < info.width; x += 16) {
      const face = byNumber.get(data[y * info.width + x] ?? 0);
      if (!face) continue;
      const [across, down] = [x / info.width, y / info.height];
      const here = mapPlace(face.matrix, { x: across, y: down });
      const right = mapPlace(face.matrix, { x: across + 1e-4, y: down });
      const below = mapPlace(face.matrix, { x: across, y: down + 1e-4 });
      face.places.push(here);
      face.turns.push((right.x - here.x) * (below.y - here.y) - (right.y - here.y) * (below.x - here.x));
    }
  }
  const all = seen.reduce((sum, { places }) => sum + places.length, 0);
  return seen.filter(({ places }) => places.length > leastShare * all);
}

type Place = { x: number; y: number };
