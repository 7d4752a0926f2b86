import { moveLeadsBack } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { countWords } from '../../frame/words/count-words.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/undo-status.route';
import { buildInboxSearch, parseInboxView } from '../lead-filter-url.ts';
import { parseUndo } from './undo-path.ts';

export { RouteErrorWords as ErrorBoundary } from '../../frame/guard/error-page.tsx';

export const middleware = [allow('leads')];

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const undo = parseUndo(new URL(args.request.url).searchParams);
  if (undo === undefined) throw data('This can’t be undone.', { status: 400 });
  const count = await args.context
    .get(storeContext)
    .write({ actor }, (transaction) => moveLeadsBack(transaction, undo));
  const list = buildInboxSearch(parseInboxView(new URLSearchParams(undo.inboxSearch)));
  const left = undo.moved.length - count;
  const text = [
    count === 0 ? 'No leads were moved back.' : `${countWords(count, 'lead')} moved back.`,
    ...(left === 0 ? [] : [`${left} skipped: someone else moved or deleted ${left === 1 ? 'it' : 'them'}.`]),
  ].join(' ');
  return redirectWithNotice(args, `/admin/leads${list}`, { text });
}
