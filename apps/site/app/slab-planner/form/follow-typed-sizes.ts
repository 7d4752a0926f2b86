import { followSizes } from '@showroom/slab-planner/follow-sizes';
import { checkTypedPlan } from './check-typed-plan.ts';
import { nameOf } from './form-names.ts';
import { typeLength, typeRoomPlace, type TypedPlan } from './typed-plan.ts';

/**
 * Lets pieces follow the one whose size or place was typed: those at the end of a counter, its waterfall ends and backsplash. Returns the
 * plan itself if none does, or something is wrong.
 */
export function followTypedSizes(before: TypedPlan, typed: TypedPlan): TypedPlan {
  const [old, next] = [checkTypedPlan(before).plan?.pieces, checkTypedPlan(typed).plan?.pieces];
  if (old === undefined || next === undefined) return typed;
  const followed = followSizes(old, next);
  if (followed === next) return typed;
  return {
    ...typed,
    pieces: typed.pieces.map((piece, at) => {
      const [own, now] = [next[at], followed[at]];
      if (own === undefined || now === undefined || own === now) return piece;
      const isResized = now.shape !== own.shape && now.shape.kind === 'straight';
      return {
        ...piece,
        ...typeRoomPlace(now.at),
        ...(isResized ? { length: typeLength(now.shape.lengthIn), depth: typeLength(now.shape.depthIn) } : {}),
      };
    }),
  };
}

/**
 * Puts each piece back to where it stood before, in the size it had, but for the field that is typed. Returns the plan itself if none
 * has followed.
 */
export function restoreFollowed(before: TypedPlan, typed: TypedPlan, field: string): TypedPlan {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const pieces = typed.pieces.map((piece, at) => {
    const was = old.get(piece.id);
    if (was === undefined || was.shape !== piece.shape) return piece;
    const changed = followedFields.filter((name) => piece[name] !== was[name] && nameOf.piece(at, name) !== field);
    return changed.length === 0 ? piece : { ...piece, ...Object.fromEntries(changed.map((name) => [name, was[name]])) };
  });
  return pieces.every((piece, at) => piece === typed.pieces[at]) ? typed : { ...typed, pieces };
}

/** What a piece may be given when it follows another one. */
const followedFields = ['roomX', 'roomY', 'roomHeight', 'roomTurns', 'length', 'depth'] as const;
