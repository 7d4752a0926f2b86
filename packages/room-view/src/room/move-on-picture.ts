import type { Place } from '../surfaces/corners.ts';
import type { FaceMatrix } from '../surfaces/face-matrix.ts';
import type { SlabSize } from '../surfaces/surface.ts';

/** The matrix of a face whose part of the picture is moved. */
export function moveOnPicture(
  [a, b, c, d, e, f, g, h, i]: FaceMatrix,
  { widthIn, heightIn }: SlabSize,
  offsetIn: Place = { x: 0, y: 0 },
): FaceMatrix {
  const [u, v] = [offsetIn.x / widthIn, offsetIn.y / heightIn];
  return [a + u * g, b + u * h, c + u * i, d + v * g, e + v * h, f + v * i, g, h, i];
}
