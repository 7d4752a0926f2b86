import { formatSize } from '../drawing/format-size.ts';
import { formatLength } from '../lengths/lengths.ts';
import { boxAround, boxOf, outlineOf, type Box } from '../outlines/outlines.ts';
import type { Piece } from '../plan/plan.ts';
import { footprintOf, standPieces, type StandingPiece } from './stand-pieces.ts';

/** Says in words where each piece of a plan stands, measured from the left and from the back of all of them. */
export function describeRoom(pieces: readonly Piece[]): readonly { readonly id: string; readonly words: string }[] {
  const standing = standPieces(pieces);
  const box = boxAround(standing.map(footprintOf));
  return standing.map((one) => ({ id: one.piece.id, words: describe(one, box) }));
}

function describe(standing: StandingPiece, box: Box): string {
  const { name, shape } = standing.piece;
  const { bottom, right } = boxOf(outlineOf(shape));
  const floor = footprintOf(standing);
  const left = describeDistance(floor.left - box.left, 'left end');
  const back = describeDistance(floor.top - box.top, 'back');
  return `${name}, ${formatSize(right, bottom)}: ${left}, ${back}, ${describeHeight(standing)}`;
}

function describeDistance(lengthIn: number, side: string): string {
  return lengthIn === 0 ? `at the ${side}` : `${formatLength(lengthIn)} from the ${side}`;
}

function describeHeight({ at, piece }: StandingPiece): string {
  const height = `${formatLength(at.heightIn)} above the floor`;
  switch (piece.role) {
    case 'backsplash':
      return `upright, its lower edge ${height}`;
    case 'waterfall': {
      const lowerIn = at.heightIn - boxOf(outlineOf(piece.shape)).right;
      return `hanging down from ${height} to ${lowerIn > 0 ? formatLength(lowerIn) : 'the floor'}`;
    }
    default:
      return height;
  }
}
