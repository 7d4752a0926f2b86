import { postCategories } from '@showroom/store/rules';
import { readSort, writeSort, usualSort, type Sort, type Sorts } from '../../../frame/sorting/sorts.ts';

type Category = (typeof postCategories)[number];

export const postStatuses = ['published', 'draft', 'scheduled'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postStatusLabels: Readonly<Record<PostStatus, string>> = {
  published: 'Published',
  draft: 'Drafts',
  scheduled: 'Scheduled',
};

/** What a list of posts can be sorted by, as the store calls it. */
type PostSort = 'made' | 'day' | 'title' | 'person' | 'publication' | 'views';

export const postSorts: Sorts<PostSort> = [
  { by: 'made', rising: 'Oldest first', falling: 'Newest first', beginsFalling: true },
  { by: 'title', rising: 'Title, A to Z', falling: 'Title, Z to A' },
  { by: 'person', rising: 'Author, A to Z', falling: 'Author, Z to A' },
  { by: 'publication', rising: 'Published first', falling: 'Drafts first' },
  { by: 'day', rising: 'Date, oldest first', falling: 'Date, newest first', beginsFalling: true },
  { by: 'views', rising: 'Fewest views first', falling: 'Most views first', beginsFalling: true },
];

/** What a list of posts shows, as its address says it. */
export interface PostListView {
  readonly query: string;
  readonly status: PostStatus | undefined;
  readonly category: Category | undefined;
  readonly sort: Sort<PostSort>;
  /** From 1 on. */
  readonly page: number;
}

const MAX_QUERY_LENGTH = 200;

/** Reads the address of a list of posts; whatever does not fit counts as not given. */
export function parsePostList(params: URLSearchParams): PostListView {
  const page = params.get('page') ?? '';
  return {
    query: (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    status: postStatuses.find((status) => status === params.get('status')),
    category: postCategories.find((category) => category === params.get('category')),
    sort: readSort(postSorts, params.get('sort')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes the address of a list, without what is at its default. */
export function buildPostListSearch(view: Partial<PostListView>): string {
  const params = new URLSearchParams();
  if (view.query) params.set('q', view.query);
  if (view.status) params.set('status', view.status);
  if (view.category) params.set('category', view.category);
  const sort = writeSort(postSorts, view.sort ?? usualSort(postSorts));
  if (sort !== '') params.set('sort', sort);
  if (view.page !== undefined && view.page > 1) params.set('page', String(view.page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether anything narrows the list. */
export function isNarrowed({ query, status, category }: PostListView): boolean {
  return query !== '' || status !== undefined || category !== undefined;
}
