import type { Place } from '@showroom/room-view/corners';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

export interface CornerHandleProps {
  /** What it moves: "Counter: back left corner". */
  readonly name: string;
  readonly place: Place;
  /** Id of the text that says how to move it. */
  readonly describedBy: string;
  /** Called for each step of a move. All steps of one drag have the same number. */
  readonly onMove: (place: Place, drag: number) => void;
  /** Called when the pointer is lifted without Alt, and for Enter: the corner may snap to an edge now. */
  readonly onSettle: (place: Place, drag: number) => void;
  /** Called with the place under a finger, for the magnifier; null once it is lifted. */
  readonly onTouch: (place: Place | null) => void;
}

/** Fractions of the picture for one press of an arrow key. */
const STEP = 0.0025;
const LARGE_STEP = 0.025;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

let lastDrag = 0;

/** A point on the picture that a finger, the mouse or the arrow keys move. Its parent is the picture. */
export function CornerHandle({ name, place, describedBy, onMove, onSettle, onTouch }: CornerHandleProps) {
  const held = useRef<{ readonly x: number; readonly y: number; readonly drag: number } | null>(null);

  function handleKey(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (direction) {
      event.preventDefault();
      lastDrag += 1;
      const step = event.shiftKey ? LARGE_STEP : STEP;
      onMove(inPicture(place.x + direction[0] * step, place.y + direction[1] * step), lastDrag);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      lastDrag += 1;
      onSettle(place, lastDrag);
    }
  }

  function handlePointer(event: PointerEvent<HTMLButtonElement>) {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const { type, pointerId, pointerType, clientX, clientY } = event;
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    if (type === 'pointerdown') {
      event.currentTarget.setPointerCapture(pointerId);
      lastDrag += 1;
      // A finger seldom meets the very middle: the handle doesn't jump there.
      held.current = { x: place.x - x, y: place.y - y, drag: lastDrag };
      return;
    }
    if (!held.current) return;
    const moved = inPicture(x + held.current.x, y + held.current.y);
    if (type === 'pointermove') {
      onMove(moved, held.current.drag);
      if (pointerType === 'touch') onTouch(moved);
      return;
    }
    const { drag } = held.current;
    held.current = null;
    onTouch(null);
    if (type === 'pointerup' && (moved.x !== place.x || moved.y !== place.y)) onMove(moved, drag);
    if (!event.altKey) onSettle(moved, drag);
  }

  return (
    <button
      type="button"
      aria-label={name}
      aria-describedby={describedBy}
      onKeyDown={handleKey}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerUp={handlePointer}
      onPointerCancel={handlePointer}
      style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      className="group absolute z-3 grid size-11 -translate-1/2 cursor-move touch-none place-items-center rounded-full focus-visible:outline-none"
    >
      <span className="size-5 rounded-full border-2 border-white bg-black/30 ring-2 ring-black/70 group-hover:bg-black/60 group-focus-visible:bg-white group-focus-visible:outline-3 group-focus-visible:outline-offset-4 group-focus-visible:outline-focus forced-colors:border-[ButtonText]" />
    </button>
  );
}

function inPicture(x: number, y: number): Place {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) };
}
