import { followSizes } from '@showroom/slab-planner/follow-sizes';
import { checkTypedPlan } from './check-typed-plan.ts';
import { noRoomPlace, typeRoomPlace, type TypedPiece, type TypedPlan } from './typed-plan.ts';

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

/** Puts each piece back to where it stood before. Returns the plan itself if none has moved. */
export function restoreRoomPlaces(before: TypedPlan, typed: TypedPlan): TypedPlan {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const hasMoved = typed.pieces.some((piece) => !isSamePlace(piece, old.get(piece.id) ?? piece));
  if (!hasMoved) return typed;
  return {
    ...typed,
    pieces: typed.pieces.map((piece) => {
      const { roomHeight, roomTurns, roomX, roomY } = old.get(piece.id) ?? piece;
      return { ...piece, roomHeight, roomTurns, roomX, roomY };
    }),
  };
}

function isSamePlace(one: TypedPiece, other: TypedPiece): boolean {
  return (
    one.roomX === other.roomX &&
    one.roomY === other.roomY &&
    one.roomHeight === other.roomHeight &&
    one.roomTurns === other.roomTurns
  );
}

/** Whether a field of the form says where its piece stands in the room. */
export function isRoomField(field: string): boolean {
  return Object.hasOwn(noRoomPlace, field.slice(field.lastIndexOf('.') + 1));
}
