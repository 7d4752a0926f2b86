import type { Layout, Piece, PlacedPart } from '@showroom/slab-planner/plan';
import { boxOf, outlineOf } from '@showroom/slab-planner/outlines';
import { useId } from 'react';
import type { Hole } from './slab-view.tsx';
import { toPartTransform } from './part-transform.ts';
import { toPath } from './to-path.ts';

interface PieceStoneProps {
  readonly piece: Piece;
  readonly layout: Layout;
  /** The URL of the slab's picture. */
  readonly pictureUrl: string | null;
  readonly holes: readonly Hole[];
  readonly className?: string;
}

/** A piece as it will look: each of its parts with the very piece of the slab that it is cut from. */
export function PieceStone({ piece, layout, pictureUrl, holes, className }: PieceStoneProps) {
  const id = useId();
  const box = boxOf(outlineOf(piece.shape));
  const parts = layout.slabs.flat().filter(({ part }) => part.pieceId === piece.id);
  return (
    <svg
      viewBox={`${box.left - 1} ${box.top - 1} ${box.right - box.left + 2} ${box.bottom - box.top + 2}`}
      className={className}
      aria-hidden="true"
    >
      {parts.map((placed) => (
        <CutPart key={placed.part.id} placed={placed} slab={layout.slab} pictureUrl={pictureUrl} id={id} />
      ))}
      {holes.map((hole) => (
        <rect
          key={`${hole.x} ${hole.y}`}
          x={hole.x}
          y={hole.y}
          width={hole.widthIn}
          height={hole.heightIn}
          rx={hole.radiusIn}
          vectorEffect="non-scaling-stroke"
          className="fill-paper stroke-ink/70"
        />
      ))}
    </svg>
  );
}

interface CutPartProps {
  readonly placed: PlacedPart;
  readonly slab: Layout['slab'];
  readonly pictureUrl: string | null;
  readonly id: string;
}

function CutPart({ placed, slab, pictureUrl, id }: CutPartProps) {
  const { part } = placed;
  const clipId = `${id}-${part.id}`;
  return (
    <g transform={`translate(${part.offset.join(' ')})`}>
      <clipPath id={clipId}>
        <path d={toPath(part.outline)} />
      </clipPath>
      {pictureUrl !== null && (
        <g clipPath={`url(#${clipId})`}>
          <image
            href={pictureUrl}
            width={slab.widthIn}
            height={slab.heightIn}
            preserveAspectRatio="xMidYMid slice"
            transform={toPartTransform(placed)}
          />
        </g>
      )}
      <path d={toPath(part.outline)} vectorEffect="non-scaling-stroke" className="fill-none stroke-ink" />
    </g>
  );
}
