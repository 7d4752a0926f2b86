import { edgeLabels, toOptions } from '../plan-words.ts';
import { nameOf } from './form-names.ts';
import { ChoiceField, TextField } from './planner-field.tsx';
import { nameCorners, nameSides } from './side-names.ts';
import { SmallFieldset } from './small-fieldset.tsx';
import type { TypedPiece } from './typed-plan.ts';

/** The edge profile of each side, and the radius of each corner. */
export function EdgeFields({ piece, at }: { readonly piece: TypedPiece; readonly at: number }) {
  const corners = nameCorners(piece);
  return (
    <>
      <SmallFieldset legend="Edges">
        {nameSides(piece).map((label, side) => (
          <ChoiceField
            key={label}
            name={nameOf.edge(at, side)}
            label={label}
            value={piece.edges[side] ?? ''}
            options={toOptions(edgeLabels)}
            placeholder="Not finished"
          />
        ))}
      </SmallFieldset>
      <SmallFieldset legend="Corner radii">
        {corners.map((label, corner) => (
          <TextField key={label} name={nameOf.radius(at, corner)} label={label} value={piece.radii[corner] ?? ''} />
        ))}
      </SmallFieldset>
    </>
  );
}
