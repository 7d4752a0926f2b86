import type { CountedGroup } from '@showroom/catalog-data/filters';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import type { Noun } from '@showroom/catalog-data/catalogue/product-families';
import { memo } from 'react';
import { SiteLink } from '../../shell/site-link.tsx';
import type { ChoiceFilter } from './choice-filter.tsx';
import { OptionWords } from './option-words.tsx';
import type { ListAddress } from './use-list-address.ts';

export interface FilterPanelProps {
  /** The list's current query, with functions that change it. */
  readonly address: ListAddress;
  /** The list's path. */
  readonly action: string;
  /** The form's id, for controls outside it. */
  readonly id?: string | undefined;
  /** The filters, with a count for each option. */
  readonly groups: readonly CountedGroup[];
  /** The types, submitted with the filters when there are no scripts. */
  readonly types: CountedGroup | null;
  /** The name of the products. */
  readonly noun: Noun;
  /** Renders filters with one value, if the family has any. */
  readonly choiceAs?: typeof ChoiceFilter | undefined;
  /** Default: true; a sheet has its own. */
  readonly hasHeading?: boolean | undefined;
  /** Called when all filters are cleared, which removes the focused link. */
  readonly onClear?: (() => void) | undefined;
}

/** A list's filters, as forms whose fields are the list's query. With scripts each click applies; without, a button does. */
export function FilterPanel({
  address,
  action,
  id,
  groups,
  types,
  noun,
  choiceAs: Choice,
  hasHeading = true,
  onClear,
}: FilterPanelProps) {
  const active = groups.flatMap((group) => group.options.filter(({ value }) => address.isSelected(group.id, value)));
  const choices = Choice ? groups : [];
  const ticked = Choice ? [] : groups;
  const others = (group?: CountedGroup) =>
    [...(types ? [types] : []), ...(group ? groups : choices)].filter((other) => other !== group);

  return (
    <div className="grid gap-7">
      <div className="flex min-h-11 items-center justify-between empty:hidden">
        {hasHeading && <h2 className="font-serif text-subheading">Filters</h2>}
        {(address.text !== '' || active.length > 0) && (
          <SiteLink
            href={address.hrefWithoutFilters()}
            preventScrollReset
            onClick={onClear}
            className="inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce"
          >
            {`Clear All${Choice ? ` (${active.length})` : ''}`}
          </SiteLink>
        )}
      </div>
      {Choice &&
        groups.map((group) => (
          <Choice key={group.id} address={address} action={action} group={group} noun={noun}>
            <Carried groups={others(group)} address={address} />
          </Choice>
        ))}
      <form id={id} method="get" action={action} className={Choice ? 'hidden' : 'grid gap-7'}>
        {ticked.map((group) => (
          <fieldset key={group.id}>
            <legend className="eyebrow mb-1">{group.label}</legend>
            {group.options.map((option) => (
              <Option
                key={option.value}
                {...option}
                groupId={group.id}
                isSelected={address.isSelected(group.id, option.value)}
                noun={noun}
                onToggle={address.toggle}
              />
            ))}
          </fieldset>
        ))}
        <Carried groups={others()} address={address} />
        <div className="hidden noscript:block">
          <Button type="submit" variant="secondary">
            {`Show ${noun.many}`}
          </Button>
        </div>
      </form>
    </div>
  );
}

interface OptionProps extends Omit<CountedGroup['options'][number], 'isSelected'> {
  readonly groupId: string;
  readonly isSelected: boolean;
  readonly noun: Noun;
  readonly onToggle: ListAddress['toggle'];
}

const Option = memo(function Option({ groupId, isSelected, noun, onToggle, ...option }: OptionProps) {
  return (
    <Checkbox
      name={groupId}
      value={option.value}
      checked={isSelected}
      onChange={(event) => onToggle(groupId, option.value, event.target.checked)}
      label={<OptionWords option={option} noun={noun} />}
    />
  );
});

/** Active filters as hidden fields. */
function Carried({ groups, address }: Pick<FilterPanelProps, 'groups' | 'address'>) {
  return groups.flatMap(({ id, options }) =>
    options.map(
      ({ value }) =>
        address.isSelected(id, value) && <input key={`${id} ${value}`} type="hidden" name={id} value={value} />,
    ),
  );
}
