import { FilterChip } from '@showroom/ui/filter-chip';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFilterParams } from './use-filter-params.ts';

/** One chosen value. */
export interface ActiveFilter {
  readonly label: string;
  readonly groupId: string;
  readonly value: string;
}

export interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[];
  /** Told when a chip is pressed, with a way to find the one that the focus goes on to once it is gone: the next, else the last. */
  readonly onRemove: (findNeighbour: () => HTMLElement | undefined) => void;
}

/** What is chosen, each with a way to take it back. Nothing when nothing is. */
export function ActiveFilters({ filters, onRemove }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  const { searchWithout } = useFilterParams();
  if (filters.length === 0) return null;
  return (
    <ul ref={list} aria-label="Active filters" className="flex w-full flex-wrap gap-2">
      {filters.map((filter, index) => (
        <li key={filter.label}>
          <FilterChip
            as={Link}
            to={{ search: searchWithout(filter.groupId, filter.value) }}
            preventScrollReset
            aria-label={`Remove filter ${filter.label}`}
            onClick={() =>
              onRemove(() => {
                const chips = [...(list.current?.querySelectorAll('a') ?? [])];
                return chips[index] ?? chips.at(-1);
              })
            }
          >
            {filter.label} <span aria-hidden="true">×</span>
          </FilterChip>
        </li>
      ))}
    </ul>
  );
}
