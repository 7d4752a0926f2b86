import { useEffect, useEffectEvent, useRef } from 'react';
import { readGrip, type Grip, type Point } from './zoom-view.ts';

export interface ZoomGestures {
  /** Where fingers or a pressed mouse went: one to move the picture, two to enlarge it as well. */
  readonly onGrip: (from: Grip, to: Grip) => void;
  /** The wheel, or two fingers on a trackpad: how many times nearer, and about which point. */
  readonly onWheel: (growth: number, at: Point) => void;
  /** One short touch or click, told at once; `isSecond` when another went right before it. */
  readonly onTap: (at: Point, isSecond: boolean) => void;
  /** One finger that went sideways from start to end: -1 for back, 1 for on. */
  readonly onSwipe: (steps: -1 | 1) => void;
}

/** How far a finger trembles in a tap, in pixels. */
const tapSlack = 8;
/** Between the two taps of a double tap, in milliseconds and in pixels. */
export const doubleTapMs = 300;
const doubleTapSlack = 32;
const swipeLength = 48;

/** Wheels of other makes tell lines or pages in place of pixels. */
const pixelsOfMode = [1, 16, 400] as const;

/**
 * Tells the gestures made on an element, in points from its middle. The element's own style must say
 * `touch-action: none`, or the browser keeps touches for itself. Nothing made on it enlarges or scrolls the page.
 */
export function useZoomGestures(element: HTMLElement | null, gestures: ZoomGestures): void {
  const fingers = useRef(new Map<number, Point>());
  /** Where a touch of one finger began; null once a second came. */
  const start = useRef<Point | null>(null);
  const lastTap = useRef<(Point & { readonly at: number }) | null>(null);

  const grip = () => readGrip([...fingers.current.values()]);

  const startGesture = useEffectEvent((event: PointerEvent, at: Point) => {
    if (event.button !== 0) return;
    start.current = fingers.current.size === 0 ? at : null;
    fingers.current.set(event.pointerId, at);
  });

  const move = useEffectEvent((event: PointerEvent, at: Point) => {
    if (!fingers.current.has(event.pointerId)) return;
    const from = grip();
    fingers.current.set(event.pointerId, at);
    const to = grip();
    if (from !== null && to !== null) gestures.onGrip(from, to);
  });

  const release = useEffectEvent((event: PointerEvent, at: Point) => {
    if (!fingers.current.delete(event.pointerId)) return;
    const from = start.current;
    start.current = null;
    if (from === null || event.type !== 'pointerup') return;
    const [x, y] = [at.x - from.x, at.y - from.y];
    if (Math.hypot(x, y) <= tapSlack) tap(at, event.timeStamp);
    else if (Math.abs(x) >= swipeLength && Math.abs(x) > 1.5 * Math.abs(y)) gestures.onSwipe(x < 0 ? 1 : -1);
  });

  function tap(at: Point, now: number) {
    const last = lastTap.current;
    const isSecond =
      last !== null && now - last.at < doubleTapMs && Math.hypot(at.x - last.x, at.y - last.y) < doubleTapSlack;
    lastTap.current = isSecond ? null : { ...at, at: now };
    gestures.onTap(at, isSecond);
  }

  const wheel = useEffectEvent((event: WheelEvent, at: Point) => {
    const pixels = event.deltaY * (pixelsOfMode[event.deltaMode] ?? 1);
    // A trackpad's pinch comes as a wheel with Ctrl, in smaller steps.
    const growth = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0025));
    gestures.onWheel(Math.min(2, Math.max(0.5, growth)), at);
  });

  /** Safari tells a trackpad's pinch in events of its own, and on a phone beside those of the fingers. */
  const pinchOfSafari = useEffectEvent((growth: number, at: Point) => {
    if (fingers.current.size === 0) gestures.onWheel(growth, at);
  });

  useEffect(() => {
    if (element === null) return undefined;
    const down = fingers.current;
    const controller = new AbortController();
    const { signal } = controller;
    const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    };
    element.addEventListener(
      'pointerdown',
      (event) => {
        // Moves and the end are told here even when they happen outside. An event made by a script has no pointer to hold.
        if (event.isTrusted) element.setPointerCapture(event.pointerId);
        startGesture(event, pointOf(event));
      },
      { signal },
    );
    element.addEventListener('pointermove', (event) => move(event, pointOf(event)), { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) {
      element.addEventListener(type, (event) => release(event, pointOf(event)), { signal });
    }
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        wheel(event, pointOf(event));
      },
      { signal, passive: false },
    );
    let scaleBefore = 1;
    for (const type of ['gesturestart', 'gesturechange']) {
      element.addEventListener(
        type,
        (event) => {
          event.preventDefault();
          if (!('scale' in event) || typeof event.scale !== 'number') return;
          const at = hasPlace(event) ? pointOf(event) : { x: 0, y: 0 };
          if (type === 'gesturechange') pinchOfSafari(event.scale / scaleBefore, at);
          scaleBefore = event.scale;
        },
        { signal },
      );
    }
    return () => {
      controller.abort();
      down.clear();
    };
  }, [element]);
}

function hasPlace(event: object): event is { readonly clientX: number; readonly clientY: number } {
  return (
    'clientX' in event && typeof event.clientX === 'number' && 'clientY' in event && typeof event.clientY === 'number'
  );
}
