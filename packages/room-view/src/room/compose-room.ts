import { linearLight, type Pixels } from '../photo/pixels.ts';
import type { Place } from '../surfaces/corners.ts';
import type { FaceMatrix } from '../surfaces/face-matrix.ts';
import { findBounceFactors, type BounceFactors, type BounceMaps, type SurfaceMeans } from './bounce.ts';
import { addPictureLight, type FlatPicture, type PictureEdges } from './flat-picture.ts';
import { lightOfByte } from './light-code.ts';
import { placePicture, type FaceCuts } from './place-picture.ts';
import type { Linear, RoomPlan } from './room-plan.ts';
import { surfaceNames, type SurfaceName } from './surface-names.ts';
import { developLight } from '../compose/tone.ts';

/** Raised when the same files give another picture, so that pictures kept from before are made again. */
export const ROOM_RECIPE = '2';

/** A room, rendered once for all choices. Pictures are interleaved RGB, row by row, unless said otherwise. */
export type Room = {
  readonly plan: RoomPlan;
  /**
   * Coded by `light-code.ts`. On surfaces: what would be seen if they reflected everything. Elsewhere: what is seen.
   */
  readonly light: Uint8Array;
  /** What polish adds, whatever the colour. Coded by `light-code.ts`. */
  readonly gloss: Uint8Array;
  /** At twice the width and height, one byte a point: the number of the face that is seen there, 0 for the rest of the room. */
  readonly faces: Uint8Array;
  readonly bounce: BounceMaps;
};

/** What a surface is made of. */
export type SurfaceChoice =
  | { readonly kind: 'paint'; readonly colour: Linear }
  | {
      readonly kind: 'picture';
      readonly picture: FlatPicture;
      readonly edges: PictureEdges;
      /** Moves the part that is used to the right and down on the slab. */
      readonly offsetIn?: Place | undefined;
      readonly cuts?: FaceCuts | undefined;
    }
  /** The reflectance as seen in the picture of the room, sRGB, in its size. */
  | { readonly kind: 'albedo'; readonly bytes: Uint8Array; readonly mean: Linear };

/** By surface. A surface without a choice has the reflectance that the room was rendered with. */
export type RoomChoices = { readonly [Name in SurfaceName]?: SurfaceChoice };

/** Looks along the slant of a face, at most, for each of a pixel's four points. */
const MOST_LOOKS = 8;

/**
 * Composes the picture of a room with the chosen materials:
 *
 *     reflected = mean over the pixel's four points: light × the choice's reflectance, or light on the rest of the room
 *     bounced   = × product over surfaces: 1 + bounce × (mean of the choice − base); gloss with its own bounce likewise
 *     seen      = gain × (bounced reflected light + bounced gloss), then the tone curve
 *
 * The light of a point is that of its pixel. A pixel that shows several faces has the light of all of them mixed: its points take
 * theirs from the pixels around it that show their face alone, or else a black counter would shine along a white thing's edge.
 */
export function composeRoom(room: Room, choices: RoomChoices): Pixels {
  const { plan, gloss } = room;
  const { width, height } = plan;
  const data = new Uint8ClampedArray(width * height * 4);
  const materials = findMaterials(plan, choices);
  const factors = findBounceFactors(plan.surfaces, room.bounce, findMeans(choices));
  const half = factors.height / 2;
  const [lightLine, glossLine] = [new Float32Array(factors.width * 3), new Float32Array(factors.width * 3)];
  const columns = placeColumns(width, factors.width);
  const reflected = new Float32Array(3);
  for (let y = 0; y < height; y += 1) {
    const place = Math.min(Math.max(((y + 0.5) / height) * half - 0.5, 0), half - 1);
    readLine(factors, place, 0, lightLine);
    readLine(factors, place, half, glossLine);
    for (let x = 0; x < width; x += 1) {
      findReflected(room, materials, x, y, reflected);
      const column = (columns.starts[x] ?? 0) * 3;
      const share = columns.shares[x] ?? 0;
      const from = (y * width + x) * 3;
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const bounced = (reflected[channel] ?? 0) * factorAt(lightLine, column + channel, share);
        const added = (lightOfByte[gloss[from + channel] ?? 0] ?? 0) * factorAt(glossLine, column + channel, share);
        const seen = (plan.gain[channel] ?? 1) * (bounced + added);
        data[to + channel] = developLight(seen);
      }
      data[to + 3] = 255;
    }
  }
  return { width, height, data };
}

function findMeans(choices: RoomChoices): SurfaceMeans {
  const means: { [Name in SurfaceName]?: Linear } = {};
  for (const name of surfaceNames) {
    const choice = choices[name];
    if (choice?.kind === 'paint') means[name] = choice.colour;
    else if (choice !== undefined) means[name] = choice.kind === 'albedo' ? choice.mean : choice.picture.mean;
  }
  return means;
}

type Material =
  | { readonly kind: 'colour'; readonly colour: Linear }
  | { readonly kind: 'albedo'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'picture';
      readonly matrix: FaceMatrix;
      readonly picture: FlatPicture;
      readonly edges: PictureEdges;
    };

const restOfRoom: Material = { kind: 'colour', colour: [1, 1, 1] };

/** The materials by number of face. */
function findMaterials({ surfaces, faces }: RoomPlan, choices: RoomChoices): Material[] {
  const materials = Array.from({ length: 256 }, () => restOfRoom);
  for (const { number, surface, matrix } of faces) {
    const choice = choices[surface];
    const base = surfaces.find(({ name }) => name === surface)?.base ?? [1, 1, 1];
    materials[number] =
      choice === undefined ? { kind: 'colour', colour: base } : findMaterial(choice, surface, matrix, number);
  }
  return materials;
}

function findMaterial(
  choice: SurfaceChoice,
  surface: SurfaceName,
  matrix: FaceMatrix | undefined,
  number: number,
): Material {
  if (choice.kind === 'paint') return { kind: 'colour', colour: choice.colour };
  if (choice.kind === 'albedo') return { kind: 'albedo', bytes: choice.bytes };
  const { picture, edges, offsetIn, cuts } = choice;
  if (matrix === undefined) return { kind: 'colour', colour: picture.mean };
  const placed = placePicture(matrix, surface, picture.sizeIn, { offsetIn, cut: cuts?.get(number) });
  return { kind: 'picture', matrix: placed, picture, edges };
}

/** What a pixel's four points reflect of their light, on average. */
function findReflected(
  room: Room,
  materials: readonly Material[],
  x: number,
  y: number,
  reflected: Float32Array,
): void {
  const { plan, light, faces } = room;
  const { width, height } = plan;
  const pixel = y * width + x;
  const at = y * 4 * width + 2 * x;
  const first = faces[at] ?? 0;
  const second = faces[at + 1] ?? 0;
  const third = faces[at + 2 * width] ?? 0;
  const fourth = faces[at + 2 * width + 1] ?? 0;
  const material = materials[first] ?? restOfRoom;
  reflected.fill(0);
  if (first === second && first === third && first === fourth) {
    if (material.kind === 'picture') {
      measureFootprint(material, (x + 0.5) / width, (y + 0.5) / height, width, height);
      for (let point = 0; point < 4; point += 1) addLooks(material, (point & 1) - 0.5, (point >> 1) - 0.5, reflected);
    } else addPlain(material, pixel, 1, reflected);
    for (let channel = 0; channel < 3; channel += 1) {
      reflected[channel] = (reflected[channel] ?? 0) * (lightOfByte[light[pixel * 3 + channel] ?? 0] ?? 0);
    }
    return;
  }
  for (let point = 0; point < 4; point += 1) {
    const number = point === 0 ? first : point === 1 ? second : point === 2 ? third : fourth;
    const here = materials[number] ?? restOfRoom;
    const { reflectance, lit } = mixedPoint;
    reflectance.fill(0);
    if (here.kind === 'picture') {
      measureFootprint(here, (x + 0.5) / width, (y + 0.5) / height, width, height);
      addLooks(here, (point & 1) - 0.5, (point >> 1) - 0.5, reflectance);
    } else addPlain(here, pixel, 1 / 4, reflectance);
    findLightOf(number, room, x, y, lit);
    for (let channel = 0; channel < 3; channel += 1) {
      reflected[channel] = (reflected[channel] ?? 0) + (reflectance[channel] ?? 0) * (lit[channel] ?? 0);
    }
  }
}

const mixedPoint = { reflectance: new Float32Array(3), lit: new Float32Array(3) };

/** Adds a share of the reflectance of what has no picture. */
function addPlain(
  material: Exclude<Material, { kind: 'picture' }>,
  pixel: number,
  share: number,
  reflectance: Float32Array,
): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const value =
      material.kind === 'colour'
        ? (material.colour[channel] ?? 0)
        : (linearLight[material.bytes[pixel * 3 + channel] ?? 0] ?? 0);
    reflectance[channel] = (reflectance[channel] ?? 0) + value * share;
  }
}

/** The mean light of the pixels around one that show nothing but a face; that of the pixel if there are none. */
function findLightOf(number: number, { plan, light, faces }: Room, x: number, y: number, lit: Float32Array): void {
  const { width, height } = plan;
  let count = 0;
  lit.fill(0);
  for (let line = Math.max(y - 1, 0); line <= Math.min(y + 1, height - 1); line += 1) {
    for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column += 1) {
      const at = line * 4 * width + 2 * column;
      const isWhole =
        faces[at] === number &&
        faces[at + 1] === number &&
        faces[at + 2 * width] === number &&
        faces[at + 2 * width + 1] === number;
      if (!isWhole) continue;
      count += 1;
      addLight(light, line * width + column, lit);
    }
  }
  if (count === 0) addLight(light, y * width + x, lit);
  else for (let channel = 0; channel < 3; channel += 1) lit[channel] = (lit[channel] ?? 0) / count;
}

function addLight(light: Uint8Array, pixel: number, sum: Float32Array): void {
  for (let channel = 0; channel < 3; channel += 1) {
    sum[channel] = (sum[channel] ?? 0) + (lightOfByte[light[pixel * 3 + channel] ?? 0] ?? 0);
  }
}

type Picture = Extract<Material, { kind: 'picture' }>;

/**
 * Where a pixel's centre lies on a picture, the steps from one of its four points to the next, and how a point is looked at:
 * how often, by which steps, and how many pixels of the full picture each look covers.
 */
const footprint = {
  u: 0,
  v: 0,
  rightU: 0,
  rightV: 0,
  downU: 0,
  downV: 0,
  looks: 1,
  stepU: 0,
  stepV: 0,
  texels: 1,
};

function measureFootprint({ matrix, picture }: Picture, x: number, y: number, width: number, height: number): void {
  const w = matrix[6] * x + matrix[7] * y + matrix[8];
  const u = (matrix[0] * x + matrix[1] * y + matrix[2]) / w;
  const v = (matrix[3] * x + matrix[4] * y + matrix[5]) / w;
  const rightU = (matrix[0] - u * matrix[6]) / (w * 2 * width);
  const rightV = (matrix[3] - v * matrix[6]) / (w * 2 * width);
  const downU = (matrix[1] - u * matrix[7]) / (w * 2 * height);
  const downV = (matrix[4] - v * matrix[7]) / (w * 2 * height);
  const full = picture.levels[0];
  const [rightX, rightY] = [rightU * full.width, rightV * full.height];
  const [downX, downY] = [downU * full.width, downV * full.height];
  const right = Math.sqrt(rightX * rightX + rightY * rightY);
  const down = Math.sqrt(downX * downX + downY * downY);
  const [along, across] = right > down ? [right, down] : [down, right];
  const looks = Math.min(MOST_LOOKS, Math.max(1, Math.round(along / Math.max(across, 1))));
  footprint.u = u;
  footprint.v = v;
  footprint.rightU = rightU;
  footprint.rightV = rightV;
  footprint.downU = downU;
  footprint.downV = downV;
  footprint.looks = looks;
  footprint.stepU = (right > down ? rightU : downU) / looks;
  footprint.stepV = (right > down ? rightV : downV) / looks;
  footprint.texels = Math.max(across, along / looks);
}

/**
 * Adds a quarter of the picture's light at one of the pixel's points, which lies `right` and `down` steps from its centre. A
 * slanting face is looked at several times along its slant.
 */
function addLooks({ picture, edges }: Picture, right: number, down: number, reflectance: Float32Array): void {
  const { looks, stepU, stepV, texels } = footprint;
  const u = footprint.u + right * footprint.rightU + down * footprint.downU;
  const v = footprint.v + right * footprint.rightV + down * footprint.downV;
  for (let look = 0; look < looks; look += 1) {
    const offset = look + 0.5 - looks / 2;
    addPictureLight(picture, edges, u + stepU * offset, v + stepV * offset, texels, 1 / (4 * looks), reflectance);
  }
}

/** For each pixel of a line, the value of a map to its left, and how near the next one is. */
function placeColumns(width: number, mapWidth: number) {
  const [starts, shares] = [new Uint16Array(width), new Float32Array(width)];
  for (let x = 0; x < width; x += 1) {
    const place = Math.min(Math.max(((x + 0.5) / width) * mapWidth - 0.5, 0), mapWidth - 1);
    starts[x] = Math.floor(place);
    shares[x] = place - Math.floor(place);
  }
  return { starts, shares };
}

/** Between a value of a line and the one to its right. */
function factorAt(line: Float32Array, at: number, share: number): number {
  const here = line[at] ?? 1;
  return here + ((line[at + 3] ?? here) - here) * share;
}

/** A line of the upper or the lower half, which begins at row `first`. */
function readLine({ width, height, values }: BounceFactors, place: number, first: number, line: Float32Array): void {
  const row = Math.floor(place);
  const upper = (first + row) * width * 3;
  const lower = (first + Math.min(row + 1, height / 2 - 1)) * width * 3;
  const share = place - row;
  for (let at = 0; at < line.length; at += 1) {
    const above = values[upper + at] ?? 1;
    line[at] = above + ((values[lower + at] ?? 1) - above) * share;
  }
}
