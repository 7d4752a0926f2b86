/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In CSS pixels from the middle of the stage, right and down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is seen of a picture: how many times larger than whole, and where its middle stands. */
export interface ZoomView extends Point {
  readonly scale: number;
}

/** What a view has to keep to. */
export interface ZoomLimits {
  readonly stage: Size;
  /** The whole picture, as large as the stage holds. */
  readonly whole: Size;
  /** The largest scale. */
  readonly closest: number;
}

/** One finger, or two: where their middle is, and how far apart they are (0 for one). */
export interface Grip extends Point {
  readonly spread: number;
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };

/** Up to where a picture is enlarged: each of its pixels on one of CSS, and at least to twice its whole size. */
export function readLimits(picture: Size, stage: Size): ZoomLimits {
  const ratio = Math.min(stage.width / picture.width, stage.height / picture.height);
  const whole = { width: picture.width * ratio, height: picture.height * ratio };
  return { stage, whole, closest: ratio > 0 ? Math.max(2, 1 / ratio) : 2 };
}

/** The scale that a double tap goes to: each pixel of the picture on one of the screen, and at least twice its whole size. */
export function closeScale({ closest }: ZoomLimits, devicePixelRatio: number): number {
  return Math.min(closest, Math.max(2, closest / devicePixelRatio));
}

/** How much larger the picture must be to leave none of the stage free. */
export function fillingScale({ stage, whole }: ZoomLimits): number {
  return Math.max(stage.width / whole.width, stage.height / whole.height);
}

/** The nearest view within the limits: no further away than whole, no nearer than the closest, and no gap that need not be. */
export function keepWithin(view: ZoomView, { stage, whole, closest }: ZoomLimits): ZoomView {
  const scale = clamp(view.scale, 1, closest);
  const spareX = Math.max(0, (whole.width * scale - stage.width) / 2);
  const spareY = Math.max(0, (whole.height * scale - stage.height) / 2);
  return { scale, x: clamp(view.x, -spareX, spareX), y: clamp(view.y, -spareY, spareY) };
}

/** Another scale, while what is under a point stays under it, as far as the limits allow. */
export function zoomAbout(view: ZoomView, scale: number, point: Point, limits: ZoomLimits): ZoomView {
  const next = clamp(scale, 1, limits.closest);
  const growth = next / view.scale;
  return keepWithin(
    { scale: next, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth },
    limits,
  );
}

/** What fingers do to a view from one moment to the next: what stood under their middle goes with it. */
export function followGrip(view: ZoomView, from: Grip, to: Grip, limits: ZoomLimits): ZoomView {
  const moved = { scale: view.scale, x: view.x + to.x - from.x, y: view.y + to.y - from.y };
  const growth = from.spread > 0 && to.spread > 0 ? to.spread / from.spread : 1;
  return zoomAbout(moved, view.scale * growth, to, limits);
}

/** The grip of the fingers that are down; of more than two, the first two count. */
export function readGrip([first, second]: readonly Point[]): Grip | null {
  if (first === undefined) return null;
  if (second === undefined) return { ...first, spread: 0 };
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    spread: Math.hypot(first.x - second.x, first.y - second.y),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
