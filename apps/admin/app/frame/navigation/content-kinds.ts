/**
 * The kinds of content, by the last part of their lists’ paths and in tab order. `content/kinds` defines the rest of
 * each, and doesn’t compile while one is missing.
 */
export const contentKinds = {
  posts: { tab: 'Blog Posts', storedAs: 'post' },
  products: { tab: 'In-Stock Products', storedAs: 'in-stock-product' },
  works: { tab: 'Our Work', storedAs: 'work' },
  testimonials: { tab: 'Testimonials', storedAs: 'testimonial' },
  faqs: { tab: 'Questions', storedAs: 'faq' },
} as const satisfies Readonly<Record<string, { readonly tab: string; readonly storedAs: string }>>;

export type KindName = keyof typeof contentKinds;

/** Kinds edited in a dialog over their list; posts have an editor page. */
export type ItemName = Exclude<KindName, 'posts'>;

export const kindNames = Object.keys(contentKinds) as readonly KindName[];
export const itemNames: readonly ItemName[] = kindNames.filter((name) => name !== 'posts');

export function isKindName(name: unknown): name is KindName {
  return kindNames.some((each) => each === name);
}

export function isItemName(name: unknown): name is ItemName {
  return itemNames.some((each) => each === name);
}

export function toListPath(name: KindName): string {
  return `/admin/dashboard-pro/${name}`;
}

/** By its name in the store. */
export function findKindName(storedAs: string): KindName | undefined {
  return kindNames.find((name) => contentKinds[name].storedAs === storedAs);
}
