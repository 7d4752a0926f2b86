import { kindNames, type KindName } from '../../frame/navigation/content-kinds.ts';
import { faqForm } from '../kind-definitions/faqs.ts';
import type { FormField, KindForm } from '../kind-definitions/kind-form.ts';
import { postForm } from '../kind-definitions/posts.ts';
import { productForm } from '../kind-definitions/products.ts';
import { testimonialForm } from '../kind-definitions/testimonials.ts';
import { workForm } from '../kind-definitions/works.ts';

/** Each kind’s words, list and form. Activity, trash and command palette use them, too. */
export const kindForms: Readonly<Record<KindName, KindForm>> = {
  posts: postForm,
  products: productForm,
  works: workForm,
  testimonials: testimonialForm,
  faqs: faqForm,
};

export function listFields(name: KindName): readonly FormField[] {
  return kindForms[name].sections.flatMap(({ fields }) => fields);
}

export const taggedKinds = kindNames.filter((name) => listFields(name).some((field) => field.name === 'tags'));
