import { setCommentStatus, undeleteComment } from '@showroom/store/admin';
import { commentStatusLabels, isCommentStatus } from '@showroom/store/rules';
import { data } from 'react-router-dom';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import { readCommentList, toCommentSearch } from './comment-list-url.ts';
import type { Route } from './+types/undo.route';

export { RouteErrorWords as ErrorBoundary } from '../../frame/guard/error-page.tsx';

export const middleware = [allow('content')];

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const params = new URL(args.request.url).searchParams;
  const was = params.get('was') ?? '';
  const now = params.get('now') ?? '';
  const ids = (params.get('of') ?? '').split('~').filter((id) => /^[\w-]{1,64}$/.test(id));
  const back = await args.context.get(storeContext).write({ actor }, async (transaction) => {
    let count = 0;
    for (const commentId of ids) {
      const isBack =
        was === 'deleted'
          ? await undeleteComment(transaction, { commentId })
          : isCommentStatus(was) &&
            isCommentStatus(now) &&
            (await setCommentStatus(transaction, { commentId, shown: now, status: was })).code === 'done';
      if (isBack) count += 1;
    }
    return count;
  });
  if (back === 0) {
    const why =
      was === 'deleted'
        ? 'This can no longer be restored: the one-hour limit has passed.'
        : 'This can’t be undone: someone else has moderated it since.';
    throw data(why, { status: 409 });
  }
  return redirectWithNotice(args, `/admin/dashboard/comments${toCommentSearch(readCommentList(params))}`, {
    text: `${back === 1 ? 'Comment' : `${back} comments`} ${isCommentStatus(was) ? `moved back to “${commentStatusLabels[was]}”` : 'restored'}`,
  });
}
