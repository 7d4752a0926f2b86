import type { RoomPlan } from '@showroom/room-view/room-plan';

import { bouncePixels } from './room-files.ts';

/** How far values are carried over an edge, in cells. */
const reach = 3;

type Size = { readonly width: number; readonly height: number };

/**
 * Maps of bounce in which what lies before a surface leaves no rim.
 *
 * A cell of a map is eight pixels wide. Where it shows a surface and a thing before it, its slope is that of neither: a white
 * backsplash would glow around a kettle, a dark one would have stains. Such cells get the values that the surface has beside them,
 * as do the cells next to them, which pixels at the edge also read.
 *
 * @param maps interleaved RGB, stacked from top to bottom
 * @param numbers the face at each point of the room, four points a pixel
 * @param size of one map
 */
export function cleanBounce(
  maps: Float32Array,
  numbers: Uint8Array,
  plan: Size & Pick<RoomPlan, 'faces'>,
  size: Size = bouncePixels,
): Float32Array {
  const cells = size.width * size.height;
  const covers = coverCells(numbers, plan, size);
  const seen = plan.faces.flatMap(({ number, surface }) => {
    const cover = covers.get(number);
    const inside = cover && surface !== 'metal' ? findInside(cover, size) : [];
    return cover && inside.length > 0
      ? [{ inside, carried: carryOutward(inside, size), nearby: shareNearby(cover, size) }]
      : [];
  });
  const clean = maps.slice();
  for (let start = 0; start < maps.length; start += cells * 3) {
    const before = maps.subarray(start, start + cells * 3);
    const sums = new Float32Array(cells * 3);
    const weights = new Float32Array(cells);
    for (const { inside, carried, nearby } of seen) {
      const values = before.slice();
      for (const { cell, from } of carried) {
        const weight = nearby[cell] ?? 0;
        weights[cell] = (weights[cell] ?? 0) + weight;
        for (let at = cell * 3; at < cell * 3 + 3; at += 1) {
          const sum = from.reduce((total, other) => total + (values[at + (other - cell) * 3] ?? 0), 0);
          values[at] = sum / from.length;
          sums[at] = (sums[at] ?? 0) + (weight * sum) / from.length;
        }
      }
      // What lies inside one face stays as it is, whatever is carried there from others.
      for (const cell of inside) weights[cell] = Number.NEGATIVE_INFINITY;
    }
    for (const [cell, weight] of weights.entries()) {
      if (weight <= 0) continue;
      for (let at = cell * 3; at < cell * 3 + 3; at += 1) clean[start + at] = (sums[at] ?? 0) / weight;
    }
  }
  return clean;
}

/** What share of each cell shows each face, by the face's number. */
function coverCells(numbers: Uint8Array, room: Size, { width, height }: Size): ReadonlyMap<number, Float32Array> {
  const covers = new Map<number, Float32Array>();
  const points = new Float32Array(width * height);
  const [across, down] = [2 * room.width, 2 * room.height];
  for (let at = 0; at < numbers.length; at += 1) {
    const row = Math.floor((Math.floor(at / across) * height) / down);
    const cell = row * width + Math.floor(((at % across) * width) / across);
    points[cell] = (points[cell] ?? 0) + 1;
    const number = numbers[at] ?? 0;
    const cover = covers.get(number) ?? new Float32Array(width * height);
    covers.set(number, cover);
    cover[cell] = (cover[cell] ?? 0) + 1;
  }
  for (const cover of covers.values())
    for (const [cell, count] of points.entries()) cover[cell] = (cover[cell] ?? 0) / count;
  return covers;
}

/** The cells that show nothing but a face, nor do those around them; if there are none, those that do so themselves. */
function findInside(cover: Float32Array, size: Size): readonly number[] {
  const whole = [...cover.keys()].filter((cell) => cover[cell] === 1);
  const inner = whole.filter((cell) => around(cell, size).every((other) => cover[other] === 1));
  return inner.length > 0 ? inner : whole;
}

type Carried = { readonly cell: number; readonly from: readonly number[] };

/** The cells around those of a face, nearest first, each with the cells that it takes the mean of. */
function carryOutward(inside: readonly number[], size: Size): readonly Carried[] {
  const known = new Set(inside);
  const carried: Carried[] = [];
  let edge: Iterable<number> = inside;
  for (let step = 0; step < reach; step += 1) {
    const next = new Set([...edge].flatMap((cell) => around(cell, size).filter((other) => !known.has(other))));
    for (const cell of next) carried.push({ cell, from: around(cell, size).filter((other) => known.has(other)) });
    for (const cell of next) known.add(cell);
    edge = next;
  }
  return carried;
}

/** The mean of a cell's cover and those around it. */
function shareNearby(cover: Float32Array, size: Size): Float32Array {
  return cover.map((own, cell) => around(cell, size).reduce((sum, other) => sum + (cover[other] ?? 0), own) / 9);
}

/** The up to eight cells around one. */
function around(cell: number, { width, height }: Size): readonly number[] {
  const [column, row] = [cell % width, Math.floor(cell / width)];
  const found: number[] = [];
  for (let y = Math.max(row - 1, 0); y <= Math.min(row + 1, height - 1); y += 1) {
    for (let x = Math.max(column - 1, 0); x <= Math.min(column + 1, width - 1); x += 1) {
      if (x !== column || y !== row) found.push(y * width + x);
    }
  }
  return found;
}
