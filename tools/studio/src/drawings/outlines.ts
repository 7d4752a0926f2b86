/* Outlines as views accept them: absolute pairs in inches, right and up. */

export type Point = readonly [x: number, y: number];

export const line = (...points: readonly Point[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ');

/** A rectangle with rounded corners. */
export function box(left: number, bottom: number, right: number, top: number, radius = 0): string {
  const r = radius;
  if (r === 0) return `${line([left, bottom], [right, bottom], [right, top], [left, top])} Z`;
  return [
    `M ${left + r} ${bottom} L ${right - r} ${bottom} Q ${right} ${bottom} ${right} ${bottom + r}`,
    `L ${right} ${top - r} Q ${right} ${top} ${right - r} ${top} L ${left + r} ${top}`,
    `Q ${left} ${top} ${left} ${top - r} L ${left} ${bottom + r} Q ${left} ${bottom} ${left + r} ${bottom} Z`,
  ].join(' ');
}

/** The control points of a quarter circle, in radii. */
const ROUND = 0.5523;

/** A circle or ellipse around a point. */
export function oval(x: number, y: number, across: number, up = across): string {
  const [kx, ky] = [across * ROUND, up * ROUND];
  return [
    `M ${x - across} ${y} C ${x - across} ${y + ky} ${x - kx} ${y + up} ${x} ${y + up}`,
    `C ${x + kx} ${y + up} ${x + across} ${y + ky} ${x + across} ${y}`,
    `C ${x + across} ${y - ky} ${x + kx} ${y - up} ${x} ${y - up}`,
    `C ${x - kx} ${y - up} ${x - across} ${y - ky} ${x - across} ${y} Z`,
  ].join(' ');
}

/** Continues by a quarter circle or ellipse whose tangents meet at a corner. */
export function quarter(from: Point, corner: Point, to: Point): string {
  const [[fromX, fromY], [toX, toY]] = [handle(from, corner), handle(to, corner)];
  return `C ${fromX} ${fromY} ${toX} ${toY} ${to[0]} ${to[1]}`;
}

function handle([endX, endY]: Point, [x, y]: Point): Point {
  return [endX + (x - endX) * ROUND, endY + (y - endY) * ROUND];
}
