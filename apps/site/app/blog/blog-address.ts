import { postCategories } from '@showroom/store/rules';
import type { Post } from '@showroom/store/site';
import { readAskedPage } from '../content/list-place.ts';

/** What an address asks the blog for. */
export interface AskedBlog {
  /** Null: all of them. */
  readonly category: Post['category'] | null;
  /** From 1; there may be fewer pages than asked for. */
  readonly page: number;
}

/** Reads the query of the blog's address. What it does not know, it passes over. */
export function readBlogSearch(asked: URLSearchParams): AskedBlog {
  const slug = asked.get('category') ?? '';
  return {
    category: categoryOf.get(slug) ?? null,
    page: readAskedPage(asked),
  };
}

/** The query that asks for it, in one spelling: empty, or with its question mark. */
export function buildBlogSearch({ category, page }: AskedBlog): string {
  const search = new URLSearchParams();
  if (category !== null) search.set('category', toCategorySlug(category));
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '' : `?${search}`;
}

const categoryOf: ReadonlyMap<string, Post['category']> = new Map(
  postCategories.map((category) => [toCategorySlug(category), category]),
);

function toCategorySlug(category: Post['category']): string {
  return category.toLowerCase().replaceAll(' ', '-');
}
