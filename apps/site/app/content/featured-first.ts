/** What the owner features before the others, and else in the order that they come in. */
export function featuredFirst<Thing extends { readonly fields: { readonly isFeatured: boolean } }>(
  things: readonly Thing[],
): readonly Thing[] {
  return things.toSorted((one, other) => Number(other.fields.isFeatured) - Number(one.fields.isFeatured));
}
