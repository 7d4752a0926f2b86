import { fromUnitSquare, mapPlace } from '../surfaces/face-matrix.ts';
import type { Surface } from '../surfaces/surface.ts';
import type { Coverage } from './covers.ts';
import { brightnessOf, expandLight, linearLight, type Pixels } from './pixels.ts';

/** What the old surface throws back, without its pattern, in linear light: RGB by cell, row by row on the surface itself. */
export type SurfaceLight = {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Float32Array;
  /** The cell in the middle of all by brightness. */
  readonly typical: readonly [number, number, number];
};

const MOST_CELLS = 24_000;
const SMALLEST_CELL_IN = 0.2;

/** Points of the photo averaged for a cell, in each direction. */
const LOOKS = 3;

/** Steps of the median, by the root of linear light. */
const LEVELS = 1024;

/**
 * Measures the light on a surface. The median of a neighbourhood takes out speckles and veins narrower than it and keeps the edges
 * of shadows. It is taken in inches on the surface, so that the far end of a counter is treated as the near end.
 *
 * @param covers what isn't the surface; its neighbours stand in for it
 * @param patternIn how wide the widest vein is that counts as the old surface's pattern
 */
export function measureSurfaceLight(
  photo: Pixels,
  surface: Surface,
  covers: Coverage,
  patternIn: number,
): SurfaceLight {
  const { lengthIn, depthIn } = surface;
  const cellIn = Math.max(SMALLEST_CELL_IN, Math.sqrt((lengthIn * depthIn) / MOST_CELLS));
  const columns = Math.max(2, Math.round(lengthIn / cellIn));
  const rows = Math.max(2, Math.round(depthIn / cellIn));
  const seen = readCells(photo, surface, covers, columns, rows);
  // A window of twice the width, so that the vein is the smaller part of it.
  const radius = Math.max(1, Math.round(patternIn / cellIn));
  const cells = new Float32Array(columns * rows * 3);
  const isKnown = new Uint8Array(columns * rows);
  for (let channel = 0; channel < 3; channel += 1) takeMedians(seen, channel, radius, cells, isKnown);
  const smooth = blur({ columns, rows, cells, isKnown }, Math.max(1, Math.round(radius / 3)));
  return { columns, rows, cells: smooth, typical: findTypical(smooth) };
}

type Cells = {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Float32Array;
  readonly isKnown: Uint8Array;
};

function readCells(photo: Pixels, surface: Surface, covers: Coverage, columns: number, rows: number): Cells {
  const { width, height, data } = photo;
  const toPhoto = fromUnitSquare(surface.corners);
  const cells = new Float32Array(columns * rows * 3);
  const isKnown = new Uint8Array(columns * rows);
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    let [red, green, blue, count] = [0, 0, 0, 0];
    for (let look = 0; look < LOOKS * LOOKS; look += 1) {
      const place = mapPlace(toPhoto, {
        x: (column + ((look % LOOKS) + 0.5) / LOOKS) / columns,
        y: (row + (Math.floor(look / LOOKS) + 0.5) / LOOKS) / rows,
      });
      const [x, y] = [Math.floor(place.x * width), Math.floor(place.y * height)];
      if (x < 0 || y < 0 || x >= width || y >= height || (covers.shares[y * width + x] ?? 0) > 0.1) continue;
      const at = (y * width + x) * 4;
      red += linearLight[data[at] ?? 0] ?? 0;
      green += linearLight[data[at + 1] ?? 0] ?? 0;
      blue += linearLight[data[at + 2] ?? 0] ?? 0;
      count += 1;
    }
    if (count === 0) continue;
    isKnown[cell] = 1;
    cells[cell * 3] = red / count;
    cells[cell * 3 + 1] = green / count;
    cells[cell * 3 + 2] = blue / count;
  }
  return { columns, rows, cells, isKnown };
}

/**
 * The median of each square window, in a histogram that moves along the row. Source: T. Huang and others, A Fast Two-Dimensional
 * Median Filtering Algorithm (1979).
 */
function takeMedians(seen: Cells, channel: number, radius: number, into: Float32Array, isKnown: Uint8Array): void {
  const { columns, rows } = seen;
  const levels = Uint16Array.from({ length: columns * rows }, (_, cell) =>
    Math.round(Math.sqrt(Math.min(1, seen.cells[cell * 3 + channel] ?? 0)) * (LEVELS - 1)),
  );
  const histogram = new Uint16Array(LEVELS);
  for (let row = 0; row < rows; row += 1) {
    histogram.fill(0);
    let [count, median, below] = [0, 0, 0];
    const [top, bottom] = [Math.max(0, row - radius), Math.min(rows - 1, row + radius)];
    const addColumn = (column: number, by: 1 | -1) => {
      if (column < 0 || column >= columns) return;
      for (let y = top; y <= bottom; y += 1) {
        const cell = y * columns + column;
        if (seen.isKnown[cell] !== 1) continue;
        const level = levels[cell] ?? 0;
        histogram[level] = (histogram[level] ?? 0) + by;
        count += by;
        if (level < median) below += by;
      }
    };
    for (let column = 0; column < radius; column += 1) addColumn(column, 1);
    for (let column = 0; column < columns; column += 1) {
      addColumn(column + radius, 1);
      addColumn(column - radius - 1, -1);
      if (count === 0) continue;
      while (below > count / 2) {
        median -= 1;
        below -= histogram[median] ?? 0;
      }
      while (below + (histogram[median] ?? 0) < count / 2) {
        below += histogram[median] ?? 0;
        median += 1;
      }
      const cell = row * columns + column;
      isKnown[cell] = 1;
      into[cell * 3 + channel] = expandLight((median / (LEVELS - 1)) ** 2);
    }
  }
}

/** Averages known neighbours, and fills unknown cells from ever farther ones. */
function blur(light: Cells, radius: number): Float32Array {
  const once = blurOnce(light, radius);
  let smooth = blurOnce({ ...light, ...once }, radius);
  for (let reach = radius * 4; smooth.isKnown.includes(0) && reach < 2 * (light.columns + light.rows); reach *= 2) {
    const filled = blurOnce({ ...light, ...smooth }, reach);
    const known = smooth;
    smooth = {
      cells: filled.cells.map((value, at) =>
        known.isKnown[Math.floor(at / 3)] === 1 ? (known.cells[at] ?? 0) : value,
      ),
      isKnown: filled.isKnown,
    };
  }
  return smooth.cells;
}

function blurOnce(light: Cells, radius: number): Pick<Cells, 'cells' | 'isKnown'> {
  const along = sumWindows(light.cells, light.isKnown, light.columns, light.rows, radius, 'row');
  const both = sumWindows(along.sums, along.counts, light.columns, light.rows, radius, 'column');
  const isKnown = Uint8Array.from(both.counts, (count) => (count > 0 ? 1 : 0));
  const cells = both.sums.map((sum, at) => sum / Math.max(1, both.counts[Math.floor(at / 3)] ?? 1));
  return { cells, isKnown };
}

/** Running sums of three channels and of what counts, along rows or columns. Cells that don't count have to be zero. */
function sumWindows(
  cells: Float32Array,
  weights: Uint8Array | Float32Array,
  columns: number,
  rows: number,
  radius: number,
  direction: 'row' | 'column',
): { sums: Float32Array; counts: Float32Array } {
  const sums = new Float32Array(cells.length);
  const counts = new Float32Array(columns * rows);
  const [lines, length] = direction === 'row' ? [rows, columns] : [columns, rows];
  const cellAt = (line: number, at: number) => (direction === 'row' ? line * columns + at : at * columns + line);
  for (let line = 0; line < lines; line += 1) {
    let [red, green, blue, count] = [0, 0, 0, 0];
    const add = (at: number, by: 1 | -1) => {
      if (at < 0 || at >= length) return;
      const cell = cellAt(line, at);
      const weight = weights[cell] ?? 0;
      if (weight === 0) return;
      red += by * (cells[cell * 3] ?? 0);
      green += by * (cells[cell * 3 + 1] ?? 0);
      blue += by * (cells[cell * 3 + 2] ?? 0);
      count += by * weight;
    };
    for (let at = 0; at < radius; at += 1) add(at, 1);
    for (let at = 0; at < length; at += 1) {
      add(at + radius, 1);
      add(at - radius - 1, -1);
      const cell = cellAt(line, at);
      sums[cell * 3] = red;
      sums[cell * 3 + 1] = green;
      sums[cell * 3 + 2] = blue;
      counts[cell] = count;
    }
  }
  return { sums, counts };
}

function findTypical(cells: Float32Array): readonly [number, number, number] {
  const order = Array.from({ length: cells.length / 3 }, (_, cell) => cell);
  const brightness = Float32Array.from(order, (cell) =>
    brightnessOf(cells[cell * 3] ?? 0, cells[cell * 3 + 1] ?? 0, cells[cell * 3 + 2] ?? 0),
  );
  order.sort((one, other) => (brightness[one] ?? 0) - (brightness[other] ?? 0));
  const middle = order[Math.floor(order.length / 2)] ?? 0;
  return [cells[middle * 3] ?? 0, cells[middle * 3 + 1] ?? 0, cells[middle * 3 + 2] ?? 0];
}
