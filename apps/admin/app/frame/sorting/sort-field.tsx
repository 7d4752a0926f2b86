import { Field } from '@showroom/ui/field';
import { joinClasses } from '@showroom/ui/join-classes';
import { Select } from '@showroom/ui/select';
import { listSorts, writeSort, type Sort, type Sorts } from './sorts.ts';

export interface SortFieldProps<Name extends string> {
  readonly sorts: Sorts<Name>;
  readonly sort: Sort<Name>;
  /**
   * The width from which the table’s headings sort. There, this field only keeps the order in the form. Left out
   * without such headings.
   */
  readonly headsFrom?: 'md' | 'xl' | undefined;
}

/** Hides what the table’s headings do. */
export const besideColumnsClass = { md: 'md:hidden', xl: 'xl:hidden' } as const;

/** A field next to others: on a phone, two share a row. */
export const pairedClass = 'min-w-36 max-sm:flex-1';

export function SortField<Name extends string>({ sorts, sort, headsFrom }: SortFieldProps<Name>) {
  return (
    <Field label="Sort" className={joinClasses(pairedClass, headsFrom && besideColumnsClass[headsFrom])}>
      <Select name="sort" defaultValue={writeSort(sorts, sort)} options={listSorts(sorts)} />
    </Field>
  );
}
