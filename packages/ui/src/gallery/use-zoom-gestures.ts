import { useEffect, useEffectEvent, useRef } from 'react';
import { readGrip, type Grip, type Point } from './zoom-view.ts';

export interface ZoomGestures {
  /** Fingers or a dragging mouse moved: one pans, two also zoom. */
  readonly onGrip: (from: Grip, to: Grip) => void;
  /** The wheel, or two fingers on a trackpad: the zoom factor and its centre. */
  readonly onWheel: (growth: number, at: Point) => void;
  /** A short touch or click, reported at once; `isSecond` if another came right before. */
  readonly onTap: (at: Point, isSecond: boolean) => void;
  /** A one-finger swipe: -1 for back, 1 for forward. */
  readonly onSwipe: (steps: -1 | 1) => void;
}

/** How far a finger may move in a tap, in pixels. */
const tapSlack = 8;
/** The maximum between two taps of a double tap, in milliseconds and pixels. */
export const doubleTapMs = 300;
const doubleTapSlack = 32;
const swipeLength = 48;

/** Some wheels report lines or pages instead of pixels. */
const pixelsOfMode = [1, 16, 400] as const;

/**
 * Reports the gestures on an element, in points from its centre. The element needs `touch-action: none`, or the
 * browser handles touches itself. Nothing done on it zooms or scrolls the page.
 */
export function useZoomGestures(element: HTMLElement | null, gestures: ZoomGestures): void {
  const fingers = useRef(new Map<number, Point>());
  /** Where a one-finger touch started; null once a second finger came. */
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
    // A trackpad’s pinch arrives as a wheel with Ctrl, in smaller steps.
    const growth = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0025));
    gestures.onWheel(Math.min(2, Math.max(0.5, growth)), at);
  });

  /** Safari has its own events for a trackpad’s pinch, and on a phone in addition to those of the fingers. */
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
        // Captures moves and releases outside. A scripted event has no pointer to capture.
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
