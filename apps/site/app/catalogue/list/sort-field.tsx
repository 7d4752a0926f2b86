import type { CatalogueList } from '@showroom/catalog-data/catalogue/catalogue-family';
import { ChevronDownIcon } from '../../shell/icons.tsx';
import type { ListAddress } from './use-list-address.ts';

export interface SortFieldProps {
  readonly address: ListAddress;
  /** The first is the default. */
  readonly sorts: CatalogueList['sorts'];
  /** The filters' form, which submits the sort when there are no scripts. */
  readonly formId: string;
}

/** Chooses a list's sort. With scripts a choice applies at once; without, a button does. */
export function SortField({ address, sorts, formId }: SortFieldProps) {
  const [first] = sorts;
  const chosen = sorts.find(({ value }) => value === address.sort) ?? first;
  return (
    <div className="flex items-center gap-2 text-small max-sm:mr-auto print:hidden">
      <label htmlFor="sort" className="text-ink-muted max-[23rem]:sr-only">
        Sort by
      </label>
      <span className="relative inline-flex items-center">
        <select
          id="sort"
          name="sort"
          form={formId}
          value={chosen?.value}
          onChange={({ target }) => address.sortBy(target.value === first?.value ? null : target.value)}
          className="min-h-11 appearance-none rounded-sm bg-transparent py-2 pr-7 pl-1 font-medium text-ink hover:underline hover:underline-offset-4"
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute right-1 size-4" />
      </span>
      <button
        type="submit"
        form={formId}
        className="hidden min-h-11 items-center rounded-sm border border-stone-400 px-3.5 noscript:inline-flex"
      >
        Sort
      </button>
    </div>
  );
}
