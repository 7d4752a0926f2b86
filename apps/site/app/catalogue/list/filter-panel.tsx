import type { CountedGroup } from '@showroom/catalog-data/filters';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import type { Noun } from '@showroom/catalog-data/catalogue/product-families';
import { SiteLink } from '../../shell/site-link.tsx';
import type { ChoiceFilter } from './choice-filter.tsx';
import { OptionWords } from './option-words.tsx';
import type { ListAddress } from './use-list-address.ts';

export interface FilterPanelProps {
  /** What the list is asked for, and the ways to ask for another. */
  readonly address: ListAddress;
  /** The page that the filters belong to. */
  readonly action: string;
  /** Names the form, where controls outside of it belong to it. */
  readonly id?: string | undefined;
  /** The filters, each choice with how many it would leave. */
  readonly groups: readonly CountedGroup[];
  /** What is chosen beside the filters, and goes along with them where there are no scripts. */
  readonly types: CountedGroup | null;
  /** What the products are called. */
  readonly noun: Noun;
  /** What draws a filter that takes one value, where the family has such. */
  readonly choiceAs?: typeof ChoiceFilter | undefined;
  /** Whether it has a heading of its own: a sheet has one already. Default true. */
  readonly hasHeading?: boolean | undefined;
  /** Told when everything is taken back: that link is gone afterwards. */
  readonly onClear?: (() => void) | undefined;
}

/**
 * A list's filters: forms whose fields are the address of the list. With scripts each tick or press shows its list at once;
 * without them the button of a form does.
 */
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
              <Checkbox
                key={option.value}
                name={group.id}
                value={option.value}
                checked={address.isSelected(group.id, option.value)}
                onChange={(event) => address.toggle(group.id, option.value, event.target.checked)}
                label={<OptionWords option={option} noun={noun} />}
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

/** What is chosen, for a form that has no boxes for it. */
function Carried({ groups, address }: Pick<FilterPanelProps, 'groups' | 'address'>) {
  return groups.flatMap(({ id, options }) =>
    options.map(
      ({ value }) =>
        address.isSelected(id, value) && <input key={`${id} ${value}`} type="hidden" name={id} value={value} />,
    ),
  );
}
