import { followSizes } from '@showroom/slab-planner/follow-sizes';
import { checkTypedPlan } from './check-typed-plan.ts';
import { typeRoomPlace, type TypedPlan } from './typed-plan.ts';

/** Moves pieces along with the end of a counter whose length was typed. Returns the plan itself if none moves, or something is wrong. */
export function followTypedSizes(before: TypedPlan, typed: TypedPlan): TypedPlan {
  const [old, next] = [checkTypedPlan(before).plan?.pieces, checkTypedPlan(typed).plan?.pieces];
  if (old === undefined || next === undefined) return typed;
  const followed = followSizes(old, next);
  if (followed === next) return typed;
  return {
    ...typed,
    pieces: typed.pieces.map((piece, at) => ({ ...piece, ...typeRoomPlace(followed[at]?.at) })),
  };
}
