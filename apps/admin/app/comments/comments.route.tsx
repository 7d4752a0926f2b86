import { isCommentStatus } from '@showroom/store/comment-status';
import { COMMENTS_PER_PAGE, countComments, listComments } from '@showroom/store/admin/list-comments';
import { deleteComment, setCommentStatus } from '@showroom/store/admin/moderate-comments';
import { data } from 'react-router-dom';
import { formatInstant } from '../leads/format-instant.ts';
import { runtimeContext, storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { readForm } from '../session/read-form.server.ts';
import { readText } from '../session/read-text.ts';
import { requireSession } from '../session/require-session.server.ts';
import { redirectWithNotice } from '../shell/notice.server.ts';
import type { Route } from './+types/comments.route';
import { CommentsPage } from './comments-page.tsx';
import { readCommentList, toCommentSearch } from './comment-list-url.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const { siteUrl } = args.context.get(runtimeContext);
  const { status, page: asked, sort } = readCommentList(new URL(args.request.url).searchParams);
  const counts = await countComments(store);
  const pages = Math.max(1, Math.ceil(counts[status] / COMMENTS_PER_PAGE));
  const page = Math.min(asked, pages);
  const comments = await listComments(store, { status, page, order: sort });
  return {
    status,
    sort,
    page,
    pages,
    counts,
    comments: comments.map(({ at, post, ...comment }) => ({
      ...comment,
      at,
      atText: formatInstant(at),
      post: { title: post.title, href: `${siteUrl}/blog/${post.slug}` },
    })),
  };
}

const said = {
  approved: 'Comment approved: it stands under its article',
  rejected: 'Comment rejected',
  spam: 'Comment marked as spam',
  pending: 'Comment put back to be reviewed',
} as const;

/** Decides about one comment, and leads back to the list that it was in. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const commentId = readText(form, 'comment');
  const intent = readText(form, 'intent');
  const shown = readCommentList(new URL(args.request.url).searchParams);
  const store = args.context.get(storeContext);
  const back = `/admin/dashboard/comments${toCommentSearch(shown)}`;
  const undoPath = `/admin/comments/${commentId}/undo?was=${intent === 'delete' ? 'deleted' : shown.status}`;
  if (intent === 'delete') {
    if (!(await store.write({ actor }, (transaction) => deleteComment(transaction, { commentId })))) throw gone();
    return redirectWithNotice(args, back, { text: 'Comment deleted. For an hour it is under Deleted', undoPath });
  }
  if (!isCommentStatus(intent)) throw data('That is not known here.', { status: 400 });
  if (!(await store.write({ actor }, (transaction) => setCommentStatus(transaction, { commentId, status: intent })))) {
    throw gone();
  }
  return redirectWithNotice(args, back, { text: said[intent], undoPath });
}

function gone() {
  return data('This comment is gone: somebody else has deleted it.', { status: 404 });
}

export const meta: Route.MetaFunction = () => [{ title: 'Comments' }, { name: 'robots', content: 'noindex' }];

export default function Comments({ loaderData }: Route.ComponentProps) {
  return <CommentsPage {...loaderData} />;
}
