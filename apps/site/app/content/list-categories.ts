import type { CountedLink } from '../catalogue/list/counted-links.tsx';

interface CategoryWords<Category> {
  readonly labelOf: (category: Category) => string;
  /** The address of its list; of null, of the list of all. */
  readonly hrefOf: (category: Category | null) => string;
}

/**
 * The ways to the categories of a list, all of it first: every category in which there is something, and the one that is
 * asked for, in the order of `categories`.
 *
 * @param counts How many things there are in each category; one that is left out has none.
 * @param asked Null for all.
 */
export function listCategories<Category extends string>(
  categories: readonly Category[],
  counts: ReadonlyMap<string, number>,
  asked: Category | null,
  { labelOf, hrefOf }: CategoryWords<Category>,
): readonly CountedLink[] {
  const links = categories.map((category) => ({
    label: labelOf(category),
    count: counts.get(category) ?? 0,
    href: hrefOf(category),
    isCurrent: category === asked,
  }));
  return [
    {
      label: 'All',
      count: [...counts.values()].reduce((sum, count) => sum + count, 0),
      href: hrefOf(null),
      isCurrent: asked === null,
    },
    ...links.filter(({ count, isCurrent }) => count > 0 || isCurrent),
  ];
}
