import { data, redirect } from 'react-router-dom';
import { replyTemplates } from '../../leads/templates/reply-templates.server.ts';
import { storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import { leadBackTo } from '../shell/lead-back.server.ts';
import { redirectWithNotice } from '../shell/notice.server.ts';
import { specialDays } from '../../site/settings/days/special-days.server.ts';
import type { Route } from './+types/undo.route';
import { bringBackEntry } from './bring-back-entry.server.ts';
import { readEntryUndo } from './undo-entry.ts';

export { RouteErrorWords as ErrorBoundary } from '../shell/error-page.tsx';

export const middleware = [allow('settings')];

/** Brings back a template, or days unlike others, that were deleted just now. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const deleted = readEntryUndo(args.url.searchParams);
  if (deleted === undefined) throw data('This link no longer works.', { status: 400 });
  const { path, words } = deleted.list === 'days' ? specialDays : replyTemplates;
  const result =
    deleted.list === 'days'
      ? await bringBackEntry(store, actor, specialDays, deleted)
      : await bringBackEntry(store, actor, replyTemplates, deleted);
  if (result === undefined) throw data('This link no longer works.', { status: 400 });
  const back = await leadBackTo(path, args.request);
  return redirectWithNotice(
    args,
    back,
    result.ok ? { text: words.back } : { text: `Couldn’t restore it. ${result.message}`, hasFailed: true },
  );
}

/** A bookmark of this address brings nothing back. */
export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect('/admin');
}
