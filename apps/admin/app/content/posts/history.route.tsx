import { data } from 'react-router-dom';
import { HistoryPage } from '../history/history-page.tsx';
import { loadHistory } from '../history/load-history.server.ts';
import { restoreState } from '../history/restore-state.server.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/history.route';
import { findPostsPath } from './find-posts-path.ts';
import { postHistory } from './post-history.server.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export { loadAfterConflict as shouldRevalidate } from '../../frame/form/load-after-conflict.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const { dashboard, postId: id, span: asked } = args.params;
  const history = await loadHistory(args.context.get(storeContext), postHistory, { id, asked });
  if (history === undefined) throw data(null, { status: 404 });
  return { history, formPath: `${findPostsPath(dashboard)}/${id}`, search: new URL(args.request.url).search };
}

export async function action(args: Route.ActionArgs) {
  requireSession(args);
  const { dashboard, postId: id } = args.params;
  return restoreState(args, postHistory, { id, formPath: `${findPostsPath(dashboard)}/${id}` });
}

export const meta: Route.MetaFunction = () => [{ title: 'Version history' }, { name: 'robots', content: 'noindex' }];

export default function History({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <HistoryPage {...loaderData} problem={answer?.problem} />;
}
