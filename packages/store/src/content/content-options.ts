// Closed lists of content. The browser imports them too.

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

const leadingCategories: readonly (typeof postCategories)[number][] = ['Design Trends', 'Product Guide'];

/** In the order in which the blog lists them. */
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

const MOST_LOW_STOCK = 5;

/** The status that the owner chose, or else the one that follows from the quantity. */
export function stockStatusOf(product: { quantity: number; statusOverride: StockStatus | null }): StockStatus {
  if (product.statusOverride !== null) return product.statusOverride;
  if (product.quantity <= 0) return 'out-of-stock';
  return product.quantity <= MOST_LOW_STOCK ? 'low-stock' : 'in-stock';
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

/** The reading time that the owner wrote, or else an estimate: "6 min read". */
export function readTimeOf(post: { readTime: string; body: string }): string {
  if (post.readTime !== '') return post.readTime;
  return `${Math.max(1, Math.ceil(countWords(post.body) / WORDS_PER_MINUTE))} min read`;
}

const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;
const LAST_ASCII = 127;

/**
 * Counts words that contain a letter or a digit. Character by character, because splitting takes four times as long, and a list
 * counts twelve whole posts.
 */
function countWords(text: string): number {
  let count = 0;
  let isCounted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isPlain = code <= LAST_ASCII;
    if (isPlain ? isPlainSpace(code) : /\s/.test(text.charAt(at))) isCounted = false;
    else if (
      !isCounted &&
      (isPlain ? isPlainWord(code) : LETTER_OR_FIGURE.test(String.fromCodePoint(text.codePointAt(at) ?? 0)))
    ) {
      isCounted = true;
      count += 1;
    }
  }
  return count;
}

function isPlainSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function isPlainWord(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** Limit for a draft's text, in characters. text-limits.ts has the limits for publishing. */
export const LONGEST_DRAFT = 2_000_000;

/** Limits of a post's other fields, in characters, for the store and the form. */
export const postLengths = {
  title: 200,
  excerpt: 1000,
  author: 200,
  readTime: 40,
  metaTitle: 200,
  metaDescription: 500,
} as const;

export const LONGEST_ALT = 300;

/** Fields that must be filled in before publishing. */
export const neededFields = {
  post: ['title', 'excerpt', 'body', 'author'],
  product: ['name', 'description'],
  work: ['title', 'description', 'client', 'location', 'completedOn'],
  testimonial: ['quote', 'role'],
  faq: ['question', 'answer'],
} as const;
