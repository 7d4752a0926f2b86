import type { Sort } from './sorts.ts';

type Key = string | number | null;

const collator = new Intl.Collator('en-CA', { numeric: true });

/** Sorts rows in memory. Rows without a key come last; equal rows keep their order. */
export function sortRows<Row, Name extends string>(
  rows: readonly Row[],
  { by, isDescending }: Sort<Name>,
  keys: Readonly<Record<Name, (row: Row) => Key>>,
): Row[] {
  const keyOf = keys[by];
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  return keyed
    .toSorted((one, other) => {
      if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null);
      const order =
        typeof one.key === 'number' && typeof other.key === 'number'
          ? one.key - other.key
          : collator.compare(String(one.key), String(other.key));
      return isDescending ? -order : order;
    })
    .map(({ row }) => row);
}
