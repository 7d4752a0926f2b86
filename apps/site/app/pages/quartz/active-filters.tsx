import { FilterChip } from '@showroom/ui/filter-chip';
import { Link } from 'react-router-dom';

/** One chosen value, and the list without it. */
export interface ActiveFilter {
  readonly label: string;
  readonly hrefWithout: string;
}

/** What is chosen, each with a way to take it back. Nothing when nothing is. */
export function ActiveFilters({ filters }: { readonly filters: readonly ActiveFilter[] }) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex w-full flex-wrap gap-2">
      {filters.map((filter) => (
        <li key={filter.label}>
          <FilterChip asChild>
            <Link to={filter.hrefWithout} preventScrollReset aria-label={`Remove filter ${filter.label}`}>
              {filter.label} <span aria-hidden="true">×</span>
            </Link>
          </FilterChip>
        </li>
      ))}
    </ul>
  );
}
