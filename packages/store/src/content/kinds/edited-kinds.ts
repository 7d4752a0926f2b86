import type { ContentKind } from '../content-kind.ts';
import { faqs } from './faq.ts';
import { inStockProducts } from './in-stock-product.ts';
import { posts } from './post.ts';
import { testimonials } from './testimonial.ts';
import { works } from './work.ts';

/** The kinds of content that have drafts, previews and samples. */
export const editedKinds: readonly ContentKind[] = [posts, inStockProducts, works, testimonials, faqs];
