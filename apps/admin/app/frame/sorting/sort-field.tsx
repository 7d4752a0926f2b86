import { Field } from '@showroom/ui/field';
import { joinClasses } from '@showroom/ui/join-classes';
import { Select } from '@showroom/ui/select';
import { listSorts, writeSort, type Sort, type Sorts } from './sorts.ts';

export interface SortFieldProps<Name extends string> {
  /** What the list can be sorted by. */
  readonly sorts: Sorts<Name>;
  /** How it is sorted. */
  readonly sort: Sort<Name>;
  /** From what width on a table has heads that sort: there this only keeps the order when the form is sent. Left out where it has none. */
  readonly headsFrom?: 'md' | 'xl' | undefined;
}

/** Hides what heads of a table do. */
export const besideColumnsClass = { md: 'md:hidden', xl: 'xl:hidden' } as const;

/** A choice among those that narrow a list: on a phone two of them share a row. */
export const pairedClass = 'min-w-36 max-sm:flex-1';

/** Sorts a list by a choice in the form that narrows it. */
export function SortField<Name extends string>({ sorts, sort, headsFrom }: SortFieldProps<Name>) {
  return (
    <Field label="Sort" className={joinClasses(pairedClass, headsFrom && besideColumnsClass[headsFrom])}>
      <Select name="sort" defaultValue={writeSort(sorts, sort)} options={listSorts(sorts)} />
    </Field>
  );
}
