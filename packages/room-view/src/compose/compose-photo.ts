import { drawArea, drawCovers, type Cover, type Coverage } from '../photo/covers.ts';
import { findPhotoWhite } from '../photo/photo-white.ts';
import { brightnessOf, expandLight, linearLight, toSrgbValue, type Pixels } from '../photo/pixels.ts';
import { measureSurfaceLight, type SurfaceLight } from '../photo/surface-light.ts';
import { isSurface, type Corners, type Place } from '../surfaces/corners.ts';
import { fromUnitSquare, mapPlace } from '../surfaces/face-matrix.ts';
import { toSlab, toSurfaceInches, type SlabSize, type Surface } from '../surfaces/surface.ts';
import { findReflectance, type OldTone } from './old-tone.ts';
import { addStoneLight, type StonePicture } from './stone-picture.ts';
import { toneLight } from './tone.ts';

export type PhotoSurface = Surface & {
  readonly oldTone: OldTone;
  /** Surfaces with the same name are of one old material, so the one in the shade stays darker. */
  readonly oldMaterial: string;
};

export type PhotoPlan = {
  /** Later ones are in front. */
  readonly surfaces: readonly PhotoSurface[];
  readonly covers: readonly Cover[];
  /** The widest vein of the old surface that shouldn't be taken for a shadow. */
  readonly patternIn: number;
  /** Makes the stone lighter or darker: 1 is twice the light, −1 half. */
  readonly exposureStops: number;
};

export type Stone = { readonly picture: StonePicture; readonly slab: SlabSize };

/** Puts stone on the surfaces of one photo. What the plan has not changed since the last call isn't measured again. */
export type PhotoComposer = (plan: PhotoPlan, stone: Stone) => Pixels;

/** Looks at the stone for one pixel, at most, along its slant. */
const MOST_LOOKS = 6;

/** Polished stone mirrors this share of the room's light: Fresnel at normal incidence, index of refraction 1.5. */
const MIRRORED = 0.04;

/** How bright the mirrored room is, as a share of the light on the surface: walls and ceilings are darker than lamps. */
const ROOM_SHARE = 0.45;

/** How far a surface is drawn beyond its sides, in pixels. */
const GROWN_PX = 1;

/** How much brighter than the old surface a pixel has to be to count as a reflection of a lamp or window. */
const HIGHLIGHT_GAIN = 2.2;

/** Creates the composer of a photo. Surfaces whose corners are not convex are left as they are. */
export function createPhotoComposer(photo: Pixels): PhotoComposer {
  const white = findPhotoWhite(photo);
  const measured = rememberLast((surface: Surface, covers: readonly Cover[], patternIn: number) =>
    measureSurfaceLight(photo, surface, drawn(covers), patternIn),
  );
  const drawn = rememberLast((covers: readonly Cover[]) => drawCovers(covers, photo.width, photo.height), 3);

  return ({ surfaces, covers, patternIn, exposureStops }, stone) => {
    const result = { width: photo.width, height: photo.height, data: Uint8ClampedArray.from(photo.data) };
    const seen = surfaces.filter(({ corners }) => isSurface(corners));
    const lights = seen.map((surface) => measured({ ...surface, part: NO_PART }, covers, patternIn));
    for (const [at, surface] of seen.entries()) {
      const light = lights[at];
      if (light === undefined) continue;
      const others = lights.filter((_, other) => seen[other]?.oldMaterial === surface.oldMaterial);
      const brightest = Math.max(...others.map(({ typical }) => brightnessOf(...typical)));
      const reflectance = findReflectance(surface.oldTone, brightest, white);
      const [red, green, blue] = light.typical;
      const brightness = brightnessOf(red, green, blue);
      const scale = 2 ** exposureStops / reflectance;
      // The old surface's own colour is taken out, and the tint of the photo's light put in.
      const gains = [red, green, blue].map(
        (value, channel) => (scale * (white.tint[channel] ?? 1) * brightness) / Math.max(value, 1e-4),
      );
      const [firm, loose] = [drawn(covers.filter(isFirm)), drawn(covers.filter(isLoose))];
      putStone(photo, result, { surface, light, gains, firm, loose }, stone);
    }
    return result;
  };
}

// An eraser removes both kinds.
const isFirm = (cover: Cover) => cover.kind === 'area' || !cover.isLoose;
const isLoose = (cover: Cover) => cover.kind === 'stroke' && (cover.isLoose === true || cover.isEraser === true);

const NO_PART = { xIn: 0, yIn: 0, isTurned: false };

/** Remembers the results of the last calls, by the JSON of their arguments. */
function rememberLast<Arguments extends readonly unknown[], Result>(
  find: (...asked: Arguments) => Result,
  limit = 12,
): (...asked: Arguments) => Result {
  const results = new Map<string, Result>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const result = results.get(key) ?? find(...asked);
    results.delete(key);
    results.set(key, result);
    for (const oldest of results.keys()) if (results.size > limit) results.delete(oldest);
    return result;
  };
}

type LitSurface = {
  readonly surface: Surface;
  readonly light: SurfaceLight;
  /** From what the old surface throws back to the light that falls on it, by channel. */
  readonly gains: readonly number[];
  readonly firm: Coverage;
  readonly loose: Coverage;
};

function putStone(
  photo: Pixels,
  result: Pixels,
  { surface, light, gains, firm, loose }: LitSurface,
  stone: Stone,
): void {
  const { width, height } = photo;
  const face = toSlab(surface, stone.slab);
  const inches = toSurfaceInches(surface);
  const corners = grow(surface.corners, width, height);
  const area = drawArea(corners, width, height);
  const xs = corners.map(({ x }) => x * width);
  const ys = corners.map(({ y }) => y * height);
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(width, Math.ceil(Math.max(...xs)))];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(height, Math.ceil(Math.max(...ys)))];
  const [texelsX, texelsY] = [stone.picture.levels[0].width, stone.picture.levels[0].height];
  const [stoneLight, old] = [new Float32Array(3), new Float32Array(3)];
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const pixel = row * width + column;
      let share = (area.shares[pixel] ?? 0) * (1 - (firm.shares[pixel] ?? 0));
      if (share <= 0) continue;
      const [x, y] = [(column + 0.5) / width, (row + 0.5) / height];

      // The place on the slab, and its change from this pixel to the next and to the one below.
      const w = face[6] * x + face[7] * y + face[8];
      const u = (face[0] * x + face[1] * y + face[2]) / w;
      const v = (face[3] * x + face[4] * y + face[5]) / w;
      const [rightU, rightV] = [(face[0] - u * face[6]) / (w * width), (face[3] - v * face[6]) / (w * width)];
      const [downU, downV] = [(face[1] - u * face[7]) / (w * height), (face[4] - v * face[7]) / (w * height)];
      const across = Math.hypot(rightU * texelsX, rightV * texelsY);
      const down = Math.hypot(downU * texelsX, downV * texelsY);
      const [longU, longV] = across > down ? [rightU, rightV] : [downU, downV];
      const [longer, shorter] = [Math.max(across, down), Math.max(1, Math.min(across, down))];
      const looks = Math.min(MOST_LOOKS, Math.max(1, Math.round(longer / shorter)));
      stoneLight.fill(0);
      for (let look = 0; look < looks; look += 1) {
        const offset = (look + 0.5) / looks - 0.5;
        const texels = Math.max(shorter, longer / looks);
        addStoneLight(stone.picture, u + longU * offset, v + longV * offset, texels, 1 / looks, stoneLight);
      }

      const scale = 1 / (inches[6] * x + inches[7] * y + inches[8]);
      const along = ((inches[0] * x + inches[1] * y + inches[2]) * scale) / surface.lengthIn;
      const deep = ((inches[3] * x + inches[4] * y + inches[5]) * scale) / surface.depthIn;
      readLight(light, along, deep, old);
      const painted = loose.shares[pixel] ?? 0;
      if (painted > 0) share *= 1 - painted * findDifference(photo, pixel * 4, old);
      writePixel(photo, result, pixel * 4, { stoneLight, old, gains, share });
    }
  }
}

/** Moves each side outwards, so that no line of the old surface is left along it. */
function grow(corners: Corners, width: number, height: number): Corners {
  const [a, b, c, d] = corners;
  const distance = (from: Place, to: Place) => Math.hypot((to.x - from.x) * width, (to.y - from.y) * height);
  const along = (2 * GROWN_PX) / (distance(a, b) + distance(d, c));
  const deep = (2 * GROWN_PX) / (distance(a, d) + distance(b, c));
  const toPhoto = fromUnitSquare(corners);
  return [
    mapPlace(toPhoto, { x: -along, y: -deep }),
    mapPlace(toPhoto, { x: 1 + along, y: -deep }),
    mapPlace(toPhoto, { x: 1 + along, y: 1 + deep }),
    mapPlace(toPhoto, { x: -along, y: 1 + deep }),
  ];
}

type LitPixel = {
  readonly stoneLight: Float32Array;
  readonly old: Float32Array;
  readonly gains: readonly number[];
  readonly share: number;
};

function writePixel(photo: Pixels, result: Pixels, at: number, { stoneLight, old, gains, share }: LitPixel): void {
  const isBright = findHighlight(photo, at, old);
  for (let channel = 0; channel < 3; channel += 1) {
    const shown = linearLight[photo.data[at + channel] ?? 0] ?? 0;
    const base = old[channel] ?? 0;
    const falling = base * (gains[channel] ?? 1);
    const stone = toneLight(falling * ((1 - MIRRORED) * (stoneLight[channel] ?? 0) + MIRRORED * ROOM_SHARE));
    const light = stone + isBright * Math.max(0, shown - base);
    const before = result.data[at + channel] ?? 0;
    result.data[at + channel] = before + (toSrgbValue(light) - before) * share;
  }
}

/**
 * How surely a pixel shows the reflection of a lamp or window, 0 to 1. Reflections on polish don't depend on the stone below, so
 * they are added to the new one.
 */
function findHighlight(photo: Pixels, at: number, old: Float32Array): number {
  const shown = brightnessOf(
    linearLight[photo.data[at] ?? 0] ?? 0,
    linearLight[photo.data[at + 1] ?? 0] ?? 0,
    linearLight[photo.data[at + 2] ?? 0] ?? 0,
  );
  const base = brightnessOf(old[0] ?? 0, old[1] ?? 0, old[2] ?? 0);
  return smoothStep(0.35, 0.7, shown) * smoothStep(HIGHLIGHT_GAIN * 0.8, HIGHLIGHT_GAIN, shown / Math.max(base, 1e-4));
}

/** How surely a pixel isn't the old surface, 0 to 1: it has another colour, or is far brighter or darker than a shadow explains. */
function findDifference(photo: Pixels, at: number, old: Float32Array): number {
  const ratios = [0, 1, 2].map((channel) => {
    const shown = expandLight(linearLight[photo.data[at + channel] ?? 0] ?? 0);
    return Math.log((shown + 0.01) / ((old[channel] ?? 0) + 0.01));
  });
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  const isBrighter = Math.abs((least + most) / 2);
  return Math.max(smoothStep(0.15, 0.35, most - least), smoothStep(0.5, 0.9, isBrighter));
}

function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Reads the light between cells, by fractions of the surface. */
function readLight({ columns, rows, cells }: SurfaceLight, along: number, deep: number, into: Float32Array): void {
  const x = Math.max(0, Math.min(columns - 1.001, along * columns - 0.5));
  const y = Math.max(0, Math.min(rows - 1.001, deep * rows - 0.5));
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [shareX, shareY] = [x - column, y - row];
  const at = (row * columns + column) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const upperLeft = cells[at + channel] ?? 0;
    const lowerLeft = cells[at + columns * 3 + channel] ?? 0;
    const upper = upperLeft + ((cells[at + 3 + channel] ?? 0) - upperLeft) * shareX;
    const lower = lowerLeft + ((cells[at + columns * 3 + 3 + channel] ?? 0) - lowerLeft) * shareX;
    into[channel] = upper + (lower - upper) * shareY;
  }
}
