import type { Figure, Vertex } from '../drawing/figures.ts';
import type { Point } from '../plan/plan.ts';

/** Arcs become lines of at most this angle. */
const STEP = Math.PI / 12;

/** The corners of a closed figure, with its arcs as short lines. */
export function flatten(figure: Figure): readonly Point[] {
  if (figure.kind === 'path')
    return figure.vertices.flatMap((vertex, index, { length }) =>
      flattenSegment(vertex, figure.vertices[(index + 1) % length]?.at ?? vertex.at),
    );
  const { centre, radiusIn } = figure;
  const count = Math.round((2 * Math.PI) / STEP);
  return Array.from({ length: count }, (_, index) => onCircle(centre, radiusIn, index * STEP));
}

/** From a vertex up to the next one, without it. */
function flattenSegment({ at, bulge }: Vertex, next: Point): readonly Point[] {
  const [chordX, chordY] = [next[0] - at[0], next[1] - at[1]];
  const chord = Math.hypot(chordX, chordY);
  if (bulge === 0 || chord === 0) return [at];
  const radius = (chord * (1 + bulge ** 2)) / (4 * Math.abs(bulge));
  // The centre of a clockwise arc is to the right of its chord.
  const toCentre = (Math.sign(bulge) * (radius - (Math.abs(bulge) * chord) / 2)) / chord;
  const centre: Point = [(at[0] + next[0]) / 2 - chordY * toCentre, (at[1] + next[1]) / 2 + chordX * toCentre];
  const start = Math.atan2(at[1] - centre[1], at[0] - centre[0]);
  const angle = 4 * Math.atan(bulge);
  const count = Math.ceil(Math.abs(angle) / STEP);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? at : onCircle(centre, radius, start + (angle * index) / count),
  );
}

function onCircle([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
