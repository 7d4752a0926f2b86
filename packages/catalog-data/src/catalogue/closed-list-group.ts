import { spellCanadian } from './canadian-spelling.ts';
import type { FilterGroup } from './filters.ts';

/** Returns a value as it is in URLs: `boreal-stone` for "Boreal & Stone", `24` for 24. */
export function toOptionValue(value: string | number): string {
  return String(value)
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A filter by a closed list of names or numbers, in the order of the list. */
export function closedListGroup<Item, Value extends string | number>({
  id,
  label,
  values,
  labelOf = String,
  valueOf,
}: {
  readonly id: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly labelOf?: (value: Value) => string;
  readonly valueOf: (item: Item) => Value;
}): FilterGroup<Item> {
  return {
    id,
    label,
    options: values.map((value) => ({ value: toOptionValue(value), label: spellCanadian(labelOf(value)) })),
    valuesOf: (item) => [toOptionValue(valueOf(item))],
  };
}

/** A filter by the names that the products have, in alphabetical order. */
export function foundGroup<Item>({
  items,
  ...group
}: {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Item[];
  readonly valueOf: (item: Item) => string;
}): FilterGroup<Item> {
  const found = new Set(items.map(group.valueOf));
  return closedListGroup({ ...group, values: [...found].sort((a, b) => a.localeCompare(b, 'en')) });
}
