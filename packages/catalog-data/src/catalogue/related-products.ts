type Known = { readonly slug: string };

/** The products before and after this one; the catalogue wraps around. Undefined when it holds no such slug. */
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
 * Up to `count` other products: those that can be had before those that cannot, then the least distant first; of equally
 * distant ones the nearest in the catalogue.
 */
export function listRelated<Item extends Known>(
  products: readonly Item[],
  slug: string,
  count: number,
  {
    distance,
    canBeHad,
  }: { readonly distance: (item: Item, other: Item) => number; readonly canBeHad: (item: Item) => boolean },
): readonly Item[] {
  const index = products.findIndex((product) => product.slug === slug);
  const item = products[index];
  if (item === undefined) return [];
  return products
    .map((other, at) => ({
      other,
      late: canBeHad(other) ? 0 : 1,
      apart: distance(item, other),
      steps: Math.abs(at - index),
    }))
    .filter(({ other }) => other !== item)
    .sort((a, b) => a.late - b.late || a.apart - b.apart || a.steps - b.steps)
    .slice(0, Math.max(0, count))
    .map(({ other }) => other);
}
