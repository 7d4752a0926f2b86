import type { CountedGroup } from '@showroom/catalog-data/filters';
import { FilterChip } from '@showroom/ui/filter-chip';
import { useRef } from 'react';
import { SiteLink } from '../../shell/site-link.tsx';
import type { ListAddress } from './use-list-address.ts';

export interface ActiveFiltersProps {
  readonly address: ListAddress;
  readonly groups: readonly CountedGroup[];
  /** Called on a click, with a function that finds the chip to focus afterwards: the next one, or else the last. */
  readonly onRemove: (findNeighbour: () => HTMLElement | undefined) => void;
}

/** The active filters in the panel's order. A label that two groups share gets its group's name. */
export function listActiveFilters(groups: readonly CountedGroup[]) {
  return groups.flatMap((group) =>
    group.options
      .filter((option) => option.isSelected)
      .map(({ label, value }) => ({
        label: groups.some((other) => other !== group && other.options.some((option) => option.label === label))
          ? `${group.label}: ${label}`
          : label,
        groupId: group.id,
        value,
      })),
  );
}

/** The active filters as chips that remove them. */
export function ActiveFilters({ address, groups, onRemove }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  const filters = listActiveFilters(groups);
  if (filters.length === 0) return null;
  return (
    <ul ref={list} aria-label="Active filters" className="flex w-full flex-wrap gap-2">
      {filters.map((filter, index) => (
        <li key={filter.groupId + filter.value}>
          <FilterChip
            as={SiteLink}
            href={address.hrefWithout(filter.groupId, filter.value)}
            aria-label={`Remove filter ${filter.label}`}
            preventScrollReset
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
