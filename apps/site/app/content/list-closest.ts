/** How many end a page. */
const SHOWN = 3;

/** The things that are closest to another, by a weight; of equals the earlier comes first. */
export function listClosest<Thing>(things: readonly Thing[], closenessOf: (thing: Thing) => number): readonly Thing[] {
  return things
    .map((thing) => ({ thing, closeness: closenessOf(thing) }))
    .toSorted((a, b) => b.closeness - a.closeness)
    .slice(0, SHOWN)
    .map(({ thing }) => thing);
}
