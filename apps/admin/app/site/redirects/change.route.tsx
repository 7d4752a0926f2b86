import { deleteRedirect, findRedirectByPath } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/change.route';
import { ChangeRedirect } from './change-redirect.tsx';
import { readRedirectView, toRedirectsHref } from './redirects-url.ts';
import { saveRedirectForm } from './save-redirect-form.server.ts';
import { buildRedirectUndo } from './undo-redirect.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const search = args.url.searchParams;
  const redirect = await findRedirectByPath(args.context.get(storeContext), search.get('of') ?? '');
  if (redirect === undefined) throw gone();
  const { path, to = '', follows } = redirect;
  return { shown: { path, to }, isAutomatic: follows !== null, closeTo: toRedirectsHref(readRedirectView(search)) };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const search = args.url.searchParams;
  const path = search.get('of') ?? '';
  const back = toRedirectsHref(readRedirectView(search));
  const form = await readForm(args.request);
  if (form.get('intent') !== 'delete') return saveRedirectForm(args, back, form, path);
  const removed = await args.context
    .get(storeContext)
    .write({ actor }, (transaction) => deleteRedirect(transaction, path));
  if (removed === undefined) throw gone();
  return redirectWithNotice(args, back, { text: 'Redirect deleted', undoPath: buildRedirectUndo(removed) });
}

function gone() {
  return data('This redirect no longer exists.', { status: 404 });
}

export const meta: Route.MetaFunction = () => [{ title: 'Edit redirect' }, { name: 'robots', content: 'noindex' }];

export default function Change({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <ChangeRedirect {...loaderData} refusal={answer} />;
}
