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
  return `${Math.max(1, Math.ceil(countWords(post.body) / WORDS_PER_MINUTE))} min read`;
}

const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;
const LAST_ASCII = 127;

/**
 * Words are what stands between spaces and has a letter or a figure in it. Character by character, as each page of a list counts
 * those of twelve whole posts: cut into words first, a text took four times as long, a fifth of the page.
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

/** A space, a tabulator, an end of a line. */
function isPlainSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** 0 to 9, A to Z, a to z. */
function isPlainWord(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** How long a long text may be while it is a draft, in characters. What may be published is shorter: see text-limits.ts. */
export const LONGEST_DRAFT = 2_000_000;

/** The longest texts of a post, in characters, beside its body: the store keeps no longer ones, and the form takes none. */
export const postLengths = {
  title: 200,
  excerpt: 1000,
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
  faq: ['question', 'answer'],
} as const;
