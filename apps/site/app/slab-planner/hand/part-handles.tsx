import type { Layout, PlacedPart } from '@showroom/slab-planner/plan';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { findOutlineOnSlab } from '../drawing/part-transform.ts';
import { toPath } from '../drawing/to-path.ts';
import { movePart, turnPart } from './move-part.ts';

interface PartHandlesProps {
  readonly layout: Layout;
  readonly parts: readonly PlacedPart[];
  readonly markOf: (partId: string) => string;
  /** The chosen part. */
  readonly selectedId: string | null;
  readonly mayTurn: boolean;
  /** Parts that lie where they can't. */
  readonly clashing: ReadonlySet<string>;
  readonly onSelect: (partId: string) => void;
  readonly onPlace: (placed: PlacedPart) => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Drag {
  readonly placed: PlacedPart;
  /** Where the pointer holds the part, from its upper left corner. */
  readonly hold: readonly [number, number];
  readonly preview: PlacedPart;
}

/** The parts of a slab to take hold of: by pointer, by touch once chosen, and by the arrow keys. */
export function PartHandles(props: PartHandlesProps) {
  const { layout, parts, markOf, selectedId, mayTurn, clashing, onSelect, onPlace } = props;
  const [drag, setDrag] = useState<Drag | null>(null);
  const { widthIn, heightIn } = layout.slab;

  function take(event: PointerEvent<SVGPathElement>, placed: PlacedPart): void {
    if (event.button !== 0) return;
    onSelect(placed.part.id);
    // The first touch chooses, so that a finger can still scroll the page; a mouse moves at once.
    if (event.pointerType === 'touch' && placed.part.id !== selectedId) return;
    const [x, y] = toSlab(event, widthIn);
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ placed, hold: [x - placed.xIn, y - placed.yIn], preview: placed });
  }

  function move(event: PointerEvent<SVGPathElement>): void {
    if (drag === null) return;
    const [x, y] = toSlab(event, widthIn);
    setDrag({ ...drag, preview: movePart(layout, drag.placed, [x - drag.hold[0], y - drag.hold[1]]) });
  }

  function drop(): void {
    if (drag === null) return;
    const { placed, preview } = drag;
    setDrag(null);
    if (preview.xIn !== placed.xIn || preview.yIn !== placed.yIn) onPlace(preview);
  }

  function nudge(event: KeyboardEvent, placed: PlacedPart): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (x !== 0 || y !== 0) {
      const step = event.shiftKey ? 1 : 1 / 4;
      onPlace(movePart(layout, placed, [placed.xIn + x * step, placed.yIn + y * step]));
    } else if (event.key.toLowerCase() === 'r' && mayTurn) onPlace(turnPart(layout, placed));
    else if (event.key === 'Enter' || event.key === ' ') onSelect(placed.part.id);
    else return;
    event.preventDefault();
  }

  return (
    <svg viewBox={`0 0 ${widthIn} ${heightIn}`} className="absolute inset-0 size-full noscript:hidden">
      {parts.map((placed) => {
        const { id, name } = placed.part;
        const shown = drag?.placed.part.id === id ? drag.preview : placed;
        const isSelected = id === selectedId;
        return (
          <path
            key={id}
            d={toPath(findOutlineOnSlab(shown))}
            vectorEffect="non-scaling-stroke"
            role="button"
            tabIndex={0}
            aria-pressed={isSelected}
            aria-label={`${markOf(id)}, ${name}${clashing.has(id) ? ', overlaps' : ''}`}
            aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown R"
            onPointerDown={(event) => take(event, placed)}
            onPointerMove={move}
            onPointerUp={drop}
            onPointerCancel={() => setDrag(null)}
            onKeyDown={(event) => nudge(event, placed)}
            // An outline would be as wide as inches of the slab.
            className={`cursor-grab outline-none focus-visible:stroke-focus focus-visible:stroke-4 ${lookOf(isSelected, clashing.has(id))}`}
          />
        );
      })}
    </svg>
  );
}

function lookOf(isSelected: boolean, isClashing: boolean): string {
  // A chosen part moves under the finger instead of the page.
  const touch = isSelected ? 'touch-none stroke-3' : 'touch-auto stroke-2';
  if (isClashing) return `${touch} fill-danger/25 stroke-danger`;
  return isSelected
    ? `${touch} fill-spruce/15 stroke-spruce`
    : `${touch} fill-transparent stroke-transparent hover:fill-spruce/10`;
}

/** Where the pointer is on the slab, in inches. */
function toSlab(event: PointerEvent<SVGPathElement>, slabWidthIn: number): readonly [number, number] {
  const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
  if (!box || box.width === 0) return [0, 0];
  const scale = slabWidthIn / box.width;
  return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
}
