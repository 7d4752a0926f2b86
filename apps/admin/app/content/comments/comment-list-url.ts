import { isCommentStatus, type CommentStatus } from '@showroom/store/rules';
import { readPage, writeSearch } from '../../frame/sorting/list-params.ts';
import { readSort, writeSort, type Sort, type Sorts } from '../../frame/sorting/sorts.ts';

/** The store’s names of the columns to sort comments by. */
type CommentSort = 'time' | 'name' | 'post' | 'spam';

export const commentSorts: Sorts<CommentSort> = [
  { by: 'time', rising: 'Oldest first', falling: 'Newest first', beginsFalling: true },
  { by: 'post', rising: 'Post, A to Z', falling: 'Post, Z to A' },
  { by: 'name', rising: 'Name, A to Z', falling: 'Name, Z to A' },
  { by: 'spam', rising: 'Spam score, low to high', falling: 'Spam score, high to low' },
];

export interface CommentList {
  readonly status: CommentStatus;
  readonly sort: Sort<CommentSort>;
  readonly page: number;
}

/** Reads a URL. The default is the first page of pending comments. */
export function readCommentList(params: URLSearchParams): CommentList {
  const status = params.get('status') ?? '';
  return {
    status: isCommentStatus(status) ? status : 'pending',
    sort: readSort(commentSorts, params.get('sort')),
    page: readPage(params),
  };
}

/** The query of a part of the list; empty for the default. */
export function toCommentSearch({ status, sort, page }: CommentList): string {
  return writeSearch({ status: status === 'pending' ? undefined : status, sort: writeSort(commentSorts, sort), page });
}
