import {
  COMMENTS_PER_PAGE,
  countComments,
  deleteComment,
  listComments,
  setCommentStatus,
  type CommentOutcome,
} from '@showroom/store/admin';
import { commentStatusLabels, isCommentStatus, type CommentStatus } from '@showroom/store/rules';
import { data } from 'react-router-dom';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import { useLiveData } from '../../frame/live-counts/use-live-data.ts';
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
      post: { title: post.title, href: post.isInTrash ? null : `${siteUrl}/blog/${post.slug}` },
    })),
  };
}

const said: Readonly<Record<CommentStatus | 'delete', (count: number) => string>> = {
  approved: (count) => (count === 1 ? 'Comment approved and published' : `${count} comments approved and published`),
  rejected: (count) => `${nameCount(count)} rejected`,
  spam: (count) => `${nameCount(count)} marked as spam`,
  pending: (count) => `${nameCount(count)} moved back to review`,
  delete: (count) =>
    `${nameCount(count)} deleted: you can restore ${count === 1 ? 'it' : 'them'} from Trash for one hour`,
};

function nameCount(count: number): string {
  return count === 1 ? 'Comment' : `${count} comments`;
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const chosen = form.getAll('chosen').filter((id) => typeof id === 'string' && /^[\w-]{1,64}$/.test(id));
  const intent = readText(form, 'intent');
  const shown = readCommentList(new URL(args.request.url).searchParams);
  const list = toCommentSearch(shown);
  const back = `/admin/dashboard/comments${list}`;
  if (intent !== 'delete' && !isCommentStatus(intent))
    throw data('Something went wrong. Reload the page and try again.', { status: 400 });
  if (chosen.length === 0) return redirectWithNotice(args, back, { text: 'Nothing selected' });
  const outcomes = await args.context.get(storeContext).write({ actor }, async (transaction) => {
    const all: (CommentOutcome & { readonly id: string })[] = [];
    for (const id of chosen.map(String)) {
      const asked = { commentId: id, shown: shown.status };
      const outcome =
        intent === 'delete'
          ? await deleteComment(transaction, asked)
          : await setCommentStatus(transaction, { ...asked, status: intent });
      all.push({ ...outcome, id });
    }
    return all;
  });
  const done = outcomes.filter(({ code }) => code === 'done').map(({ id }) => id);
  const asAsked = outcomes.filter(({ code }) => code === 'done' || code === 'as-asked').length;
  const sentences = [...(asAsked > 0 ? [said[intent](asAsked)] : []), ...describeOthers(outcomes)];
  const was = intent === 'delete' ? 'was=deleted' : `was=${shown.status}&now=${intent}`;
  return redirectWithNotice(args, back, {
    text: sentences.join('. '),
    ...(done.length > 0
      ? { undoPath: `/admin/comments/undo${list === '' ? '?' : `${list}&`}${was}&of=${done.join('~')}` }
      : {}),
  });
}

/** Reports what someone else did first, with a link to it. */
function describeOthers(outcomes: readonly CommentOutcome[]): string[] {
  const gone = outcomes.filter(({ code }) => code === 'gone').length;
  const moved = outcomes.flatMap((each) => (each.code === 'moved' ? [commentStatusLabels[each.status]] : []));
  const places = [...new Set(moved)].map((label) => `“${label}”`).join(' and ');
  const them = moved.length === 1 ? 'one comment' : `${moved.length} comments`;
  return [
    ...(moved.length > 0 ? [`Someone else already moved ${them} to ${places}`] : []),
    ...(gone > 0 ? [`Someone else already deleted ${gone === 1 ? 'one comment' : `${gone} comments`}`] : []),
  ];
}

export const meta: Route.MetaFunction = () => [{ title: 'Comments' }, { name: 'robots', content: 'noindex' }];

export default function Comments({ loaderData }: Route.ComponentProps) {
  return <CommentsPage {...useLiveData(loaderData)} />;
}
