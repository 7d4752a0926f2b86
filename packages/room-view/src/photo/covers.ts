import type { Place } from '../surfaces/corners.ts';

/** Something in front of the stone, painted out by the visitor. */
export type Cover =
  | {
      readonly kind: 'stroke';
      /** Fractions of the picture. */
      readonly points: readonly Place[];
      /** A fraction of the picture's width. */
      readonly radius: number;
      /** Removes what earlier covers painted. */
      readonly isEraser?: true;
      /** Covers only what differs from the old surface, such as the leaves of a plant and not what is between them. */
      readonly isLoose?: true;
    }
  | { readonly kind: 'area'; readonly points: readonly Place[] };

/** Shares of coverage by pixel, row by row, 0 to 1. */
export type Coverage = { readonly width: number; readonly height: number; readonly shares: Float32Array };

/** How far a stroke's edge fades, in pixels. */
const FADE_PX = 2;

const SUBROWS = 4;

/** Draws covers in their order. */
export function drawCovers(covers: readonly Cover[], width: number, height: number): Coverage {
  const coverage = { width, height, shares: new Float32Array(width * height) };
  for (const cover of covers) {
    if (cover.kind === 'area') addArea(coverage, cover.points);
    else addStroke(coverage, cover.points, cover.radius * width, cover.isEraser === true);
  }
  return coverage;
}

/** Draws one polygon. Pixels on its edge are covered in part. */
export function drawArea(points: readonly Place[], width: number, height: number): Coverage {
  const coverage = { width, height, shares: new Float32Array(width * height) };
  addArea(coverage, points);
  return coverage;
}

/** Scans each row four times. What lies inside by the even–odd rule counts, with exact shares at both ends of a run. */
function addArea({ width, height, shares }: Coverage, points: readonly Place[]): void {
  if (points.length < 3) return;
  const ys = points.map(({ y }) => y * height);
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(height, Math.ceil(Math.max(...ys)));
  const row = new Float32Array(width);
  for (let y = top; y < bottom; y += 1) {
    row.fill(0);
    for (let subrow = 0; subrow < SUBROWS; subrow += 1) {
      const crossings = listCrossings(points, width, height, y + (subrow + 0.5) / SUBROWS);
      for (let at = 0; at + 1 < crossings.length; at += 2) addRun(row, crossings[at] ?? 0, crossings[at + 1] ?? 0);
    }
    for (let x = 0; x < width; x += 1) {
      const share = Math.min(1, (row[x] ?? 0) / SUBROWS);
      if (share > 0) shares[y * width + x] = Math.max(shares[y * width + x] ?? 0, share);
    }
  }
}

function listCrossings(points: readonly Place[], width: number, height: number, y: number): number[] {
  const crossings: number[] = [];
  for (const [at, from] of points.entries()) {
    const to = points[(at + 1) % points.length] ?? from;
    const [fromY, toY] = [from.y * height, to.y * height];
    if (fromY <= y === toY <= y) continue;
    crossings.push((from.x + ((to.x - from.x) * (y - fromY)) / (toY - fromY)) * width);
  }
  return crossings.toSorted((one, other) => one - other);
}

function addRun(row: Float32Array, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(row.length, to)];
  for (let x = Math.floor(start); x < end; x += 1) {
    row[x] = (row[x] ?? 0) + Math.min(x + 1, end) - Math.max(x, start);
  }
}

function addStroke(
  { width, height, shares }: Coverage,
  points: readonly Place[],
  radius: number,
  isEraser: boolean,
): void {
  const reach = radius + FADE_PX;
  for (const [at, end] of points.entries()) {
    // A single point is a dot.
    if (at === 0 && points.length > 1) continue;
    const start = points[at - 1] ?? end;
    const [startX, startY] = [start.x * width, start.y * height];
    const [alongX, alongY] = [end.x * width - startX, end.y * height - startY];
    const length2 = alongX * alongX + alongY * alongY;
    const left = Math.max(0, Math.floor(Math.min(startX, startX + alongX) - reach));
    const right = Math.min(width, Math.ceil(Math.max(startX, startX + alongX) + reach));
    const top = Math.max(0, Math.floor(Math.min(startY, startY + alongY) - reach));
    const bottom = Math.min(height, Math.ceil(Math.max(startY, startY + alongY) + reach));
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const [toX, toY] = [x + 0.5 - startX, y + 0.5 - startY];
        const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, (toX * alongX + toY * alongY) / length2));
        const distance = Math.hypot(toX - share * alongX, toY - share * alongY);
        const covered = Math.min(1, Math.max(0, (radius + FADE_PX / 2 - distance) / FADE_PX));
        const place = y * width + x;
        const before = shares[place] ?? 0;
        shares[place] = isEraser ? Math.min(before, 1 - covered) : Math.max(before, covered);
      }
    }
  }
}
