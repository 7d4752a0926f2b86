import type { CountedGroup } from '@showroom/catalog-data/filters';
import type { ReactNode } from 'react';
import { OptionWords, type OptionWordsProps } from './option-words.tsx';
import type { ListAddress } from './use-list-address.ts';

export interface ChoiceFilterProps extends Pick<OptionWordsProps, 'noun'> {
  readonly address: ListAddress;
  readonly action: string;
  readonly group: CountedGroup;
  /** Hidden fields with the other active filters. */
  readonly children: ReactNode;
}

/**
 * A filter with one value at a time; clicking the active one clears it. A form rather than links, which would lead crawlers through
 * every combination of filters.
 */
export function ChoiceFilter({ address, action, group, noun, children }: ChoiceFilterProps) {
  return (
    <form method="get" action={action}>
      {children}
      {address.sort !== '' && <input type="hidden" name="sort" value={address.sort} />}
      <fieldset>
        <legend className="eyebrow mb-1">{group.label}</legend>
        {group.options.map((option) => {
          const isChosen = address.isSelected(group.id, option.value);
          return (
            <button
              key={option.value}
              type="submit"
              name={isChosen ? undefined : group.id}
              value={option.value}
              aria-pressed={isChosen}
              onClick={(event) => {
                event.preventDefault();
                address.choose(group.id, isChosen ? null : option.value);
              }}
              className="group flex min-h-11 w-full items-center gap-3 text-left hover:text-spruce aria-pressed:font-medium"
            >
              <span
                aria-hidden="true"
                className="grid size-5 shrink-0 place-items-center rounded-full border border-stone-400 group-aria-pressed:border-spruce"
              >
                <span className="size-2.5 rounded-full group-aria-pressed:bg-spruce" />
              </span>
              <OptionWords option={option} noun={noun} />
            </button>
          );
        })}
      </fieldset>
    </form>
  );
}
