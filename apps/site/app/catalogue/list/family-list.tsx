import { ListPage, type ListPageProps } from './list-page.tsx';
import { ListPages } from './list-pages.tsx';
import { ListParts } from './list-parts.tsx';
import { SortField } from './sort-field.tsx';
import { TypeLinks } from './type-links.tsx';

/** The list of a family of branded products. */
export function FamilyList(props: Pick<ListPageProps, 'list' | 'promotionAs' | 'searchAs' | 'hero'>) {
  return <ListPage {...props} sortAs={SortField} pagesAs={ListPages} typesAs={TypeLinks} partsAs={ListParts} />;
}
