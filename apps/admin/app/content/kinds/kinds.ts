import { itemNames, type ItemName, type KindName } from '../../frame/navigation/content-kinds.ts';
import { faqForm } from '../kind-definitions/faqs.ts';
import type { ItemField, ItemForm } from '../kind-definitions/item-form.ts';
import type { KindList, KindWords } from '../kind-definitions/kind-list.ts';
import { postList } from '../kind-definitions/posts.ts';
import { productForm } from '../kind-definitions/products.ts';
import { testimonialForm } from '../kind-definitions/testimonials.ts';
import { workForm } from '../kind-definitions/works.ts';

/** Every kind that is edited in a window over its list. */
export const itemForms: Readonly<Record<ItemName, ItemForm>> = {
  products: productForm,
  works: workForm,
  testimonials: testimonialForm,
  faqs: faqForm,
};

/** The list of each kind. */
export const kindLists: Readonly<Record<KindName, KindList>> = { posts: postList, ...itemForms };

/** What the owner calls the things of each kind: activity, trash, command palette and toasts have their words from here. */
export const kindWords: Readonly<Record<KindName, KindWords>> = { posts: postList, ...itemForms };

/** Every field of a kind's form. */
export function listItemFields(name: ItemName): readonly ItemField[] {
  return itemForms[name].sections.flatMap(({ fields }) => fields);
}

/** The kinds whose things can have tags. */
export const taggedKinds: readonly KindName[] = [
  'posts',
  ...itemNames.filter((name) => listItemFields(name).some(({ input }) => input === 'tags')),
];
