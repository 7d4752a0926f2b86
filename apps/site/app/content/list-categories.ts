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
 * @param used The category of each thing.
 * @param asked Null for all.
 */
export function listCategories<Category>(
  categories: readonly Category[],
  used: readonly Category[],
  asked: Category | null,
  { labelOf, hrefOf }: CategoryWords<Category>,
): readonly CountedLink[] {
  const links = categories.map((category) => ({
    label: labelOf(category),
    count: used.filter((each) => each === category).length,
    href: hrefOf(category),
    isCurrent: category === asked,
  }));
  return [
    { label: 'All', count: used.length, href: hrefOf(null), isCurrent: asked === null },
    ...links.filter(({ count, isCurrent }) => count > 0 || isCurrent),
  ];
}
