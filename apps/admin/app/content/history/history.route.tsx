import { data } from 'react-router-dom';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { readContentPlace } from '../kinds/content-place.ts';
import type { Route } from './+types/history.route';
import { HistoryPage } from './history-page.tsx';
import { loadHistory } from './load-history.server.ts';
import { restoreState } from './restore-state.server.ts';

export { loadAfterConflict as shouldRevalidate } from '../../frame/form/load-after-conflict.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const { name, listPath } = readContentPlace(args.url);
  const { id, span: asked } = args.params;
  const history = await loadHistory(args.context.get(storeContext), name, { id, asked });
  if (history === undefined) throw data(null, { status: 404 });
  return { history, formPath: `${listPath}/${id}`, search: args.url.search };
}

export async function action(args: Route.ActionArgs) {
  requireSession(args);
  return restoreState(args, args.params.id);
}

export const meta: Route.MetaFunction = () => [{ title: 'Version history' }, { name: 'robots', content: 'noindex' }];

export default function History({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <HistoryPage {...loaderData} problem={answer?.problem} />;
}
