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

/** From where a visitor comes to look closer. */
export interface ZoomStart {
  /** How wide the picture is on the page, in CSS pixels. */
  readonly widthOnPage: number;
  /** The spot that was pressed, in shares of the picture from its middle. Default: the middle. */
  readonly spot?: Point | undefined;
}

export interface ZoomOptions {
  /** Of the master, in pixels. */
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
  /** Answers with the scale that it goes to. */
  readonly zoomBy: (growth: number) => number;
  /** The edge of the picture's window moves by this share of the stage. */
  readonly moveBy: (shareX: number, shareY: number) => void;
  readonly showWhole: () => void;
}

const noSize: Size = { width: 0, height: 0 };
/** How many times larger is worth a window: one that shows the whole picture less than that starts nearer. */
const worthOpening = 1.25;

/** The view of a picture in a window, and what fingers, mouse and wheel do to it. */
export function useZoom({ picture, start, onSwipe }: ZoomOptions): Zoom {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [size, setSize] = useState(noSize);
  const [{ view: wanted, isGliding }, set] = useState({ view: wholeView, isGliding: false });
  const centring = useRef<ReturnType<typeof setTimeout>>(undefined);

  const limits = size.width > 0 && size.height > 0 ? readLimits(picture, size) : null;
  // A window that was turned or resized since has other limits.
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
        // A way to look around for who cannot drag. Not at once: a second tap may follow, which means something else.
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

/** Whole, unless that is hardly larger than on the page: then as near as fills the window, about the spot that was pressed. */
function startView(limits: ZoomLimits, { widthOnPage, spot = { x: 0, y: 0 } }: ZoomStart): ZoomView {
  const scale = Math.min(nearScale(limits), fillingScale(limits));
  if (limits.whole.width >= worthOpening * widthOnPage || scale < worthOpening) return wholeView;
  const { width, height } = limits.whole;
  return keepWithin({ scale, x: -spot.x * width * scale, y: -spot.y * height * scale }, limits);
}
