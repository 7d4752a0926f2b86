import { formatPrice } from '../price.ts';
import type { FilterGroup } from './filters.ts';

type Priced = { readonly priceCents: number | null };
type Band = { readonly value: string; readonly label: string; readonly fromCents: number; readonly toCents: number };

const ON_REQUEST = 'on-request';

/**
 * A filter by price bands with these limits, in whole dollars. A band includes its lower limit. Empty bands are left out.
 */
export function priceGroup<Item extends Priced>(
  items: readonly Item[],
  stepsDollars: readonly number[],
): FilterGroup<Item> {
  const bands = toBands(stepsDollars);
  const valueOf = ({ priceCents }: Item) =>
    priceCents === null
      ? ON_REQUEST
      : (bands.find(({ fromCents, toCents }) => priceCents >= fromCents && priceCents < toCents)?.value ?? '');
  const found = new Set(items.map(valueOf));
  return {
    id: 'price',
    isCoarse: true,
    label: 'Price',
    options: [...bands, { value: ON_REQUEST, label: formatPrice(null) }]
      .filter(({ value }) => found.has(value))
      .map(({ value, label }) => ({ value, label })),
    valuesOf: (item) => [valueOf(item)],
  };
}

function toBands(stepsDollars: readonly number[]): readonly Band[] {
  const edges = [0, ...stepsDollars, Infinity];
  return edges.slice(0, -1).map((from, at) => {
    const to = edges[at + 1] ?? Infinity;
    const [fromCents, toCents] = [from * 100, to * 100];
    if (from === 0) return { value: `under-${to}`, label: `Under ${formatPrice(toCents)}`, fromCents, toCents };
    if (to === Infinity)
      return { value: `from-${from}`, label: `${formatPrice(fromCents)} and up`, fromCents, toCents };
    return {
      value: `${from}-to-${to}`,
      label: `${formatPrice(fromCents)} to ${formatPrice(toCents)}`,
      fromCents,
      toCents,
    };
  });
}
