import { TRASH_PATH } from '../../frame/navigation/page-paths.ts';

/** What can be brought back, by the name in an address. */
export const deletedKinds = {
  posts: { one: 'Post', many: 'Posts' },
  products: { one: 'Product', many: 'Products' },
  works: { one: 'Work item', many: 'Work items' },
  testimonials: { one: 'Testimonial', many: 'Testimonials' },
  pictures: { one: 'Image', many: 'Images' },
  comments: { one: 'Comment', many: 'Comments' },
} as const;

export type DeletedKind = keyof typeof deletedKinds;

/** What the page shows, as its address says it. */
export interface DeletedView {
  /** One kind alone; undefined for all. */
  readonly kind: DeletedKind | undefined;
  /** From 1. */
  readonly page: number;
}

export function isDeletedKind(name: unknown): name is DeletedKind {
  return typeof name === 'string' && Object.hasOwn(deletedKinds, name);
}

/** Reads the address; whatever does not fit counts as not given. */
export function readDeletedView(params: URLSearchParams): DeletedView {
  const kind = params.get('of');
  const page = params.get('page') ?? '';
  return { kind: isDeletedKind(kind) ? kind : undefined, page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 };
}

/** The address of a part of the list. */
export function toDeletedPath({ kind, page = 1 }: { readonly kind?: DeletedKind | undefined; readonly page?: number }) {
  const params = new URLSearchParams({
    ...(kind === undefined ? {} : { of: kind }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return params.size === 0 ? TRASH_PATH : `${TRASH_PATH}?${params}`;
}
