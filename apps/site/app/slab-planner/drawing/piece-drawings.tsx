import { formatLength } from '@showroom/slab-planner/lengths';
import { boxOf, outlineOf } from '@showroom/slab-planner/outlines';
import type { Layout, Plan } from '@showroom/slab-planner/plan';
import { roleLabels } from '../plan-words.ts';
import { findHoles } from './find-holes.ts';
import { PieceStone } from './piece-stone.tsx';

interface PieceDrawingsProps {
  readonly plan: Plan;
  readonly layout: Layout;
  /** The URL of the slab's picture. */
  readonly pictureUrl: string | null;
}

/** The finished pieces at one scale, each in the part of the slab that it is cut from. */
export function PieceDrawings({ plan, layout, pictureUrl }: PieceDrawingsProps) {
  const boxes = plan.pieces.map((piece) => ({ piece, box: boxOf(outlineOf(piece.shape)) }));
  const widest = Math.max(...boxes.map(({ box }) => box.right - box.left));
  return (
    <ul className="grid items-end gap-x-8 gap-y-8 sm:grid-cols-2">
      {boxes.map(({ piece, box }, at) => (
        <li key={piece.id} className="min-w-0">
          <div style={{ width: `${Math.max(((box.right - box.left) / widest) * 100, 12)}%` }}>
            <PieceStone
              piece={piece}
              layout={layout}
              pictureUrl={pictureUrl}
              holes={findHoles(piece)}
              className="w-full"
            />
          </div>
          <p className="mt-2 text-small">
            <span className="figures text-ink-muted">{at + 1}</span> <span className="font-medium">{piece.name}</span>
          </p>
          <p className="figures text-caption text-ink-muted">
            {roleLabels[piece.role]}, {formatLength(box.right - box.left)} × {formatLength(box.bottom - box.top)}
          </p>
        </li>
      ))}
    </ul>
  );
}
