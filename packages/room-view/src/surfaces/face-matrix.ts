import type { Corners, Place } from './corners.ts';

/**
 * Maps one plane to another, row by row: it takes (x, y, 1) to (u, v, 1) times some number. The matrix of a face takes fractions
 * of the picture to fractions of the slab, both from the upper left corner.
 */
export type FaceMatrix = readonly [
  ...[number, number, number],
  ...[number, number, number],
  ...[number, number, number],
];

/** Maps a point. */
export function mapPlace(matrix: FaceMatrix, { x, y }: Place): Place {
  const scale = 1 / (matrix[6] * x + matrix[7] * y + matrix[8]);
  return {
    x: (matrix[0] * x + matrix[1] * y + matrix[2]) * scale,
    y: (matrix[3] * x + matrix[4] * y + matrix[5]) * scale,
  };
}

/**
 * Finds the matrix that takes the unit square to four corners: (0, 0) to the first, (1, 0) to the second, and so on.
 *
 * Source: P. Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), section 2.2.3.
 */
export function fromUnitSquare([a, b, c, d]: Corners): FaceMatrix {
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [dx1, dy1] = [b.x - c.x, b.y - c.y];
  const [dx2, dy2] = [d.x - c.x, d.y - c.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1];
}

/** Inverts a matrix, except for a factor, which makes no difference to the points. */
export function invertMatrix([a, b, c, d, e, f, g, h, i]: FaceMatrix): FaceMatrix {
  return [
    ...([e * i - f * h, c * h - b * i, b * f - c * e] as const),
    ...([f * g - d * i, a * i - c * g, c * d - a * f] as const),
    ...([d * h - e * g, b * g - a * h, a * e - b * d] as const),
  ];
}

/** The matrix that maps by `second` what `first` maps. */
export function joinMatrices(second: FaceMatrix, first: FaceMatrix): FaceMatrix {
  const [a, b, c, d, e, f, g, h, i] = first;
  const row = (p: number, q: number, r: number) =>
    [p * a + q * d + r * g, p * b + q * e + r * h, p * c + q * f + r * i] as const;
  return [
    ...row(second[0], second[1], second[2]),
    ...row(second[3], second[4], second[5]),
    ...row(second[6], second[7], second[8]),
  ];
}
