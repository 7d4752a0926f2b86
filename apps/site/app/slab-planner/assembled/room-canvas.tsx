import { Button } from '@showroom/ui/button';
import type { PictureSource } from '@showroom/ui/picture';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { DrawnPlan } from '../live/use-layout.ts';
import { describeOrbit } from './orbit.ts';
import { useOrbit } from './use-orbit.ts';
import { useRoomRenderer } from './use-room-renderer.ts';

interface RoomCanvasProps {
  readonly drawn: DrawnPlan;
  readonly picture: PictureSource | null;
  /** The id of the list that says where each piece stands. */
  readonly describedBy: string;
}

const STEP_DEG = 15;
const DRAG_DEG_PER_PX = 0.4;

/** To turn the pieces to the left, they are looked at from further right. */
const LEFT_DEG = STEP_DEG;
const RIGHT_DEG = -STEP_DEG;

/** The pieces go where the arrow points, as they follow the pointer. */
const arrows: Readonly<Record<string, readonly [turn: number, tilt: number]>> = {
  ArrowLeft: [LEFT_DEG, 0],
  ArrowRight: [RIGHT_DEG, 0],
  ArrowUp: [0, -STEP_DEG],
  ArrowDown: [0, STEP_DEG],
};

/** The assembled pieces, turned by a finger, the mouse, the arrow keys or buttons. */
export function RoomCanvas({ drawn, picture, describedBy }: RoomCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ readonly pointerId: number; readonly x: number; readonly y: number } | null>(null);
  const { aim, drag, lookFrom, orbit, turn } = useOrbit();
  const isDrawn = useRoomRenderer(canvas, drawn, picture, orbit);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow !== undefined) turn(...arrow);
    else if (event.key === 'Home') lookFrom('start');
    else return;
    event.preventDefault();
  }

  function onPointerDown(event: PointerEvent<HTMLCanvasElement>): void {
    // A second finger would make the view jump.
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
  }

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>): void {
    if (held.current?.pointerId !== event.pointerId) return;
    const [x, y] = [event.clientX - held.current.x, event.clientY - held.current.y];
    held.current = { ...held.current, x: event.clientX, y: event.clientY };
    // A finger that moves up or down scrolls the page: the buttons tilt the view instead.
    drag(-x * DRAG_DEG_PER_PX, event.pointerType === 'touch' ? 0 : y * DRAG_DEG_PER_PX);
  }

  function onPointerEnd(event: PointerEvent<HTMLCanvasElement>): void {
    if (held.current?.pointerId === event.pointerId) held.current = null;
  }

  if (!isDrawn)
    return (
      <p ref={catchFocus} tabIndex={-1} role="alert" className="border-l-2 border-brass pl-4">
        This browser can’t show 3D. The drawings of the pieces show the same stone.
      </p>
    );
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={catchFocus}
        role="group"
        aria-label="3D view"
        // It takes the arrow keys, so the keyboard has to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="relative overflow-hidden rounded-xs bg-stone-100"
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Your pieces assembled. ${describeOrbit(aim)}`}
          aria-describedby={describedBy}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerEnd}
          onPointerCancel={onPointerEnd}
          className="block aspect-[4/3] w-full cursor-grab touch-pan-y active:cursor-grabbing"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-1">
        <Button variant="quiet" size="small" onClick={() => turn(LEFT_DEG)}>
          Turn left
        </Button>
        <Button variant="quiet" size="small" onClick={() => turn(RIGHT_DEG)}>
          Turn right
        </Button>
        <Button variant="quiet" size="small" onClick={() => lookFrom('front')}>
          View from the front
        </Button>
        <Button variant="quiet" size="small" onClick={() => lookFrom('above')}>
          View from above
        </Button>
        <Button variant="quiet" size="small" onClick={() => lookFrom('start')}>
          Reset view
        </Button>
        <span role="status" className="px-3.5 text-small text-ink-muted">
          {describeOrbit(aim)}
        </span>
      </div>
    </div>
  );
}

/** Takes the focus of the button that showed the view and is gone. */
function catchFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
