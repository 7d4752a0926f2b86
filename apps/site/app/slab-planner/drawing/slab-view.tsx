import type { Layout, PlacedPart } from '@showroom/slab-planner/plan';
import { Picture, type PictureSource } from '@showroom/ui/picture';
import type { ReactNode } from 'react';
import { findLyingSize, findOutlineOnSlab, toSlabTransform } from './part-transform.ts';
import { toPath } from './to-path.ts';

export interface SlabViewProps {
  /** The size of the slab. */
  readonly slab: Layout['slab'];
  /** The picture of the whole slab. */
  readonly picture: PictureSource | null;
  /** The parts on it. */
  readonly parts: readonly PlacedPart[];
  /** The mark of a part, as in the table. */
  readonly markOf: (partId: string) => string;
  /** Holes of a part, in its own axes. */
  readonly holesOf?: (part: PlacedPart['part']) => readonly Hole[];
  /** Such as “Slab 1 of 2”. */
  readonly caption: ReactNode;
  /** Controls on top of the drawing, in the slab's axes. */
  readonly children?: ReactNode;
  /** Loads the picture at once. Default: false. */
  readonly isFirst?: boolean;
}

/** A cut-out as it is drawn. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly widthIn: number;
  readonly heightIn: number;
  readonly radiusIn: number;
}

/** Text of the drawing, about 11 px high on a phone and on a desktop. */
const drawingText = 'figures select-none text-[3.6px] sm:text-[2.3px] lg:text-[1.9px]';

/** A slab with the parts that are cut from it: the picture of the stone, dimmed where it is left over. */
export function SlabView({ slab, picture, parts, markOf, holesOf, caption, children, isFirst = false }: SlabViewProps) {
  const { widthIn, heightIn } = slab;
  const whole = `M0 0H${widthIn}V${heightIn}H0Z`;
  return (
    <figure className="min-w-0">
      <div
        className="relative overflow-hidden rounded-xs bg-stone-100 shadow-card"
        style={{ aspectRatio: `${widthIn} / ${heightIn}` }}
      >
        {picture && (
          <Picture
            record={picture}
            alt=""
            priority={isFirst}
            sizes="(min-width: 64rem) 60vw, 92vw"
            className="absolute inset-0 size-full"
          />
        )}
        {/* What is left over. */}
        <svg viewBox={`0 0 ${widthIn} ${heightIn}`} className="absolute inset-0 size-full" aria-hidden="true">
          <path
            d={whole + parts.map((placed) => toPath(findOutlineOnSlab(placed))).join('')}
            fillRule="evenodd"
            className="fill-stone-100 opacity-75"
          />
          {parts.map((placed) => (
            <PartOutline
              key={placed.part.id}
              placed={placed}
              mark={markOf(placed.part.id)}
              holes={holesOf?.(placed.part) ?? []}
            />
          ))}
        </svg>
        {children}
      </div>
      <figcaption className="mt-2 text-caption text-ink-muted">{caption}</figcaption>
    </figure>
  );
}

interface PartOutlineProps {
  readonly placed: PlacedPart;
  readonly mark: string;
  readonly holes: readonly Hole[];
}

function PartOutline({ placed, mark, holes }: PartOutlineProps) {
  const { part, xIn, yIn } = placed;
  const lying = findLyingSize(placed);
  return (
    <>
      <g transform={toSlabTransform(placed)}>
        {holes.map((hole) => (
          <rect
            key={`${hole.x} ${hole.y}`}
            x={hole.x}
            y={hole.y}
            width={hole.widthIn}
            height={hole.heightIn}
            rx={hole.radiusIn}
            vectorEffect="non-scaling-stroke"
            className="fill-stone-100/80 stroke-ink/70 [stroke-dasharray:3_2]"
          />
        ))}
        <path d={toPath(part.outline)} vectorEffect="non-scaling-stroke" className="fill-none stroke-ink" />
      </g>
      <PartLabel x={xIn} y={yIn} mark={mark} lying={lying} />
    </>
  );
}

interface PartLabelProps {
  readonly x: number;
  readonly y: number;
  readonly mark: string;
  readonly lying: { readonly widthIn: number; readonly heightIn: number };
}

/** The mark, on paper so that it is legible on any stone. */
function PartLabel({ x, y, mark, lying }: PartLabelProps) {
  const side = 5;
  // A narrow strip has its mark in the middle of its height.
  const top = y + Math.max(0.5, Math.min(1, (lying.heightIn - side) / 2));
  return (
    <g transform={`translate(${x + 1} ${top})`}>
      <rect width={side} height={Math.min(side, lying.heightIn - 1)} rx="0.4" className="fill-paper-raised" />
      <text
        x={side / 2}
        y={Math.min(side, lying.heightIn - 1) / 2}
        textAnchor="middle"
        dominantBaseline="central"
        className={`fill-ink font-medium ${drawingText}`}
      >
        {mark}
      </text>
    </g>
  );
}
