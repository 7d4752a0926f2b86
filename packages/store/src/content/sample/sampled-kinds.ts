import type { ContentKind } from '../content-kind.ts';
import { inStockProducts } from '../kinds/in-stock-product.ts';
import { posts } from '../kinds/post.ts';
import { testimonials } from '../kinds/testimonial.ts';
import { works } from '../kinds/work.ts';

/** What an empty store is filled with. */
export const sampledKinds: readonly ContentKind[] = [posts, works, inStockProducts, testimonials];
