/**
 * The kinds of content, by the last part of the path of their lists and in the order of the tabs. The frame needs no more of
 * them; `content/kinds` says the rest of each and does not compile while one is missing.
 */
export const contentKinds = {
  posts: { tab: 'Blog Posts', storedAs: 'post' },
  products: { tab: 'In-Stock Products', storedAs: 'in-stock-product' },
  works: { tab: 'Our Work', storedAs: 'work' },
  testimonials: { tab: 'Testimonials', storedAs: 'testimonial' },
  faqs: { tab: 'Questions', storedAs: 'faq' },
} as const satisfies Readonly<Record<string, { readonly tab: string; readonly storedAs: string }>>;

export type KindName = keyof typeof contentKinds;

/** The kinds that are edited in a window over their list: all but posts, which have an editor of their own. */
export type ItemName = Exclude<KindName, 'posts'>;

// The keys of the record above.
export const kindNames = Object.keys(contentKinds) as readonly KindName[];
export const itemNames: readonly ItemName[] = kindNames.filter((name) => name !== 'posts');

export function isKindName(name: unknown): name is KindName {
  return kindNames.some((each) => each === name);
}

export function isItemName(name: unknown): name is ItemName {
  return itemNames.some((each) => each === name);
}

/** Where the list of a kind is, for everyday work. */
export function toListPath(name: KindName): string {
  return `/admin/dashboard-pro/${name}`;
}

/** The kind that the store calls so. */
export function findKindName(storedAs: string): KindName | undefined {
  return kindNames.find((name) => contentKinds[name].storedAs === storedAs);
}
