import { formatSize } from '../drawing/format-size.ts';
import { formatLength } from '../lengths/lengths.ts';
import { boxOf, outlineOf } from '../outlines/outlines.ts';
import type { Piece } from '../plan/plan.ts';
import { footprintOf, standPieces, type StandingPiece } from './stand-pieces.ts';

/** Says in words where each piece of a plan stands. */
export function describeRoom(pieces: readonly Piece[]): readonly { readonly id: string; readonly words: string }[] {
  return standPieces(pieces).map((standing) => ({ id: standing.piece.id, words: describe(standing) }));
}

function describe(standing: StandingPiece): string {
  const { at, piece } = standing;
  const { name, role, shape } = piece;
  const { bottom, right } = boxOf(outlineOf(shape));
  const floor = footprintOf(standing);
  const height = formatLength(at.heightIn);
  const stance =
    role === 'backsplash'
      ? `upright from ${height} above the floor`
      : role === 'waterfall'
        ? `down from ${height} above the floor`
        : `${height} above the floor`;
  return `${name}, ${formatSize(right, bottom)}: ${describeDistance(floor.left, 'left')}, ${describeDistance(floor.top, 'back')}, ${stance}`;
}

function describeDistance(lengthIn: number, side: 'left' | 'back'): string {
  const length = formatLength(Math.abs(lengthIn));
  if (side === 'back') {
    if (lengthIn === 0) return 'at the back wall';
    return lengthIn < 0 ? `${length} behind the back wall` : `${length} from the back wall`;
  }
  if (lengthIn === 0) return 'at the left end';
  return lengthIn < 0 ? `${length} left of the left end` : `${length} from the left end`;
}
