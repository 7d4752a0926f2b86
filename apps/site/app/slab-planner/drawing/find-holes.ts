import { boxOf, placeCutOuts } from '@showroom/slab-planner/outlines';
import type { CutPart, Piece, Plan } from '@showroom/slab-planner/plan';
import type { Hole } from './slab-view.tsx';

/** The cut-outs of a piece, in its own axes. */
function findHoles(piece: Piece): readonly Hole[] {
  return placeCutOuts(piece).map(({ cutOut, box }) => ({
    x: box.left,
    y: box.top,
    widthIn: cutOut.widthIn,
    heightIn: cutOut.depthIn,
    radiusIn: cutOut.radiusIn,
  }));
}

/** The cut-outs of a part, in its own axes. */
export function findHolesOfPart({ pieces }: Plan, part: CutPart): readonly Hole[] {
  const piece = pieces.find(({ id }) => id === part.pieceId);
  if (piece === undefined) return [];
  const [offsetX, offsetY] = part.offset;
  const { right, bottom } = boxOf(part.outline);
  return findHoles(piece)
    .map((hole) => ({ ...hole, x: hole.x - offsetX, y: hole.y - offsetY }))
    .filter(({ x, y, widthIn, heightIn }) => x < right && x + widthIn > 0 && y < bottom && y + heightIn > 0);
}
