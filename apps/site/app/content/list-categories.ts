import type { CountedLink } from '../catalogue/list/counted-links.tsx';

interface CategoryWords<Category> {
  readonly labelOf: (category: Category) => string;
  /** The URL of a category's list; null for all. */
  readonly hrefOf: (category: Category | null) => string;
}

/**
 * Links to the categories of a list: all, then each that isn't empty or is the current one, in the order of `categories`.
 *
 * @param counts items by category
 * @param asked the current category; null for all
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
