import type { Corners } from './corners.ts';
import { fromUnitSquare, invertMatrix, joinMatrices, type FaceMatrix } from './face-matrix.ts';

/** A flat rectangle of stone in a picture. */
export type Surface = {
  readonly corners: Corners;
  /** The real length of the sides that the picture shows at the top and the bottom. */
  readonly lengthIn: number;
  /** The real length of the other two sides. */
  readonly depthIn: number;
  readonly part: SlabPart;
};

/** Which part of the slab a surface is cut from. */
export type SlabPart = {
  /** Where the surface's upper left corner lies on the slab, from the slab's. */
  readonly xIn: number;
  readonly yIn: number;
  /** Whether the surface's length lies along the slab's height, a quarter turn clockwise. */
  readonly isTurned: boolean;
};

export type SlabSize = { readonly widthIn: number; readonly heightIn: number };

/** Finds the matrix from the picture to the surface: fractions of the picture to inches from the surface's upper left corner. */
export function toSurfaceInches({ corners, lengthIn, depthIn }: Surface): FaceMatrix {
  return joinMatrices([lengthIn, 0, 0, 0, depthIn, 0, 0, 0, 1], invertMatrix(fromUnitSquare(corners)));
}

/**
 * Finds the matrix from the picture to the slab. Places beyond the slab are outside 0 to 1. `StonePicture` mirrors the slab there,
 * as book-matched slabs do.
 */
export function toSlab(surface: Surface, slab: SlabSize): FaceMatrix {
  const { xIn, yIn, isTurned } = surface.part;
  const { widthIn, heightIn } = slab;
  const onSlab: FaceMatrix = isTurned
    ? [0, -1 / widthIn, (xIn + surface.depthIn) / widthIn, 1 / heightIn, 0, yIn / heightIn, 0, 0, 1]
    : [1 / widthIn, 0, xIn / widthIn, 0, 1 / heightIn, yIn / heightIn, 0, 0, 1];
  return joinMatrices(onSlab, toSurfaceInches(surface));
}
