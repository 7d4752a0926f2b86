import type { Place } from '../surfaces/corners.ts';
import type { FaceMatrix } from '../surfaces/face-matrix.ts';
import type { SlabSize } from '../surfaces/surface.ts';
import type { SurfaceName } from './surface-names.ts';

/** Of the floor picture that the matrices of floors are for. Each floor's own repeats after about as much. */
const renderedFloorIn = { widthIn: 4800 / 25.4, heightIn: 3600 / 25.4 };

/** The matrix of a face for a picture of that size: slabs are moved, floors keep the scale of their boards and tiles. */
export function placePicture(
  [a, b, c, d, e, f, g, h, i]: FaceMatrix,
  surface: SurfaceName,
  { widthIn, heightIn }: SlabSize,
  offsetIn: Place = { x: 0, y: 0 },
): FaceMatrix {
  if (surface === 'floor') {
    const [u, v] = [renderedFloorIn.widthIn / widthIn, renderedFloorIn.heightIn / heightIn];
    return [a * u, b * u, c * u, d * v, e * v, f * v, g, h, i];
  }
  const [u, v] = [offsetIn.x / widthIn, offsetIn.y / heightIn];
  return [a + u * g, b + u * h, c + u * i, d + v * g, e + v * h, f + v * i, g, h, i];
}
