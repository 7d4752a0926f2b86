import { containsPoint, cornerAt, outlineOf, placeCutOuts } from '../outlines/outlines.ts';
import type { CutPart, Piece, PlacedPart, Point } from '../plan/plan.ts';
import { drawCutOut } from './draw-cut-outs.ts';
import type { Figure, Matrix, Path } from './figures.ts';
import { roundCorners } from './round-corners.ts';

/** From a part's own axes (the upper left corner of its bounding box) to its slab's. Inches; nothing is scaled. */
export function mapPartToSlab({ part, quarterTurns, xIn, yIn }: PlacedPart): Matrix {
  const { heightIn, widthIn } = part;
  switch (quarterTurns) {
    case 0:
      return [1, 0, 0, 1, xIn, yIn];
    case 1:
      return [0, 1, -1, 0, xIn + heightIn, yIn];
    case 2:
      return [-1, 0, 0, -1, xIn + widthIn, yIn + heightIn];
    case 3:
      return [0, -1, 1, 0, xIn, yIn + widthIn];
  }
}

/** From a slab's axes to those of a part on it: where the slab's picture goes for the part to show its own piece of it. */
export function mapSlabToPart(placed: PlacedPart): Matrix {
  const [a, b, c, d, e, f] = mapPartToSlab(placed);
  // The determinant is 1.
  return [d, -b, -c, a, c * f - d * e, b * e - a * f];
}

/** From a part's own axes to its piece's. */
export function mapPartToPiece({ offset }: CutPart): Matrix {
  return [1, 0, 0, 1, offset[0], offset[1]];
}

/**
 * A part's outline in its own axes, with the rounded corners that it has of its piece. Where a seam ends in a corner of the piece,
 * the part's own corner is sharp.
 */
export function outlinePart({ offset, outline }: CutPart, { radiiIn, shape }: Piece): Path {
  const corners = outlineOf(shape);
  const radii = outline.map(([x, y], index) => {
    const at = corners.findIndex(([cornerX, cornerY]) => cornerX === x + offset[0] && cornerY === y + offset[1]);
    const isSameCorner = [-1, 1].every((step) =>
      isSameDirection(leave(outline, index, step), leave(corners, at, step)),
    );
    return at !== -1 && isSameCorner ? (radiiIn[at] ?? 0) : 0;
  });
  return { kind: 'path', layer: 'outline', isClosed: true, vertices: roundCorners(outline, radii) };
}

/** From a corner to the next one, or the one before. */
function leave(outline: readonly Point[], index: number, step: number): Point {
  const [[x1, y1], [x2, y2]] = [cornerAt(outline, index), cornerAt(outline, index + step)];
  return [x2 - x1, y2 - y1];
}

function isSameDirection([x1, y1]: Point, [x2, y2]: Point): boolean {
  return Math.abs(x1 * y2 - y1 * x2) < 1e-9 && x1 * x2 + y1 * y2 > 0;
}

/** The cut-outs that lie in a part, in its own axes. */
export function drawPartCutOuts({ offset, outline }: CutPart, piece: Piece): readonly Figure[] {
  return placeCutOuts(piece).flatMap(({ box, centre, cutOut }) => {
    const [dx, dy] = offset;
    const own: Point = [centre[0] - dx, centre[1] - dy];
    if (!containsPoint(outline, own)) return [];
    const moved = { left: box.left - dx, right: box.right - dx, top: box.top - dy, bottom: box.bottom - dy };
    return [drawCutOut({ cutOut, centre: own, box: moved })];
  });
}
