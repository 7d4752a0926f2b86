import { addSlabLight, type SlabTexture } from './slab-texture.ts';

/** A room lit once: all a slab needs to be seen in it. */
export type LitRoom = {
  readonly width: number;
  readonly height: number;
  /** Linear light with black stone: what the polish mirrors, and everything else. Interleaved RGB. */
  readonly black: Float32Array;
  /** The same with stone that throws back `whiteAlbedo` of the light. */
  readonly white: Float32Array;
  /** At twice the width and height: the number of the face of stone that is seen there, 0 where there is none. */
  readonly mask: Uint8Array;
  /** By that number. */
  readonly faces: readonly (FaceMatrix | undefined)[];
};

/**
 * Where one flat face of stone lies on the slab, row by row: it takes (x, y, 1), as fractions of the picture from its
 * upper left corner, to (u, v, 1) times some number, as fractions of the slab from its upper left corner.
 */
export type FaceMatrix = readonly [
  ...[number, number, number],
  ...[number, number, number],
  ...[number, number, number],
];

/** As in `scenes/lib/stone.py`: the measure of white, taken where the white stones lie, because bounce is not linear. */
export const whiteAlbedo = 0.8;

const mostLooks = 8;

/**
 * The light of the room with this slab: `black + (white − black) × slab / whiteAlbedo`, for each channel. Where stone is
 * seen the slab is taken at that very place, four looks a pixel; elsewhere its mean colour tints the light it bounces.
 */
export function composeRoom(room: LitRoom, slab: SlabTexture): Float32Array {
  const { width, height, black, white, mask } = room;
  const light = new Float32Array(width * height * 3);
  const stone = new Float32Array(3);
  const footprint: Footprint = { u: 0, v: 0, along: 1, across: 1 };
  const here: Place = { u: 0, v: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      stone.fill(0);
      let measured = 0;
      for (let look = 0; look < 4; look += 1) {
        const column = 2 * x + (look & 1);
        const row = 2 * y + (look >> 1);
        const number = mask[row * 2 * width + column] ?? 0;
        const face = room.faces[number];
        if (!face) {
          addMean(slab, stone);
          continue;
        }
        if (number !== measured) measure(room, face, column, row, slab, footprint);
        measured = number;
        placeOn(face, (column + 0.5) / (2 * width), (row + 0.5) / (2 * height), here);
        addLook(here, slab, footprint, stone);
      }
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const dark = black[at + channel] ?? 0;
        light[at + channel] = dark + (((white[at + channel] ?? 0) - dark) * (stone[channel] ?? 0)) / (4 * whiteAlbedo);
      }
    }
  }
  return light;
}

type Place = { u: number; v: number };

/** The place on the slab of a place in the picture. */
export function placeOn(face: FaceMatrix, x: number, y: number, place: Place): void {
  const scale = 1 / (face[6] * x + face[7] * y + face[8]);
  place.u = (face[0] * x + face[1] * y + face[2]) * scale;
  place.v = (face[3] * x + face[4] * y + face[5]) * scale;
}

/** What one point of the picture covers on the slab: its longer way as a step in u and v, both ways in slab pixels. */
type Footprint = { u: number; v: number; along: number; across: number };

const first: Place = { u: 0, v: 0 };
const second: Place = { u: 0, v: 0 };
const third: Place = { u: 0, v: 0 };

/** From a point of the doubled picture to those beside and below it. */
function measure(
  { width, height }: LitRoom,
  face: FaceMatrix,
  column: number,
  row: number,
  slab: SlabTexture,
  footprint: Footprint,
): void {
  const [x, y] = [column / (2 * width), row / (2 * height)];
  placeOn(face, x, y, first);
  placeOn(face, x + 1 / (2 * width), y, second);
  placeOn(face, x, y + 1 / (2 * height), third);
  const full = slab.levels[0];
  const right = Math.hypot((second.u - first.u) * full.width, (second.v - first.v) * full.height);
  const down = Math.hypot((third.u - first.u) * full.width, (third.v - first.v) * full.height);
  const longer = right > down ? second : third;
  footprint.u = longer.u - first.u;
  footprint.v = longer.v - first.v;
  footprint.along = Math.max(right, down);
  footprint.across = Math.min(right, down);
}

function addMean({ mean }: SlabTexture, stone: Float32Array): void {
  for (let channel = 0; channel < 3; channel += 1) stone[channel] = (stone[channel] ?? 0) + (mean[channel] ?? 0);
}

/** Adds the stone at one place; a slanting surface is looked at several times along its slant. */
function addLook({ u, v }: Place, slab: SlabTexture, footprint: Footprint, stone: Float32Array): void {
  const looks = Math.min(mostLooks, Math.max(1, Math.round(footprint.along / Math.max(footprint.across, 1))));
  const texels = Math.max(footprint.across, footprint.along / looks);
  for (let look = 0; look < looks; look += 1) {
    const offset = (look + 0.5) / looks - 0.5;
    addSlabLight(slab, u + footprint.u * offset, v + footprint.v * offset, texels, 1 / looks, stone);
  }
}
