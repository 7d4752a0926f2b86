import type { Place } from '../surfaces/corners.ts';
import { joinMatrices, type FaceMatrix } from '../surfaces/face-matrix.ts';
import type { SlabSize } from '../surfaces/surface.ts';
import type { SurfaceName } from './surface-names.ts';

/** Of the floor picture that the matrices of floors are for. Each floor's own repeats after about as much. */
const renderedFloorIn = { widthIn: 4800 / 25.4, heightIn: 3600 / 25.4 };

/**
 * By the number of a face: takes a place on the slab, as the room was rendered with it, to the place that the face is cut from. Both are
 * fractions of a slab.
 */
export type FaceCuts = ReadonlyMap<number, FaceMatrix>;

/**
 * The matrix of a face for a picture of that size: slabs are moved, unless the face has a place of its own on the slab; floors keep the
 * scale of their boards and tiles.
 */
export function placePicture(
  matrix: FaceMatrix,
  surface: SurfaceName,
  { widthIn, heightIn }: SlabSize,
  { offsetIn = { x: 0, y: 0 }, cut }: { readonly offsetIn?: Place | undefined; readonly cut?: FaceMatrix | undefined },
): FaceMatrix {
  const [a, b, c, d, e, f, g, h, i] = matrix;
  if (surface === 'floor') {
    const [u, v] = [renderedFloorIn.widthIn / widthIn, renderedFloorIn.heightIn / heightIn];
    return [a * u, b * u, c * u, d * v, e * v, f * v, g, h, i];
  }
  if (cut !== undefined) return joinMatrices(cut, matrix);
  const [u, v] = [offsetIn.x / widthIn, offsetIn.y / heightIn];
  return [a + u * g, b + u * h, c + u * i, d + v * g, e + v * h, f + v * i, g, h, i];
}
