import { isCommentStatus, type CommentStatus } from '@showroom/store/rules';
import { readSort, writeSort, type Sort, type Sorts } from '../../frame/sorting/sorts.ts';

/** The store’s names of the columns to sort comments by. */
type CommentSort = 'time' | 'name' | 'post' | 'spam';

export const commentSorts: Sorts<CommentSort> = [
  { by: 'time', rising: 'Oldest first', falling: 'Newest first', beginsFalling: true },
  { by: 'post', rising: 'Post, A to Z', falling: 'Post, Z to A' },
  { by: 'name', rising: 'Name, A to Z', falling: 'Name, Z to A' },
  { by: 'spam', rising: 'Spam score, low to high', falling: 'Spam score, high to low' },
];

/** The part of the comment list that a URL names. */
export interface CommentList {
  readonly status: CommentStatus;
  readonly sort: Sort<CommentSort>;
  readonly page: number;
}

/** Reads a URL. The default is the first page of pending comments. */
export function readCommentList(params: URLSearchParams): CommentList {
  const status = params.get('status') ?? '';
  const page = params.get('page') ?? '';
  return {
    status: isCommentStatus(status) ? status : 'pending',
    sort: readSort(commentSorts, params.get('sort')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of a part of the list; empty for the default. */
export function toCommentSearch({ status, sort, page }: CommentList): string {
  const sorted = writeSort(commentSorts, sort);
  const params = new URLSearchParams({
    ...(status === 'pending' ? {} : { status }),
    ...(sorted === '' ? {} : { sort: sorted }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return params.size === 0 ? '' : `?${params}`;
}
