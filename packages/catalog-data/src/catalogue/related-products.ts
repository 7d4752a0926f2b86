type Known = { readonly slug: string };

/** Returns the previous and next products, wrapping around; undefined for an unknown slug. */
export function findNeighbours<Item extends Known>(
  products: readonly Item[],
  slug: string,
): { readonly previous: Item; readonly next: Item } | undefined {
  const index = products.findIndex((product) => product.slug === slug);
  const previous = products.at(index - 1);
  const next = products[(index + 1) % products.length];
  return index >= 0 && previous && next ? { previous, next } : undefined;
}

/**
 * Returns up to `count` other products: available ones first, then the least different, then the nearest in the catalogue.
 */
export function listRelated<Item extends Known>(
  products: readonly Item[],
  slug: string,
  count: number,
  {
    distance,
    isAvailable,
  }: { readonly distance: (item: Item, other: Item) => number; readonly isAvailable: (item: Item) => boolean },
): readonly Item[] {
  const index = products.findIndex((product) => product.slug === slug);
  const item = products[index];
  if (item === undefined) return [];
  return products
    .map((other, at) => ({
      other,
      late: isAvailable(other) ? 0 : 1,
      apart: distance(item, other),
      steps: Math.abs(at - index),
    }))
    .filter(({ other }) => other !== item)
    .sort((a, b) => a.late - b.late || a.apart - b.apart || a.steps - b.steps)
    .slice(0, Math.max(0, count))
    .map(({ other }) => other);
}
