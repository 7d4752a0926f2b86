import { nameOf } from './form-names.ts';
import { ChoiceField, TextField } from './planner-field.tsx';
import type { TypedPiece } from './typed-plan.ts';

const turnOptions = [
  { value: '0', label: 'The back wall' },
  { value: '1', label: 'The right' },
  { value: '2', label: 'The front' },
  { value: '3', label: 'The left' },
];

/** Where a piece stands in the assembled view. It changes nothing of how the piece is cut. */
export function RoomFields({ piece, at }: { readonly piece: TypedPiece; readonly at: number }) {
  const name = (field: string) => nameOf.piece(at, field);
  return (
    <>
      <p className="text-small text-ink-muted">
        For the 3D view only. Measure to the left end of the piece’s back. Leave the first two empty to place it next to
        the other pieces.
      </p>
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4">
        <TextField name={name('roomX')} label="From the left" value={piece.roomX} />
        <TextField name={name('roomY')} label="From the back wall" value={piece.roomY} />
        <TextField name={name('roomHeight')} label="Height above the floor" value={piece.roomHeight} />
        <ChoiceField name={name('roomTurns')} label="Its back faces" value={piece.roomTurns} options={turnOptions} />
      </div>
    </>
  );
}
