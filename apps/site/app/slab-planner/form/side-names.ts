import { sidesOf } from '@showroom/slab-planner/outlines';
import { pieceRoles, type Shape } from '@showroom/slab-planner/plan';
import { countCorners, type TypedPiece } from './typed-plan.ts';

type Named = Pick<TypedPiece, 'shape' | 'role' | 'hand' | 'points'>;

/** Names the sides of a piece, clockwise from the wall. Names depend on its shape and its use, not on its lengths. */
export function nameSides(piece: Named): readonly string[] {
  const role = pieceRoles.find((each) => each === piece.role) ?? 'counter';
  return sidesOf({ shape: anyShapeLike(piece), role, edges: [] }).map(({ name }) => capitalize(name));
}

/** Names its corners by the sides that meet there, clockwise from the upper left. */
export function nameCorners(piece: Named): readonly string[] {
  const sides = nameSides(piece);
  return sides.map((side, at) => `${sides.at(at - 1)} and ${side.toLowerCase()}`);
}

function anyShapeLike(piece: Named): Shape {
  if (piece.shape === 'free')
    return { kind: 'free', points: Array.from({ length: countCorners(piece) }, (_, at) => [at, at] as const) };
  if (piece.shape !== 'corner') return { kind: 'straight', lengthIn: 1, depthIn: 1 };
  const hand = piece.hand === 'left' ? 'left' : 'right';
  return { kind: 'corner', hand, lengthIn: 2, depthIn: 1, returnLengthIn: 2, returnDepthIn: 1 };
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
