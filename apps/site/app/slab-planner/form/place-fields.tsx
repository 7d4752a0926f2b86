import { ActionButton } from './action-button.tsx';
import { FoldedPart } from './folded-part.tsx';
import { nameOf } from './form-names.ts';
import { ChoiceField, TextField, useHasIssue } from './planner-field.tsx';
import { SmallFieldset } from './small-fieldset.tsx';
import type { TypedPlace } from './typed-plan.ts';

interface PlaceFieldsProps {
  readonly places: readonly TypedPlace[];
  /** Returns the name of a part. */
  readonly nameOfPart: (partId: string) => string;
}

const turns = [
  { value: '0', label: 'As drawn' },
  { value: '1', label: 'A quarter, clockwise' },
  { value: '2', label: 'By half' },
  { value: '3', label: 'A quarter, counterclockwise' },
];

/** Where parts were put by hand, as fields: the same as moving them on the drawing. */
export function PlaceFields({ places, nameOfPart }: PlaceFieldsProps) {
  const hasIssue = useHasIssue('place');
  return (
    <FoldedPart summary={places.length === 0 ? 'Place parts by hand' : 'Parts placed by hand'} isOpen={hasIssue}>
      {places.length === 0 ? (
        <p className="text-small text-ink-muted">
          We lay the parts out so that they take the fewest slabs. You can decide where each is cut, to choose its
          veins.
        </p>
      ) : (
        places.map((place, at) => (
          <SmallFieldset key={place.partId} legend={nameOfPart(place.partId)}>
            <input type="hidden" name={nameOf.place(at, 'partId')} value={place.partId} />
            <TextField name={nameOf.place(at, 'slab')} label="Slab" value={place.slab} />
            <ChoiceField name={nameOf.place(at, 'turns')} label="Turned" value={place.turns} options={turns} />
            <TextField name={nameOf.place(at, 'x')} label="From the left" value={place.x} />
            <TextField name={nameOf.place(at, 'y')} label="From the top" value={place.y} />
          </SmallFieldset>
        ))
      )}
      <div className="flex flex-wrap gap-3">
        <ActionButton action={{ do: 'by-hand' }} variant="secondary">
          {places.length === 0 ? 'Place parts by hand' : 'List every part again'}
        </ActionButton>
        {places.length > 0 && (
          <ActionButton action={{ do: 'find-best' }} variant="secondary">
            Let it find the best
          </ActionButton>
        )}
      </div>
    </FoldedPart>
  );
}
