import { restore } from '@showroom/store/admin/edit-content';
import { posts } from '@showroom/store/posts';
import { data } from 'react-router-dom';
import { storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { readForm } from '../session/read-form.server.ts';
import { readRevision } from '../session/read-revision.ts';
import { requireSession } from '../session/require-session.server.ts';
import { redirectWithNotice } from '../shell/notice.server.ts';
import type { Route } from './+types/history.route';
import { findPostsPath } from './find-posts-path.ts';
import { HistoryPage } from './history/history-page.tsx';
import { loadHistory } from './history/load-history.server.ts';

export { loadAfterConflict as shouldRevalidate } from '../shell/load-after-conflict.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const { dashboard, postId, span } = args.params;
  const postPath = `${findPostsPath(dashboard)}/${postId}`;
  const history = await loadHistory(args.context.get(storeContext), postId, span);
  if (history === undefined) throw data(null, { status: 404 });
  return { history, postPath, search: new URL(args.request.url).search };
}

/** Brings a former state back as a draft, over the state that was looked at and no later one. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const { dashboard, postId: id } = args.params;
  const postPath = `${findPostsPath(dashboard)}/${id}`;
  const form = await readForm(args.request);
  const from = readRevision(form.get('from'));
  const revision = readRevision(form.get('revision'));
  const result = await args.context
    .get(storeContext)
    .write({ actor }, (transaction) => restore(transaction, posts, { id, from, revision }));
  if (result.ok) {
    const isShown = result.content.publicationStatus === 'published';
    const text = `Restored as a draft.${isShown ? ' Visitors see what is published until you publish it.' : ''}`;
    return redirectWithNotice(args, `${postPath}${new URL(args.request.url).search}`, { text });
  }
  if (result.code === 'not-found') throw data(null, { status: 404 });
  if (result.code === 'invalid') {
    return data({ problem: result.issues.map(({ message }) => message).join(' ') }, { status: 400 });
  }
  const problem =
    result.code === 'slug-taken'
      ? `The address “${result.slug}” belongs to “${result.takenBy.title}” now. Give that one another address first.`
      : `${result.changes.at(-1)?.actorName ?? 'Someone else'} changed this post meanwhile. Look at it again before you restore.`;
  return data({ problem }, { status: 409 });
}

export const meta: Route.MetaFunction = () => [{ title: 'History' }, { name: 'robots', content: 'noindex' }];

export default function History({ loaderData, actionData }: Route.ComponentProps) {
  return <HistoryPage {...loaderData} problem={actionData?.problem} />;
}
