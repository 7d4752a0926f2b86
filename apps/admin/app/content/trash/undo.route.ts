import { restoreDeletedContent } from '@showroom/store/admin';
import { data, redirect } from 'react-router-dom';
import { bulkKinds, isListOf, wordsOf } from '../kinds/bulk-action.ts';
import { kindOf } from '../kinds/stored-kinds.server.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { findUndoReturnPath } from '../../frame/notices/undo-return-path.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/undo.route';
import { describeRestored, type RestoredStatus } from './describe-restored.ts';
import { readDeletedThings } from '../kinds/restore-path.ts';

export { RouteErrorWords as ErrorBoundary } from '../../frame/guard/error-page.tsx';

export const middleware = [allow('content')];

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const params = args.url.searchParams;
  const name = bulkKinds.find((one) => one === params.get('kind'));
  const list = `/admin/${params.get('list')}/${name}`;
  const deleted = readDeletedThings(params.get('of') ?? '');
  if (name === undefined || deleted === undefined || !isListOf(name, list))
    throw data('This link is no longer valid.', { status: 400 });
  const back = await findUndoReturnPath(list, args.request);
  const returned = await args.context.get(storeContext).write({ actor }, async (transaction) => {
    const statuses: RestoredStatus[] = [];
    for (const thing of deleted) {
      const result = await restoreDeletedContent(transaction, kindOf(name), thing);
      if (result.ok) statuses.push(result.content.publicationStatus);
    }
    return statuses;
  });
  const left = deleted.length - returned.length;
  return redirectWithNotice(args, back, { text: describeRestored(wordsOf(name), { returned, left }) });
}

/** A bookmark of this URL restores nothing. */
export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect('/admin');
}
