import { restoreRedirect } from '@showroom/store/admin';
import { data, redirect } from 'react-router-dom';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { findUndoReturnPath } from '../../frame/notices/undo-return-path.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/undo.route';
import { REDIRECTS_PATH } from './redirects-url.ts';
import { readRedirectUndo } from './undo-redirect.ts';

export { RouteErrorWords as ErrorBoundary } from '../../frame/guard/error-page.tsx';

export const middleware = [allow('content')];

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const removed = readRedirectUndo(args.url.searchParams);
  if (removed === undefined) throw data('This link no longer works.', { status: 400 });
  const back = await findUndoReturnPath(REDIRECTS_PATH, args.request);
  const isBack = await args.context
    .get(storeContext)
    .write({ actor }, (transaction) => restoreRedirect(transaction, removed));
  const text = isBack ? 'Redirect restored' : 'Couldn’t restore it: this URL now leads somewhere else';
  return redirectWithNotice(args, back, { text });
}

/** A bookmark of this URL restores nothing. */
export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect(REDIRECTS_PATH);
}
