import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { doubleTapMs, useZoomGestures } from './use-zoom-gestures.ts';
import {
  closeScale,
  fillingScale,
  followGrip,
  keepWithin,
  readLimits,
  wholeView,
  zoomAbout,
  type Point,
  type Size,
  type ZoomLimits,
  type ZoomView,
} from './zoom-view.ts';

export interface ZoomStart {
  /** The picture’s width on the page, in CSS pixels. */
  readonly widthOnPage: number;
  /** The clicked spot, in shares of the picture from its centre. Default: the centre. */
  readonly spot?: Point | undefined;
}

export interface ZoomOptions {
  /** The master’s size, in pixels. */
  readonly picture: Size;
  readonly start: ZoomStart;
  readonly onSwipe: (steps: -1 | 1) => void;
}

export interface Zoom {
  readonly setStage: (stage: HTMLDivElement | null) => void;
  readonly limits: ZoomLimits | null;
  readonly view: ZoomView;
  readonly isGliding: boolean;
  readonly isWhole: boolean;
  readonly isClosest: boolean;
  /** Returns the new scale. */
  readonly zoomBy: (growth: number) => number;
  /** Pans by this share of the stage. */
  readonly moveBy: (shareX: number, shareY: number) => void;
  readonly showWhole: () => void;
}

const noSize: Size = { width: 0, height: 0 };
/** How much larger than on the page a zoom dialog must show the picture; otherwise it starts enlarged. */
const worthOpening = 1.25;

/** The view of a picture in a dialog, changed by fingers, mouse and wheel. */
export function useZoom({ picture, start, onSwipe }: ZoomOptions): Zoom {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [size, setSize] = useState(noSize);
  const [{ view: wanted, isGliding }, set] = useState({ view: wholeView, isGliding: false });
  const centring = useRef<ReturnType<typeof setTimeout>>(undefined);

  const limits = size.width > 0 && size.height > 0 ? readLimits(picture, size) : null;
  // A rotated or resized window has other limits.
  const view = limits === null ? wanted : keepWithin(wanted, limits);

  function change(next: (view: ZoomView, limits: ZoomLimits) => ZoomView, glides: boolean) {
    clearTimeout(centring.current);
    if (limits === null) return;
    set((now) => ({ view: next(keepWithin(now.view, limits), limits), isGliding: glides }));
  }

  const open = useEffectEvent((measured: Size) => {
    setSize(measured);
    const within = readLimits(picture, measured);
    set({ view: measured.width > 0 ? startView(within, start) : wholeView, isGliding: false });
  });

  useEffect(() => {
    if (stage === null) return undefined;
    const measure = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
    let isNew = true;
    const observer = new ResizeObserver(() => {
      if (isNew) open(measure());
      else setSize(measure());
      isNew = false;
    });
    observer.observe(stage);
    return () => {
      observer.disconnect();
      clearTimeout(centring.current);
      setSize(noSize);
    };
  }, [stage]);

  useZoomGestures(stage, {
    onGrip: (from, to) => change((now, within) => followGrip(now, from, to, within), false),
    onWheel: (growth, at) => change((now, within) => zoomAbout(now, now.scale * growth, at, within), false),
    onTap: (at, isSecond) => {
      if (isSecond) {
        change((now, within) => (now.scale > 1 ? wholeView : zoomAbout(now, nearScale(within), at, within)), true);
      } else if (view.scale > 1) {
        // Centres the clicked spot, for those who can’t drag. Delayed, because a second tap may follow, which zooms.
        clearTimeout(centring.current);
        centring.current = setTimeout(
          () => change((now, within) => keepWithin({ ...now, x: now.x - at.x, y: now.y - at.y }, within), true),
          doubleTapMs,
        );
      }
    },
    onSwipe: (steps) => {
      if (view.scale === 1) onSwipe(steps);
    },
  });

  return {
    setStage,
    limits,
    view,
    isGliding,
    isWhole: view.scale <= 1,
    isClosest: limits !== null && view.scale >= limits.closest,
    zoomBy: (growth) => {
      change((now, within) => zoomAbout(now, now.scale * growth, { x: 0, y: 0 }, within), true);
      return limits === null ? 1 : Math.min(limits.closest, Math.max(1, view.scale * growth));
    },
    moveBy: (shareX, shareY) =>
      change(
        (now, within) =>
          keepWithin(
            { ...now, x: now.x - shareX * within.stage.width, y: now.y - shareY * within.stage.height },
            within,
          ),
        true,
      ),
    showWhole: () => change(() => wholeView, true),
  };
}

function nearScale(limits: ZoomLimits): number {
  return closeScale(limits, window.devicePixelRatio);
}

/** Whole, unless that is hardly larger than on the page: then it fills the window around the clicked spot. */
function startView(limits: ZoomLimits, { widthOnPage, spot = { x: 0, y: 0 } }: ZoomStart): ZoomView {
  const scale = Math.min(nearScale(limits), fillingScale(limits));
  if (limits.whole.width >= worthOpening * widthOnPage || scale < worthOpening) return wholeView;
  const { width, height } = limits.whole;
  return keepWithin({ scale, x: -spot.x * width * scale, y: -spot.y * height * scale }, limits);
}
