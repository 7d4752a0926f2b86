import { restoreFormerPicture, restoreMedium } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { readDeletedThings } from '../kinds/restore-path.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { findUndoReturnPath } from '../../frame/notices/undo-return-path.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/undo.route';
import { LIBRARY_PATH } from '../../frame/navigation/page-paths.ts';

export { RouteErrorWords as ErrorBoundary } from '../../frame/guard/error-page.tsx';

export const middleware = [allow('content')];

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const { searchParams } = new URL(args.request.url);
  const [replaced] = readDeletedThings(searchParams.get('replaced') ?? '') ?? [];
  if (replaced !== undefined) {
    const result = await args.context
      .get(storeContext)
      .write({ actor }, (transaction) => restoreFormerPicture(transaction, replaced));
    if (!result.ok) throw data('This image has changed since, so the replacement can’t be undone.', { status: 409 });
    return redirectWithNotice(args, `${LIBRARY_PATH}/${replaced.id}`, { text: 'Previous image restored' });
  }
  const deleted = readDeletedThings(searchParams.get('of') ?? '');
  if (deleted === undefined) throw data('This link no longer works.', { status: 400 });
  const back = await findUndoReturnPath(LIBRARY_PATH, args.request);
  const ids = await args.context.get(storeContext).write({ actor }, async (transaction) => {
    const returned: string[] = [];
    for (const thing of deleted) if ((await restoreMedium(transaction, thing)).ok) returned.push(thing.id);
    return returned;
  });
  if (ids.length === 0) throw data('This image can no longer be restored.', { status: 409 });
  const isOne = deleted.length === 1;
  return redirectWithNotice(args, isOne ? `${LIBRARY_PATH}/${ids[0]}` : back, {
    text: isOne ? 'Image restored' : `${ids.length} ${ids.length === 1 ? 'image' : 'images'} restored`,
  });
}
