import { bilinear, type View } from '../canvas/view.ts';
import { pathStep, type VeinPath } from './vein-paths.ts';

/** For places near one vein: signed inches across it and inches along it, on a coarse grid over a view. */
export type VeinField = {
  readonly across: Float32Array;
  readonly along: Float32Array;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly cell: number;
};

const unreached = 1e6;
const cellPixels = 4;

/** An empty field covering the view and `margin` inches around it; one serves all veins of a layer in turn. */
export function createVeinField(view: View, margin: number): VeinField {
  const cell = Math.max(view.inchesPerPixel * cellPixels, 0.035);
  const columns = Math.ceil((view.width * view.inchesPerPixel + 2 * margin) / cell) + 2;
  const rows = Math.ceil((view.height * view.inchesPerPixel + 2 * margin) / cell) + 2;
  return {
    across: new Float32Array(columns * rows),
    along: new Float32Array(columns * rows),
    columns,
    rows,
    left: view.left - margin,
    top: view.top - margin,
    cell,
  };
}

/** Part of a field that a vein reaches, in cells: its rows, and in each row its columns, from the first to the last. */
export type Reached = {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumns: Int32Array;
  readonly lastColumns: Int32Array;
};

/** Measures every cell within `reach` inches of the vein; null when the vein does not come near the view. */
export function measureVein(field: VeinField, path: VeinPath, reach: number): Reached | null {
  field.across.fill(unreached);
  const firstColumns = new Int32Array(field.rows).fill(field.columns);
  const lastColumns = new Int32Array(field.rows).fill(-1);
  let firstRow = field.rows;
  let lastRow = -1;
  for (let i = 0; i + 1 < path.xs.length; i += 1) {
    const ax = ((path.xs[i] ?? 0) - field.left) / field.cell;
    const ay = ((path.ys[i] ?? 0) - field.top) / field.cell;
    const bx = ((path.xs[i + 1] ?? 0) - field.left) / field.cell;
    const by = ((path.ys[i + 1] ?? 0) - field.top) / field.cell;
    const cells = reach / field.cell;
    const fromColumn = Math.max(0, Math.ceil(Math.min(ax, bx) - cells));
    const toColumn = Math.min(field.columns - 1, Math.floor(Math.max(ax, bx) + cells));
    const fromRow = Math.max(0, Math.ceil(Math.min(ay, by) - cells));
    const toRow = Math.min(field.rows - 1, Math.floor(Math.max(ay, by) + cells));
    if (fromColumn > toColumn || fromRow > toRow) continue;
    for (let row = fromRow; row <= toRow; row += 1) {
      firstColumns[row] = Math.min(firstColumns[row] ?? 0, fromColumn);
      lastColumns[row] = Math.max(lastColumns[row] ?? 0, toColumn);
    }
    firstRow = Math.min(firstRow, fromRow);
    lastRow = Math.max(lastRow, toRow);
    measureSegment(field, ax, ay, bx - ax, by - ay, i * pathStep, fromColumn, toColumn, fromRow, toRow);
  }
  return lastRow < 0 ? null : { firstRow, lastRow, firstColumns, lastColumns };
}

function measureSegment(
  field: VeinField,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  start: number,
  fromColumn: number,
  toColumn: number,
  fromRow: number,
  toRow: number,
): void {
  const squared = dx * dx + dy * dy;
  for (let row = fromRow; row <= toRow; row += 1) {
    const py = row - ay;
    for (let column = fromColumn; column <= toColumn; column += 1) {
      const px = column - ax;
      let t = (px * dx + py * dy) / squared;
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const distance = Math.sqrt((px - t * dx) ** 2 + (py - t * dy) ** 2) * field.cell;
      const index = row * field.columns + column;
      if (distance < Math.abs(field.across[index] ?? 0)) {
        field.across[index] = dx * py - dy * px < 0 ? -distance : distance;
        field.along[index] = start + t * pathStep;
      }
    }
  }
}

/** Signed inches across at a place, or NaN out of reach. The place is in cells of the field. */
export function acrossAt(field: VeinField, column: number, row: number): number {
  const c = Math.floor(column);
  const r = Math.floor(row);
  if (c < 0 || r < 0 || c >= field.columns - 1 || r >= field.rows - 1) return Number.NaN;
  const corner = r * field.columns + c;
  const a = field.across[corner] ?? unreached;
  const d = field.across[corner + field.columns + 1] ?? unreached;
  if (a === unreached || d === unreached) return Number.NaN;
  const b = field.across[corner + 1] ?? unreached;
  const e = field.across[corner + field.columns] ?? unreached;
  if (b === unreached || e === unreached) return Number.NaN;
  return bilinear(field.across, corner, field.columns, column - c, row - r);
}

/** Inches along at a place within reach. */
export function alongAt(field: VeinField, column: number, row: number): number {
  const c = Math.floor(column);
  const r = Math.floor(row);
  return bilinear(field.along, r * field.columns + c, field.columns, column - c, row - r);
}
