import { data } from 'react-router-dom';
import { HistoryPage } from '../../history/history-page.tsx';
import { loadHistory } from '../../history/load-history.server.ts';
import { restoreState } from '../../history/restore-state.server.ts';
import { storeContext } from '../../../frame/session/request-context.ts';
import { allow } from '../../../frame/guard/allow.server.ts';
import { requireSession } from '../../../frame/session/require-session.server.ts';
import type { Route } from './+types/history.route';
import { readItemName } from '../form/answer-item-form.server.ts';
import { toListPath } from '../../../frame/navigation/content-kinds.ts';
import { describeItemHistory } from './item-history.server.ts';
import { useLastAnswer } from '../../../frame/form/use-last-answer.ts';

export { loadAfterConflict as shouldRevalidate } from '../../../frame/form/load-after-conflict.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const item = readItemName(args);
  const { id, span: asked } = args.params;
  const history = await loadHistory(args.context.get(storeContext), describeItemHistory(item), { id, asked });
  if (history === undefined) throw data(null, { status: 404 });
  return { history, formPath: `${toListPath(item)}/${id}`, search: new URL(args.request.url).search };
}

export async function action(args: Route.ActionArgs) {
  requireSession(args);
  const item = readItemName(args);
  const { id } = args.params;
  return restoreState(args, describeItemHistory(item), { id, formPath: `${toListPath(item)}/${id}` });
}

export const meta: Route.MetaFunction = () => [{ title: 'Version history' }, { name: 'robots', content: 'noindex' }];

export default function History({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <HistoryPage {...loaderData} problem={answer?.problem} />;
}
