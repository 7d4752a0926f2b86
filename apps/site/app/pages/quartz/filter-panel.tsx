import type { CountedGroup } from '@showroom/catalog-data/filters';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { Link } from 'react-router-dom';
import { useFilterParams } from './use-filter-params.ts';

export interface FilterPanelProps {
  /** The page that the filters belong to. */
  readonly action: string;
  readonly groups: readonly CountedGroup[];
  /** Told when everything is taken back: that link is gone afterwards. */
  readonly onClear?: (() => void) | undefined;
}

/**
 * The catalogue's filters: a form whose fields are the address of the list. With scripts each tick shows its list at
 * once; without them the button does.
 */
export function FilterPanel({ action, groups, onClear }: FilterPanelProps) {
  const { change, isSelected } = useFilterParams();
  const hasSelection = groups.some((group) => group.options.some((option) => isSelected(group.id, option.value)));

  return (
    <form method="get" action={action} className="grid gap-7">
      <div className="flex min-h-11 items-center justify-between">
        <h2 className="font-serif text-subheading">Filters</h2>
        {hasSelection && (
          <Link
            to={action}
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
              checked={isSelected(group.id, option.value)}
              onChange={(event) => change(group.id, option.value, event.target.checked)}
              label={
                <span className="flex flex-1 items-baseline justify-between gap-3">
                  {option.label}
                  <span className="text-caption tabular-nums text-ink-muted">
                    <span className="sr-only">, </span>
                    {option.count}
                    <span className="sr-only"> {option.count === 1 ? 'colour' : 'colours'}</span>
                  </span>
                </span>
              }
            />
          ))}
        </fieldset>
      ))}
      <div className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          Show colours
        </Button>
      </div>
    </form>
  );
}
