import type { Flooring } from '../products/flooring.ts';

export const METRES_PER_INCH = 0.0254;
/** The size that pictures of floors come near. */
const aim = { widthM: 4.8, heightM: 3.6 } as const;

type FloorPictureSize = { readonly widthM: number; readonly heightM: number };

/**
 * The size of the floor in the picture `room-floors/<slug>`, which repeats in both directions without an edge: the whole number of
 * pattern repeats that comes nearest to 4.8 × 3.6 m.
 */
export function floorPictureSize(
  floor: Pick<Flooring, 'laying' | 'widthIn' | 'lengthIn' | 'flatsIn'>,
): FloorPictureSize {
  const repeat = patternRepeat(floor);
  const sizes = nearestMultiples(aim.widthM, repeat.widthM).flatMap((widthM) =>
    nearestMultiples(aim.heightM, repeat.heightM).map((heightM) => ({ widthM, heightM })),
  );
  return sizes.reduce((best, size) => (strayOf(size) < strayOf(best) ? size : best));
}

/** The size of the smallest part whose copies side by side are the pattern. Boards run along the height, at any length. */
function patternRepeat({
  laying,
  widthIn,
  lengthIn,
  flatsIn,
}: Parameters<typeof floorPictureSize>[0]): FloorPictureSize {
  const width = (widthIn ?? flatsIn ?? 0) * METRES_PER_INCH;
  const length = (lengthIn ?? 0) * METRES_PER_INCH;
  switch (laying) {
    case 'broadloom':
      return aim;
    case 'staggered':
      return { widthM: width, heightM: aim.heightM };
    case 'grid':
      return { widthM: length, heightM: width };
    case 'half-bond':
      return { widthM: length, heightM: 2 * width };
    // The points run along the height.
    case 'herringbone':
      return { widthM: length * Math.SQRT2, heightM: width * Math.SQRT2 };
    case 'chequerboard':
      return { widthM: width * Math.SQRT2, heightM: width * Math.SQRT2 };
    case 'hexagon':
      return { widthM: width, heightM: width * Math.sqrt(3) };
  }
}

function nearestMultiples(length: number, step: number): readonly number[] {
  const fewer = Math.max(1, Math.floor(length / step + 1e-9));
  return [fewer * step, (fewer + 1) * step];
}

/** How far a size is from the aim: in width, in height, and in shape. */
function strayOf({ widthM, heightM }: FloorPictureSize): number {
  const [across, up] = [Math.log(widthM / aim.widthM), Math.log(heightM / aim.heightM)];
  return Math.abs(across) + Math.abs(up) + Math.abs(across - up);
}
