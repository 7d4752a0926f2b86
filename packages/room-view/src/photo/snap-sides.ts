import type { Corners, Place } from '../surfaces/corners.ts';
import type { EdgeMap } from './edge-map.ts';

/** The weakest gradient that is an edge, in sRGB values from one pixel to the one after the next. */
const WEAKEST_EDGE = 10;
/** A stronger one counts no more: a dark object next to a side would outweigh the faint edge of the whole counter. */
const STRONGEST_EDGE = 40;
/** The share of a side that has to lie on an edge. The rest may be behind something. */
const LEAST_SHARE = 0.5;
/** Steps of the search, and between the points of a side that are looked at, in pixels. */
const STEP_PX = 0.5;
const POINT_PX = 1.5;
/** Next to a corner the other edge begins. */
const CORNER_SHARE = 0.05;
/** A side at the rim of the band counts less than one that is close. */
const RIM_LOSS = 0.6;

/** In pixels of an edge map. */
type Point = { readonly x: number; readonly y: number };
type Line = { readonly from: Point; readonly to: Point };

/**
 * Moves a corner so that the sides which meet there lie on edges of the photo; their other ends stay. With one edge in reach, the corner
 * moves across that side only. Returns undefined if there is none.
 *
 * @param corners with the corner as it was left
 * @param reach how far to look on either side, as a fraction of the picture's width
 */
export function snapSides(edges: EdgeMap, corners: Corners, at: number, reach: number): Place | undefined {
  const { width, height } = edges;
  const toPoint = ({ x, y }: Place): Point => ({ x: x * width, y: y * height });
  const toPlace = ({ x, y }: Point): Place => ({ x: clip(x / width), y: clip(y / height) });
  const [corner, ...ends] = [at, at + 1, at + 3].flatMap((index) => corners[index % 4] ?? []).map(toPoint);
  if (corner === undefined) return undefined;
  const reachPx = reach * width;
  const sides = ends.flatMap((from): readonly Line[] => {
    const to = findEdge(edges, from, corner, reachPx);
    return to === undefined ? [] : [{ from, to }];
  });
  const [one, other] = sides;
  if (one === undefined) return undefined;
  const met = other && meet(one, other);
  return toPlace(met && distance(met, corner) <= 2 * reachPx ? met : one.to);
}

/** Swings a side around its fixed end, and returns where its other end lies on the clearest edge. */
function findEdge(edges: EdgeMap, from: Point, corner: Point, reachPx: number): Point | undefined {
  const length = distance(from, corner);
  if (length < 3 * reachPx) return undefined;
  const across = { x: -(corner.y - from.y) / length, y: (corner.x - from.x) / length };
  const count = Math.floor(reachPx / STEP_PX);
  const tries = Array.from({ length: 2 * count + 1 }, (_, index) => {
    const by = (index - count) * STEP_PX;
    const to = { x: corner.x + across.x * by, y: corner.y + across.y * by };
    const { clearness, share } = lookAlong(edges, from, to);
    return { by, clearness: share < LEAST_SHARE ? 0 : clearness * (1 - (RIM_LOSS * Math.abs(by)) / reachPx) };
  });
  const best = tries.reduce((clearest, one) => (one.clearness > clearest.clearness ? one : clearest));
  if (best.clearness === 0) return undefined;
  // An edge is some pixels wide: its middle.
  const wide = tries.filter(({ by, clearness }) => Math.abs(by - best.by) <= 2 && clearness > best.clearness / 2);
  const by = weigh(wide.map((one) => one.by * one.clearness)) / weigh(wide.map(({ clearness }) => clearness));
  return { x: corner.x + across.x * by, y: corner.y + across.y * by };
}

/** How clear the edge along a line is, and on what share of it there is one. */
function lookAlong({ width, height, right, down }: EdgeMap, from: Point, to: Point) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  const [acrossX, acrossY] = [-y / length, x / length];
  const count = Math.max(2, Math.round(length / POINT_PX));
  let [clearness, onEdge, seen] = [0, 0, 0];
  for (let point = 0; point < count; point += 1) {
    const share = CORNER_SHARE + ((point + 0.5) / count) * (1 - 2 * CORNER_SHARE);
    const [column, row] = [Math.floor(from.x + x * share), Math.floor(from.y + y * share)];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const place = row * width + column;
    // Brightness may change either way: light stone before a dark wall, then before a window.
    const gradient = Math.abs((right[place] ?? 0) * acrossX + (down[place] ?? 0) * acrossY);
    seen += 1;
    if (gradient < WEAKEST_EDGE) continue;
    onEdge += 1;
    clearness += Math.min(gradient, STRONGEST_EDGE);
  }
  return { clearness: clearness / Math.max(1, seen), share: onEdge / Math.max(1, seen) };
}

/** Where two lines meet, if they aren't parallel. */
function meet(one: Line, other: Line): Point | undefined {
  const [ax, ay] = [one.to.x - one.from.x, one.to.y - one.from.y];
  const [bx, by] = [other.to.x - other.from.x, other.to.y - other.from.y];
  const cross = ax * by - ay * bx;
  if (Math.abs(cross) < 1e-6) return undefined;
  const share = ((other.from.x - one.from.x) * by - (other.from.y - one.from.y) * bx) / cross;
  return { x: one.from.x + ax * share, y: one.from.y + ay * share };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function weigh(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function clip(share: number): number {
  return Math.min(1, Math.max(0, share));
}
