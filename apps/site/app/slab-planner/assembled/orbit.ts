import type { Room, Vector } from '@showroom/slab-planner/build-room';

/** Where the room is looked at from. */
export interface Orbit {
  /** Around it, in degrees: 0 is from the front, 90 from the right. */
  readonly turnDeg: number;
  /** Above the floor, in degrees. */
  readonly tiltDeg: number;
}

const TILTS = { least: 4, most: 85 } as const;

export const startOrbit: Orbit = { turnDeg: 30, tiltDeg: 24 };

/** Views that a button each leads to. */
export const roomViews = {
  start: startOrbit,
  front: { turnDeg: 0, tiltDeg: 10 },
  above: { turnDeg: 0, tiltDeg: TILTS.most },
} as const satisfies Record<string, Orbit>;

export function turnOrbit({ tiltDeg, turnDeg }: Orbit, byDeg: number, tiltByDeg = 0): Orbit {
  return { turnDeg: turnDeg + byDeg, tiltDeg: Math.min(TILTS.most, Math.max(TILTS.least, tiltDeg + tiltByDeg)) };
}

/** The same view, the short way round from another one. */
export function nearestTurn(to: Orbit, { turnDeg }: Orbit): Orbit {
  return { ...to, turnDeg: to.turnDeg + 360 * Math.round((turnDeg - to.turnDeg) / 360) };
}

const sides = ['the front', 'the front right', 'the right', 'the back right', 'the back', 'the back left', 'the left', 'the front left']; // prettier-ignore

/** Says where the room is seen from. */
export function describeOrbit({ tiltDeg, turnDeg }: Orbit): string {
  const eighth = ((Math.round(turnDeg / 45) % 8) + 8) % 8;
  return `Seen from ${sides[eighth]}${tiltDeg > 60 ? ', from above' : ''}.`;
}

/** A matrix by columns, as WebGL takes it. */
export type Matrix4 = readonly number[];

export interface Camera {
  readonly matrix: Matrix4;
  readonly eye: Vector;
}

const FIELD_DEG = 30;
/** Air around the room. */
const AIR = 1.08;

/** Looks at the whole room. It stays in the picture however it is turned. */
export function aimCamera({ tiltDeg, turnDeg }: Orbit, { box, heightIn }: Room, aspect: number): Camera {
  const [turn, tilt] = [(turnDeg * Math.PI) / 180, (tiltDeg * Math.PI) / 180];
  const outward: Vector = [Math.sin(turn) * Math.cos(tilt), Math.cos(turn) * Math.cos(tilt), Math.sin(tilt)];
  const right: Vector = [Math.cos(turn), -Math.sin(turn), 0];
  const up: Vector = [-Math.sin(turn) * Math.sin(tilt), -Math.cos(turn) * Math.sin(tilt), Math.cos(tilt)];
  const centre: Vector = [(box.left + box.right) / 2, (box.top + box.bottom) / 2, heightIn / 2];
  const tanUp = Math.tan((FIELD_DEG * Math.PI) / 360);
  const tanRight = tanUp * aspect;
  const needed = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].flatMap((y) =>
      [0, heightIn].map((z) => {
        const corner: Vector = [x - centre[0], y - centre[1], z - centre[2]];
        const far = Math.max(Math.abs(dot(corner, right)) / tanRight, Math.abs(dot(corner, up)) / tanUp);
        return dot(corner, outward) + far;
      }),
    ),
  );
  const distance = Math.max(...needed) * AIR;
  const eye: Vector = [
    centre[0] + outward[0] * distance,
    centre[1] + outward[1] * distance,
    centre[2] + outward[2] * distance,
  ];
  const [near, far] = [distance / 20, distance * 4];
  const [scaleX, scaleY, depth, depthMove] = [
    1 / tanRight,
    1 / tanUp,
    (far + near) / (near - far),
    (2 * far * near) / (near - far),
  ];
  const column = (axis: 0 | 1 | 2) => [right[axis] * scaleX, up[axis] * scaleY, outward[axis] * depth, -outward[axis]];
  const matrix = [
    ...column(0),
    ...column(1),
    ...column(2),
    -dot(right, eye) * scaleX,
    -dot(up, eye) * scaleY,
    -dot(outward, eye) * depth + depthMove,
    dot(outward, eye),
  ];
  return { matrix, eye };
}

function dot([a, b, c]: Vector, [x, y, z]: Vector): number {
  return a * x + b * y + c * z;
}
