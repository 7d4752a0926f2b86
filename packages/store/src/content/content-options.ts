// The closed lists of content, free of anything that only a server has: forms in the browser show them too.

/** Categories of posts: those of both dashboards, in the order of the specification. */
export const postCategories = [
  'Design Tips',
  'Design Trends',
  'Product Guide',
  'Custom Work',
  'Lighting',
  'Maintenance',
  'Installation',
  'Kitchen Design',
  'Bathroom Design',
  'Custom Millwork',
  'Product Reviews',
  'Installation Tips',
  'Maintenance Guide',
  'Industry News',
] as const;

/** Those that the blog leads with, in its own order; the others follow in theirs. */
const leadingCategories: readonly (typeof postCategories)[number][] = ['Design Trends', 'Product Guide'];

/** The categories as the blog lists them to its readers. */
export const blogCategories: typeof leadingCategories = [...new Set([...leadingCategories, ...postCategories])];

export const inStockCategories = [
  'Kitchen Cabinets',
  'Bathroom Vanities',
  'Countertops',
  'Hardware',
  'Lighting',
  'Flooring',
  'Appliances',
  'Accessories',
] as const;

export const stockStatuses = ['in-stock', 'low-stock', 'out-of-stock'] as const;
export type StockStatus = (typeof stockStatuses)[number];

const MOST_THAT_IS_LOW = 5;

/** What the owner said of a product's stock or, unless they did, what follows from the quantity: 0, 1 to 5, more. */
export function stockStatusOf(product: { quantity: number; statusOverride: StockStatus | null }): StockStatus {
  if (product.statusOverride !== null) return product.statusOverride;
  if (product.quantity <= 0) return 'out-of-stock';
  return product.quantity <= MOST_THAT_IS_LOW ? 'low-stock' : 'in-stock';
}

export const workCategories = [
  'kitchen',
  'bathroom',
  'living-room',
  'bedroom',
  'office',
  'custom',
  'renovation',
] as const;

export const projectTypes = ['new-construction', 'renovation', 'remodel'] as const;

export const workStatuses = ['completed', 'in-progress', 'planning'] as const;

const WORDS_PER_MINUTE = 200;

/** What the owner wrote of a post's reading time or, unless they did, its words at 200 a minute: "6 min read". */
export function readTimeOf(post: { readTime: string; body: string }): string {
  if (post.readTime !== '') return post.readTime;
  const words = post.body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return `${Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))} min read`;
}

/** The longest texts of a post, in characters: the store keeps no longer ones, and the form takes none. */
export const postLengths = {
  title: 200,
  excerpt: 1000,
  body: 200_000,
  author: 200,
  readTime: 40,
  metaTitle: 200,
  metaDescription: 500,
} as const;

/** The longest words that stand in place of a picture's own. */
export const LONGEST_ALT = 300;

/**
 * What has to be filled in before visitors may see it: one rule for forms, bulk deeds, plans and rehearsals. What has a default
 * always is.
 */
export const neededFields = {
  post: ['title', 'excerpt', 'body', 'author'],
  product: ['name', 'description'],
  work: ['title', 'description', 'client', 'location', 'completedOn'],
  testimonial: ['quote', 'role'],
} as const;
