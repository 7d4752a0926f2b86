import type { CountedGroup } from '@showroom/catalog-data/filters';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { Link } from 'react-router-dom';
import type { Noun } from '@showroom/catalog-data/catalogue/product-families';
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
  /** Told when everything is taken back: that link is gone afterwards. */
  readonly onClear?: (() => void) | undefined;
}

/**
 * A list's filters: a form whose fields are the address of the list. With scripts each tick shows its list at once;
 * without them the button does.
 */
export function FilterPanel({ address, action, id, groups, types, noun, onClear }: FilterPanelProps) {
  const hasSelection =
    address.text !== '' ||
    groups.some((group) => group.options.some((option) => address.isSelected(group.id, option.value)));

  return (
    <form id={id} method="get" action={action} className="grid gap-7">
      <div className="flex min-h-11 items-center justify-between">
        <h2 className="font-serif text-subheading">Filters</h2>
        {hasSelection && (
          <Link
            to={{ pathname: action, search: address.searchWithoutFilters() }}
            preventScrollReset
            onClick={onClear}
            className="inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce"
          >
            Clear All
          </Link>
        )}
      </div>
      {groups.map((group) => (
        <fieldset key={group.id}>
          <legend className="eyebrow mb-1">{group.label}</legend>
          {group.options.map((option) => (
            <Checkbox
              key={option.value}
              name={group.id}
              value={option.value}
              checked={address.isSelected(group.id, option.value)}
              onChange={(event) => address.toggle(group.id, option.value, event.target.checked)}
              label={
                <span className="flex flex-1 items-baseline justify-between gap-3">
                  {option.label}
                  <span className="text-caption tabular-nums text-ink-muted">
                    <span className="sr-only">, </span>
                    {option.count}
                    <span className="sr-only"> {option.count === 1 ? noun.one : noun.many}</span>
                  </span>
                </span>
              }
            />
          ))}
        </fieldset>
      ))}
      {types?.options.map(
        ({ value, isSelected }) => isSelected && <input key={value} type="hidden" name={types.id} value={value} />,
      )}
      <div className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {`Show ${noun.many}`}
        </Button>
      </div>
    </form>
  );
}
