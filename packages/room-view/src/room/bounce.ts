import { lightOfByte } from './light-code.ts';
import type { Linear, RoomSurface } from './room-plan.ts';
import type { SurfaceName } from './surface-names.ts';

/**
 * Small maps, stacked from top to bottom in the order of the room's surfaces, interleaved RGB, coded by `light-code.ts`: how the
 * light changes, relative to what it is, for each unit by which a surface's mean reflectance differs from its base. The upper half
 * of each map is for light, the lower for gloss.
 */
export type BounceMaps = {
  readonly width: number;
  /** Of one map. */
  readonly height: number;
  readonly bytes: Uint8Array;
};

/** The mean reflectance of surfaces that have another one than while rendered. */
export type SurfaceMeans = { readonly [Name in SurfaceName]?: Linear };

/**
 * The least and the most that bounce changes light by. Where hardly any light was rendered, a slope is noise: dark stone would have
 * black stains.
 */
export const LEAST_FACTOR = 0.25;
export const MOST_FACTOR = 4;

/** What light (upper half) and gloss (lower half) are multiplied by, in the size of the maps. */
export type BounceFactors = { readonly width: number; readonly height: number; readonly values: Float32Array };

export function findBounceFactors(
  surfaces: readonly RoomSurface[],
  { width, height, bytes }: BounceMaps,
  means: SurfaceMeans,
): BounceFactors {
  const values = new Float32Array(width * height * 3).fill(1);
  for (const [order, { name, base }] of surfaces.entries()) {
    const mean = means[name];
    if (mean === undefined) continue;
    const start = order * values.length;
    for (let at = 0; at < values.length; at += 1) {
      const change = (mean[at % 3] ?? 0) - (base[at % 3] ?? 0);
      const bounce = lightOfByte[bytes[start + at] ?? 0] ?? 0;
      values[at] = (values[at] ?? 1) * (1 + bounce * change);
    }
  }
  return { width, height, values: values.map((value) => Math.min(Math.max(value, LEAST_FACTOR), MOST_FACTOR)) };
}
