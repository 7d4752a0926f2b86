/** The pictures that a path names: `quartz` a family, `quartz/aurora` all of one product, `quartz/aurora/slab` one. */
export function selectByPath<Picture extends { readonly name: string }>(
  pictures: readonly Picture[],
  path: string,
): readonly Picture[] {
  const trimmed = path.replace(/\/$/, '');
  return pictures.filter(({ name }) => name === trimmed || name.startsWith(`${trimmed}/`));
}
