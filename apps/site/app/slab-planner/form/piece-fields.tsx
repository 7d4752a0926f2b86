import { Checkbox } from '@showroom/ui/checkbox';
import { Field } from '@showroom/ui/field';
import { Textarea } from '@showroom/ui/textarea';
import { roleLabels, shapeLabels, toOptions } from '../plan-words.ts';
import { ActionButton } from './action-button.tsx';
import { ApplianceFields } from './appliance-fields.tsx';
import { CutOutFields } from './cut-out-fields.tsx';
import { EdgeFields } from './edge-fields.tsx';
import { FoldedPart } from './folded-part.tsx';
import { controlId, nameOf } from './form-names.ts';
import { RoomFields } from './room-fields.tsx';
import { ChoiceField, TextField, useHasIssue, useIssue } from './planner-field.tsx';
import type { TypedPiece } from './typed-plan.ts';

/** By a piece’s id. Raise the counts to fill its size, or its place in the room, again. */
export type Moving = Readonly<Record<string, { readonly sizes: number; readonly places: number }>>;

interface PieceFieldsProps {
  readonly piece: TypedPiece;
  /** Its place in the list. */
  readonly at: number;
  readonly moving: Moving[string] | undefined;
}

/** Everything about one piece: what it is for, its shape, edges, cut-outs and appliances. */
export function PieceFields({ piece, at, moving }: PieceFieldsProps) {
  const name = (field: string) => nameOf.piece(at, field);
  const hasEdgeIssue = [useHasIssue(nameOf.piece(at, 'edge')), useHasIssue(nameOf.piece(at, 'radius'))].some(Boolean);
  const hasCutOutIssue = useHasIssue(nameOf.piece(at, 'cut'));
  const hasRoomIssue = useHasIssue(nameOf.piece(at, 'room'));
  const hasApplianceIssue = useHasIssue(nameOf.piece(at, 'appliance'));
  return (
    <>
      <input type="hidden" name={name('id')} value={piece.id} />
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-5">
        <TextField name={name('name')} label="Name" value={piece.name} />
        <ChoiceField name={name('role')} label="Used as" value={piece.role} options={toOptions(roleLabels)} />
        <div className="col-span-2">
          <ChoiceField name={name('shape')} label="Shape" value={piece.shape} options={toOptions(shapeLabels)} />
        </div>
        <ShapeFields key={moving?.sizes} piece={piece} at={at} />
        <TextField name={name('overhang')} label="Overhang at the front" value={piece.overhang} />
      </div>
      <Checkbox
        name={name('isOverhangSupported')}
        label="Brackets or legs support the overhang"
        defaultChecked={piece.isOverhangSupported}
      />
      <div className="divide-y divide-hairline border-y border-hairline">
        <FoldedPart summary="Edges and corners" isOpen={hasEdgeIssue}>
          <EdgeFields piece={piece} at={at} />
        </FoldedPart>
        <FoldedPart summary={withCount('Sinks and other cut-outs', piece.cutOuts.length)} isOpen={hasCutOutIssue}>
          <CutOutFields piece={piece} at={at} />
        </FoldedPart>
        <FoldedPart summary={withCount('Appliances under it', piece.appliances.length)} isOpen={hasApplianceIssue}>
          <ApplianceFields piece={piece} at={at} />
        </FoldedPart>
        <FoldedPart summary="Place in the room" isOpen={hasRoomIssue}>
          <RoomFields key={moving?.places} piece={piece} at={at} />
        </FoldedPart>
      </div>
      <div className="-mx-3.5 flex flex-wrap">
        <ActionButton action={{ do: 'duplicate', piece: piece.id }} aria-label={`Duplicate ${piece.name}`}>
          Duplicate
        </ActionButton>
        <ActionButton action={{ do: 'remove', piece: piece.id }} aria-label={`Remove ${piece.name}`}>
          Remove
        </ActionButton>
      </div>
    </>
  );
}

function withCount(words: string, count: number): string {
  return count === 0 ? words : `${words} (${count})`;
}

const handOptions = [
  { value: 'left', label: 'Left end' },
  { value: 'right', label: 'Right end' },
];

function ShapeFields({ piece, at }: Omit<PieceFieldsProps, 'moving'>) {
  const name = (field: string) => nameOf.piece(at, field);
  const pointsIssue = useIssue(name('points'));
  if (piece.shape === 'free')
    return (
      <div className="col-span-2">
        <Field
          id={controlId(name('points'))}
          label="Corners, clockwise"
          hint="One a line: how far from the left, then how far from the wall, such as 25 1/2, 12. Start at the upper left."
          error={pointsIssue}
        >
          <Textarea name={name('points')} defaultValue={piece.points} rows={6} spellCheck={false} className="figures" />
        </Field>
      </div>
    );
  return (
    <>
      <TextField name={name('length')} label="Length" value={piece.length} />
      <TextField name={name('depth')} label="Depth" value={piece.depth} />
      {piece.shape === 'corner' && (
        <>
          <TextField name={name('returnLength')} label="Other run, from the wall" value={piece.returnLength} />
          <TextField name={name('returnDepth')} label="Its depth" value={piece.returnDepth} />
          <div className="col-span-2">
            <ChoiceField name={name('hand')} label="Corner at the" value={piece.hand} options={handOptions} />
          </div>
          <div className="col-span-2">
            <Checkbox name={name('isWhole')} label="Cut in one piece, without a seam" defaultChecked={piece.isWhole} />
          </div>
        </>
      )}
    </>
  );
}
