import { posts } from '@showroom/store/posts';
import { data } from 'react-router-dom';
import { bringBack } from '../bulk/bring-back.server.ts';
import { storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { readRevision } from '../session/read-revision.ts';
import { requireSession } from '../session/require-session.server.ts';
import { redirectWithNotice } from '../shell/notice.server.ts';
import type { Route } from './+types/undo.route';
import { findPostsPath } from './find-posts-path.ts';

export const middleware = [allow('content')];

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const { searchParams } = new URL(args.request.url);
  const listPath = findPostsPath(searchParams.get('in') ?? '');
  const at = searchParams.get('at');
  if (at !== null && Number.isNaN(Date.parse(at))) throw data('That link is not known here.', { status: 400 });
  const deleted = { id: args.params.postId, from: readRevision(searchParams.get('from')), at };
  const isBack = await args.context
    .get(storeContext)
    .write({ actor }, (transaction) => bringBack(transaction, posts, deleted));
  if (!isBack) throw data('This post cannot be brought back any more: it was changed meanwhile.', { status: 409 });
  return redirectWithNotice(args, listPath, { text: 'The post is back' });
}
