import { cutOutLabels, toOptions } from '../plan-words.ts';
import { ActionButton } from './action-button.tsx';
import { nameOf } from './form-names.ts';
import { ChoiceField, TextField } from './planner-field.tsx';
import { SmallFieldset } from './small-fieldset.tsx';
import type { TypedCutOut, TypedPiece } from './typed-plan.ts';

/** Sinks, cooktops and holes of a piece. */
export function CutOutFields({ piece, at }: { readonly piece: TypedPiece; readonly at: number }) {
  return (
    <>
      {piece.cutOuts.map((cutOut, index) => (
        <CutOut key={cutOut.id} piece={piece} cutOut={cutOut} at={at} index={index} />
      ))}
      <ActionButton action={{ do: 'add-cut-out', piece: piece.id }} variant="secondary" className="justify-self-start">
        Add cut-out
      </ActionButton>
    </>
  );
}

interface CutOutProps {
  readonly piece: TypedPiece;
  readonly cutOut: TypedCutOut;
  readonly at: number;
  readonly index: number;
}

function CutOut({ piece, cutOut, at, index }: CutOutProps) {
  const name = (field: string) => nameOf.cutOut(at, index, field);
  const label = `${labelOf(cutOut)} ${index + 1}`;
  const others = piece.cutOuts
    .map((other, number) => ({ ...other, label: `${labelOf(other)} ${number + 1}` }))
    .filter(({ id, linkedTo }) => id !== cutOut.id && linkedTo === '');
  const isLinked = cutOut.linkedTo !== '';
  return (
    <SmallFieldset legend={label}>
      <input type="hidden" name={name('id')} value={cutOut.id} />
      <div className="col-span-2">
        <ChoiceField name={name('kind')} label="Type" value={cutOut.kind} options={toOptions(cutOutLabels)} />
      </div>
      <TextField name={name('width')} label="Width" value={cutOut.width} />
      <TextField name={name('depth')} label="Depth" value={cutOut.depth} />
      <TextField
        name={name('x')}
        label={isLinked ? 'Centre, to the right of it' : 'Centre from the left'}
        value={cutOut.x}
      />
      <TextField
        name={name('y')}
        label={isLinked ? 'Centre, in front of it' : 'Centre from the back'}
        value={cutOut.y}
      />
      <TextField name={name('radius')} label="Corner radius" value={cutOut.radius} />
      <ChoiceField
        name={name('linkedTo')}
        label="Moves with"
        value={cutOut.linkedTo}
        options={others.map(({ id, label: other }) => ({ value: id, label: other }))}
        placeholder="Nothing"
      />
      <ActionButton
        action={{ do: 'remove-cut-out', piece: piece.id, cutOut: cutOut.id }}
        className="col-span-2 -ml-3.5 justify-self-start"
        aria-label={`Remove ${label}`}
      >
        Remove
      </ActionButton>
    </SmallFieldset>
  );
}

function labelOf({ kind }: TypedCutOut): string {
  return toOptions(cutOutLabels).find(({ value }) => value === kind)?.label ?? kind;
}
