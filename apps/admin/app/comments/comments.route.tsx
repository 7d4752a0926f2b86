import { isCommentStatus, type CommentStatus } from '@showroom/store/comment-status';
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

/** What is said of one comment, or of several. */
const said: Readonly<Record<CommentStatus | 'delete', (count: number) => string>> = {
  approved: (count) =>
    count === 1
      ? 'Comment approved: it stands under its article'
      : `${count} comments approved: they stand under their articles`,
  rejected: (count) => `${nameCount(count)} rejected`,
  spam: (count) => `${nameCount(count)} marked as spam`,
  pending: (count) => `${nameCount(count)} put back to be reviewed`,
  delete: (count) => `${nameCount(count)} deleted. For an hour ${count === 1 ? 'it is' : 'they are'} under Deleted`,
};

function nameCount(count: number): string {
  return count === 1 ? 'Comment' : `${count} comments`;
}

/** Decides about one comment or several, and leads back to the list that they were in. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const chosen = form.getAll('chosen').filter((id) => typeof id === 'string' && /^[\w-]{1,64}$/.test(id));
  const intent = readText(form, 'intent');
  const shown = readCommentList(new URL(args.request.url).searchParams);
  const back = `/admin/dashboard/comments${toCommentSearch(shown)}`;
  if (intent !== 'delete' && !isCommentStatus(intent)) throw data('That is not known here.', { status: 400 });
  if (chosen.length === 0) return redirectWithNotice(args, back, { text: 'Nothing was chosen' });
  const done = await args.context.get(storeContext).write({ actor }, async (transaction) => {
    const changed: string[] = [];
    for (const commentId of chosen.map(String)) {
      const isDone =
        intent === 'delete'
          ? await deleteComment(transaction, { commentId })
          : await setCommentStatus(transaction, { commentId, status: intent });
      if (isDone) changed.push(commentId);
    }
    return changed;
  });
  if (done.length === 0) throw data('This comment is gone: somebody else has deleted it.', { status: 404 });
  const left = chosen.length - done.length;
  return redirectWithNotice(args, back, {
    text: `${said[intent](done.length)}${left > 0 ? `. ${left} had been deleted by somebody else` : ''}`,
    undoPath: `/admin/comments/undo?was=${intent === 'delete' ? 'deleted' : shown.status}&of=${done.join('~')}`,
  });
}

export const meta: Route.MetaFunction = () => [{ title: 'Comments' }, { name: 'robots', content: 'noindex' }];

export default function Comments({ loaderData }: Route.ComponentProps) {
  return <CommentsPage {...loaderData} />;
}
