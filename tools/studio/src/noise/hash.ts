/** A repeatable number from 0 up to 1 for a cell of a grid; each `lane` is a separate draw. */
export function hash(column: number, row: number, lane: number): number {
  let h = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ Math.imul(lane, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}
