import { Checkbox } from '@showroom/ui/checkbox';
import { Field } from '@showroom/ui/field';
import { Select } from '@showroom/ui/select';
import type { StoneChoice } from './fit-to-stone.ts';
import { controlId } from './form-names.ts';
import { ChoiceField, useIssue } from './planner-field.tsx';
import type { TypedPlan } from './typed-plan.ts';

interface StoneFieldsProps {
  readonly plan: TypedPlan;
  readonly stones: readonly StoneChoice[];
}

/** The stone, its thickness and slab, and whether parts may be turned. */
export function StoneFields({ plan, stones }: StoneFieldsProps) {
  const stone = stones.find(({ slug }) => slug === plan.stone) ?? stones[0];
  const collections = [...new Set(stones.map(({ collection }) => collection))];
  return (
    <fieldset className="grid grid-cols-2 items-end gap-x-3 gap-y-5">
      <legend className="sr-only">Stone</legend>
      <div className="col-span-2">
        <Field id={controlId('stone')} label="Stone" error={useIssue('stone')}>
          <Select name="stone" defaultValue={plan.stone}>
            {collections.map((collection) => (
              <optgroup key={collection} label={collection}>
                {stones
                  .filter((each) => each.collection === collection)
                  .map(({ slug, label }) => (
                    <option key={slug} value={slug}>
                      {label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        </Field>
      </div>
      <ChoiceField
        // Another stone has other choices.
        key={`thickness ${stone?.thicknesses.join()}`}
        name="thickness"
        label="Thickness"
        value={plan.thickness}
        options={(stone?.thicknesses ?? []).map((value) => ({ value, label: value.replace('cm', ' cm') }))}
      />
      <ChoiceField
        key={`size ${stone?.sizes.length}`}
        name="slabSize"
        label="Slab"
        value={plan.slabSize}
        options={(stone?.sizes ?? []).map(({ label }, at) => ({ value: String(at), label }))}
      />
      <div className="col-span-2">
        <Checkbox
          name="mayTurn"
          label="Parts may be turned"
          description="Wastes less stone, but the veins of a turned part run the other way."
          defaultChecked={plan.mayTurn}
        />
      </div>
    </fieldset>
  );
}
