import { isCommentStatus } from '@showroom/store/comment-status';
import { setCommentStatus, undeleteComment } from '@showroom/store/admin/moderate-comments';
import { data } from 'react-router-dom';
import { storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import { redirectWithNotice } from '../shell/notice.server.ts';
import type { Route } from './+types/undo.route';

export const middleware = [allow('content')];

/** Takes back the last decision about a comment. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const { commentId } = args.params;
  const was = new URL(args.request.url).searchParams.get('was') ?? '';
  const isBack = await args.context.get(storeContext).write({ actor }, async (transaction) => {
    if (was === 'deleted') return undeleteComment(transaction, { commentId });
    return isCommentStatus(was) && setCommentStatus(transaction, { commentId, status: was });
  });
  if (!isBack) throw data('This comment cannot be brought back any more.', { status: 409 });
  const list = isCommentStatus(was) && was !== 'pending' ? `?status=${was}` : '';
  return redirectWithNotice(args, `/admin/dashboard/comments${list}`, { text: 'The comment is back' });
}
