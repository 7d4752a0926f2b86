/** The pictures of a path: `quartz` is a family, `quartz/aurora` a product, `quartz/aurora/slab` one picture. */
export function selectByPath<Picture extends { readonly name: string }>(
  pictures: readonly Picture[],
  path: string,
): readonly Picture[] {
  const trimmed = path.replace(/\/$/, '');
  return pictures.filter(({ name }) => name === trimmed || name.startsWith(`${trimmed}/`));
}
