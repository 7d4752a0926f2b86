import { bringBackMedium } from '@showroom/store/admin/media';
import { data } from 'react-router-dom';
import { storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { readRevision } from '../session/read-revision.ts';
import { requireSession } from '../session/require-session.server.ts';
import { redirectWithNotice } from '../shell/notice.server.ts';
import type { Route } from './+types/undo.route';

export const middleware = [allow('content')];

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const id = args.params.mediumId;
  const from = readRevision(new URL(args.request.url).searchParams.get('from'));
  const result = await args.context
    .get(storeContext)
    .write({ actor }, (transaction) => bringBackMedium(transaction, { id, from }));
  if (!result.ok) throw data('This picture cannot be brought back any more.', { status: 409 });
  return redirectWithNotice(args, `/admin/dashboard/media/${id}`, { text: 'The picture is back' });
}
