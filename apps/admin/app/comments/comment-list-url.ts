import { isCommentStatus, type CommentStatus } from '@showroom/store/comment-status';

/** A part of the list of comments, as its address names it. */
export interface CommentList {
  readonly status: CommentStatus;
  /** From 1. */
  readonly page: number;
}

/** What an address asks for; those that wait, from the first, where it asks for nothing that there is. */
export function readCommentList(params: URLSearchParams): CommentList {
  const status = params.get('status') ?? '';
  const page = params.get('page') ?? '';
  return {
    status: isCommentStatus(status) ? status : 'pending',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of a part of the list; empty for that which is shown first. */
export function toCommentSearch({ status, page }: CommentList): string {
  const params = new URLSearchParams({
    ...(status === 'pending' ? {} : { status }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return params.size === 0 ? '' : `?${params}`;
}
