import { postCategories } from '@showroom/store/rules';
import type { Post } from '@showroom/store/site';
import { readAskedPage } from '../content/list-place.ts';

export interface AskedBlog {
  readonly category: Post['category'] | null;
  /** From 1; may be beyond the last page. */
  readonly page: number;
}

/** Reads the blog's query and ignores invalid parts. */
export function readBlogSearch(asked: URLSearchParams): AskedBlog {
  const slug = asked.get('category') ?? '';
  return {
    category: categoryOf.get(slug) ?? null,
    page: readAskedPage(asked),
  };
}

/** The canonical query: empty, or with its question mark. */
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
