import type { ContentKind } from '../content-kind.ts';
import { faqs } from './faq.ts';
import { inStockProducts } from './in-stock-product.ts';
import { posts } from './post.ts';
import { testimonials } from './testimonial.ts';
import { works } from './work.ts';

/** What the owner writes for visitors: an empty store is filled with it, and a draft of it can be looked at before it is published. */
export const editedKinds: readonly ContentKind[] = [posts, inStockProducts, works, testimonials, faqs];
