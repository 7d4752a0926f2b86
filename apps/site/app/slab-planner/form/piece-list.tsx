import { formatLength, parseLength } from '@showroom/slab-planner/lengths';
import { PieceFields, type Moving } from './piece-fields.tsx';
import { FoldedPart } from './folded-part.tsx';
import { nameOf, pieceId } from './form-names.ts';
import { useHasIssue } from './planner-field.tsx';
import type { TypedPiece } from './typed-plan.ts';

interface PieceListProps {
  readonly pieces: readonly TypedPiece[];
  /** The piece that opens at first. */
  readonly openPiece: string | null;
  readonly moving: Moving;
}

/** The pieces, each a part of the form that opens. */
export function PieceList({ pieces, openPiece, moving }: PieceListProps) {
  return (
    <ol className="divide-y divide-hairline border-y border-hairline">
      {pieces.map((piece, at) => (
        <li key={piece.id} id={pieceId(piece.id)}>
          <PieceItem
            piece={piece}
            at={at}
            moving={moving[piece.id]}
            isOpen={pieces.length === 1 || piece.id === openPiece}
          />
        </li>
      ))}
    </ol>
  );
}

interface PieceItemProps {
  readonly moving: Moving[string] | undefined;
  readonly piece: TypedPiece;
  readonly at: number;
  readonly isOpen: boolean;
}

function PieceItem({ piece, at, moving, isOpen }: PieceItemProps) {
  const hasIssue = useHasIssue(nameOf.piece(at, ''));
  return (
    <FoldedPart
      isOpen={isOpen || hasIssue}
      summary={
        <span className="block py-2.5">
          <span className="block text-body font-medium">{piece.name || `Piece ${at + 1}`}</span>
          <span className="figures block text-caption text-ink-muted">{describeSize(piece)}</span>
        </span>
      }
    >
      <fieldset className="grid min-w-0 grid-cols-1 gap-5">
        <legend className="sr-only">{piece.name || `Piece ${at + 1}`}</legend>
        <PieceFields piece={piece} at={at} moving={moving} />
      </fieldset>
    </FoldedPart>
  );
}

function describeSize({ shape, length, depth, returnLength, returnDepth }: TypedPiece): string {
  if (shape === 'free') return 'Any shape';
  const run = `${inch(length)} × ${inch(depth)}`;
  return shape === 'corner' ? `${run}, then ${inch(returnLength)} × ${inch(returnDepth)}` : run;
}

/** A plain number is inches, written as in the drawings; anything else stays as it was typed. */
function inch(text: string): string {
  const { lengthIn } = /^[\d\s./]+$/.test(text) ? parseLength(text) : {};
  return lengthIn === undefined ? text : formatLength(lengthIn);
}
