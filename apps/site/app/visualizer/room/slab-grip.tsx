import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { MOST_X_IN, MOST_Y_IN, type RoomDesign } from '../room-code.ts';

interface SlabGripProps {
  readonly design: Pick<RoomDesign, 'xIn' | 'yIn'>;
  /** From fractions of the picture to fractions of the slab, on the counter. */
  readonly matrix: readonly number[];
  readonly onPlace: (xIn: number, yIn: number) => void;
}

interface Drag {
  /** Where on the slab the pointer took hold, in fractions. */
  readonly hold: readonly [number, number];
  readonly xIn: number;
  readonly yIn: number;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Lies on the picture of the room: moves the slab under the counter by pointer, finger and arrow keys. */
export function SlabGrip({ design, matrix, onPlace }: SlabGripProps) {
  const [drag, setDrag] = useState<Drag | null>(null);

  function take(event: PointerEvent<HTMLButtonElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ hold: findPlace(event, matrix), xIn: design.xIn, yIn: design.yIn });
  }

  function move(event: PointerEvent<HTMLButtonElement>): void {
    if (drag === null) return;
    const [u, v] = findPlace(event, matrix);
    // The slab goes along with the pointer, so what is used of it moves the other way.
    onPlace(drag.xIn + (drag.hold[0] - u) * MOST_X_IN, drag.yIn + (drag.hold[1] - v) * MOST_Y_IN);
  }

  function nudge(event: KeyboardEvent): void {
    const way = arrows[event.key];
    if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? 6 : 1;
    onPlace(design.xIn + way[0] * step, design.yIn + way[1] * step);
  }

  return (
    <button
      type="button"
      aria-label="Drag the slab, or use the arrow keys: by an inch, with Shift by six"
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={() => setDrag(null)}
      onPointerCancel={() => setDrag(null)}
      onKeyDown={nudge}
      className="absolute inset-0 size-full cursor-grab touch-none focus-visible:-outline-offset-4 active:cursor-grabbing"
    >
      <span className="pointer-events-none absolute top-3 left-1/2 w-max max-w-[92%] -translate-x-1/2 rounded-sm bg-paper-raised px-3 py-1.5 text-caption shadow-card">
        Drag the slab, or use the arrow keys
      </span>
    </button>
  );
}

/** Where a point of the picture is on the slab, in fractions. Points near the horizon and above it count as a little below it. */
function findPlace(
  { currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>,
  [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1]: readonly number[],
): readonly [number, number] {
  const box = currentTarget.getBoundingClientRect();
  const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
  const depth = Math.max(g * x + h * y + i, 0.1 * (g + h + i));
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}
