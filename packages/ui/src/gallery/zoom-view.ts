/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In CSS pixels from the centre of the stage, right and down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visible part of a picture: its scale relative to the whole, and its centre. */
export interface ZoomView extends Point {
  readonly scale: number;
}

export interface ZoomLimits {
  readonly stage: Size;
  /** The size of the whole picture, as large as fits the stage. */
  readonly whole: Size;
  /** The maximum scale. */
  readonly closest: number;
}

/** One finger, or two: their centre and distance (0 for one). */
export interface Grip extends Point {
  readonly spread: number;
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };

/** The limits: each picture pixel on one CSS pixel, and at least twice the whole size. */
export function readLimits(picture: Size, stage: Size): ZoomLimits {
  const ratio = Math.min(stage.width / picture.width, stage.height / picture.height);
  const whole = { width: picture.width * ratio, height: picture.height * ratio };
  return { stage, whole, closest: ratio > 0 ? Math.max(2, 1 / ratio) : 2 };
}

/** The scale of a double tap: each picture pixel on one device pixel, and at least twice the whole size. */
export function closeScale({ closest }: ZoomLimits, devicePixelRatio: number): number {
  return Math.min(closest, Math.max(2, closest / devicePixelRatio));
}

/** The scale at which the picture fills the stage. */
export function fillingScale({ stage, whole }: ZoomLimits): number {
  return Math.max(stage.width / whole.width, stage.height / whole.height);
}

/** The closest view within the limits, without avoidable gaps. */
export function keepWithin(view: ZoomView, { stage, whole, closest }: ZoomLimits): ZoomView {
  const scale = clamp(view.scale, 1, closest);
  const spareX = Math.max(0, (whole.width * scale - stage.width) / 2);
  const spareY = Math.max(0, (whole.height * scale - stage.height) / 2);
  return { scale, x: clamp(view.x, -spareX, spareX), y: clamp(view.y, -spareY, spareY) };
}

/** Changes the scale around a point, which stays in place as far as the limits allow. */
export function zoomAbout(view: ZoomView, scale: number, point: Point, limits: ZoomLimits): ZoomView {
  const next = clamp(scale, 1, limits.closest);
  const growth = next / view.scale;
  return keepWithin(
    { scale: next, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth },
    limits,
  );
}

/** Applies a finger movement: what was under the fingers’ centre moves with it. */
export function followGrip(view: ZoomView, from: Grip, to: Grip, limits: ZoomLimits): ZoomView {
  const moved = { scale: view.scale, x: view.x + to.x - from.x, y: view.y + to.y - from.y };
  const growth = from.spread > 0 && to.spread > 0 ? to.spread / from.spread : 1;
  return zoomAbout(moved, view.scale * growth, to, limits);
}

/** The grip of the fingers that are down; the first two count. */
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
