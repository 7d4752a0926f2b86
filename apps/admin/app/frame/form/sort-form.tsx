import { Button } from '@showroom/ui/button';
import { joinClasses } from '@showroom/ui/join-classes';
import { Form } from './form.tsx';
import { useFormOfAddress } from '../sorting/use-form-of-address.ts';
import { besideColumnsClass, SortField, type SortFieldProps } from '../sorting/sort-field.tsx';
import { writeSort } from '../sorting/sorts.ts';

export interface SortFormProps<Name extends string> extends SortFieldProps<Name> {
  readonly kept?: Readonly<Record<string, string>>;
}

/** The sort form of a list without filters. */
export function SortForm<Name extends string>({ sorts, sort, headsFrom, kept = {} }: SortFormProps<Name>) {
  const form = useFormOfAddress(String(new URLSearchParams({ ...kept, sort: writeSort(sorts, sort) })));
  return (
    <Form
      ref={form}
      preventScrollReset
      className={joinClasses('mt-4 flex flex-wrap items-end gap-3', headsFrom && besideColumnsClass[headsFrom])}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SortField sorts={sorts} sort={sort} />
      <Button type="submit" variant="secondary">
        Apply
      </Button>
    </Form>
  );
}
