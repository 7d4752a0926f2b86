import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { storedFaqs } from '../kind-definitions/faqs.server.ts';
import { storedPosts } from '../kind-definitions/posts.server.ts';
import { storedProducts } from '../kind-definitions/products.server.ts';
import type { AnyKind, StoredKind } from '../kind-definitions/stored-kind.server.ts';
import { storedTestimonials } from '../kind-definitions/testimonials.server.ts';
import { storedWorks } from '../kind-definitions/works.server.ts';

export const storedKinds: Readonly<Record<KindName, StoredKind>> = {
  posts: storedPosts,
  products: storedProducts,
  works: storedWorks,
  testimonials: storedTestimonials,
  faqs: storedFaqs,
};

export const kindOf = (name: KindName): AnyKind => storedKinds[name].kind;
