import { applianceLabels, toOptions } from '../plan-words.ts';
import { ActionButton } from './action-button.tsx';
import { nameOf } from './form-names.ts';
import { ChoiceField, TextField } from './planner-field.tsx';
import { SmallFieldset } from './small-fieldset.tsx';
import type { TypedPiece } from './typed-plan.ts';

/** Appliances under a piece or next to it, for the rule about seams over a dishwasher. */
export function ApplianceFields({ piece, at }: { readonly piece: TypedPiece; readonly at: number }) {
  return (
    <>
      {piece.appliances.map((appliance, index) => {
        const name = (field: string) => nameOf.appliance(at, index, field);
        const legend = `Appliance ${index + 1}`;
        return (
          // Appliances have no names of their own.
          // oxlint-disable-next-line react/no-array-index-key
          <SmallFieldset key={index} legend={legend}>
            <div className="col-span-2">
              <ChoiceField
                name={name('kind')}
                label="Type"
                value={appliance.kind}
                options={toOptions(applianceLabels)}
              />
            </div>
            <TextField name={name('from')} label="Starts at, from the left" value={appliance.from} />
            <TextField name={name('width')} label="Width" value={appliance.width} />
            <ActionButton
              action={{ do: 'remove-appliance', piece: piece.id, at: index }}
              className="col-span-2 -ml-3.5 justify-self-start"
              aria-label={`Remove ${legend}`}
            >
              Remove
            </ActionButton>
          </SmallFieldset>
        );
      })}
      <ActionButton
        action={{ do: 'add-appliance', piece: piece.id }}
        variant="secondary"
        className="justify-self-start"
      >
        Add appliance
      </ActionButton>
    </>
  );
}
