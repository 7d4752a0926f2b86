import { restoreSamples } from '@showroom/store/admin';
import { data, redirect } from 'react-router-dom';
import { describeRestored } from '../../content/trash/describe-restored.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { findUndoReturnPath } from '../../frame/notices/undo-return-path.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/undo-samples.route';
import { SAMPLES_FROM } from './first-step.ts';
import { readSamplesUndo } from './samples-undo.ts';

export { RouteErrorWords as ErrorBoundary } from '../../frame/guard/error-page.tsx';

export const middleware = [allow('settings')];

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const deletedAt = readSamplesUndo(args.url.searchParams);
  if (deletedAt === undefined) throw data('This link is no longer valid.', { status: 400 });
  const back = await findUndoReturnPath(SAMPLES_FROM, args.request);
  const outcome = await args.context
    .get(storeContext)
    .write({ actor }, (transaction) => restoreSamples(transaction, deletedAt));
  return redirectWithNotice(args, back, { text: describeRestored({ one: 'sample', many: 'samples' }, outcome) });
}

/** A bookmark of this URL restores nothing. */
export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect(SAMPLES_FROM);
}
