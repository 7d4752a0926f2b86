import { deleteMedium } from '@showroom/store/admin';
import { data, redirect } from 'react-router-dom';
import { readChosen } from '../kinds/bulk-action.ts';
import type { DeletedThing } from '../kinds/restore-path.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/delete-several.route';
import { LIBRARY_PATH } from '../../frame/navigation/page-paths.ts';
import { toLibraryPath } from '../pictures/library-path.ts';
import { toMediaUndoPath } from './media-undo-path.ts';

export { RouteErrorWords as ErrorBoundary } from '../../frame/guard/error-page.tsx';

export const middleware = [allow('content')];

const NAMED_USES = 2;

/** Deletes several pictures, each as it was looked at. A picture in use stays, and the notice says where it is used. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const back = toLibraryPath(readText(form, 'search'));
  const chosen = form.getAll('chosen').map(readChosen);
  if (!chosen.every((one) => one !== undefined))
    throw data('Something went wrong. Reload the page and try again.', { status: 400 });
  if (chosen.length === 0) return redirectWithNotice(args, back, { text: 'No images selected' });
  const { deleted, users, changed, gone } = await args.context
    .get(storeContext)
    .write({ actor, mayUseReserve: true }, async (transaction) => {
      const outcome = { deleted: [] as DeletedThing[], users: [] as string[][], changed: 0, gone: 0 };
      for (const { id, revision } of chosen) {
        const result = await deleteMedium(transaction, { id, from: revision });
        if (result.ok) outcome.deleted.push({ id, from: result.content.revision });
        else if (result.code === 'in-use') outcome.users.push(result.uses.map(({ title }) => title));
        else if (isGone(result)) outcome.gone += 1;
        else outcome.changed += 1;
      }
      return outcome;
    });
  const parts = [
    `${nameCount(deleted.length)} deleted`,
    ...(users.length === 0
      ? []
      : [`${users.length} not deleted because ${describeUsers(users)} ${users.length === 1 ? 'it' : 'them'}`]),
    ...(changed === 0
      ? []
      : [`${changed} not deleted because someone has changed ${changed === 1 ? 'it' : 'them'} since`]),
    ...(gone === 0 ? [] : [`${gone} ${gone === 1 ? 'was' : 'were'} already deleted`]),
  ];
  return redirectWithNotice(args, back, {
    text: parts.join('. '),
    ...(deleted.length > 0 && { undoPath: toMediaUndoPath(deleted) }),
  });
}

function isGone(result: Exclude<Awaited<ReturnType<typeof deleteMedium>>, { ok: true }>): boolean {
  return result.code === 'not-found' || (result.code === 'stale' && result.changes.at(-1)?.action === 'deleted');
}

function nameCount(count: number): string {
  return count === 1 ? '1 image' : `${count === 0 ? 'No' : count} images`;
}

/** "“Oak doors”, “Kitchens” and others show" */
function describeUsers(users: readonly (readonly string[])[]): string {
  const titles = [...new Set(users.flat())].map((title) => (title.length > 60 ? `${title.slice(0, 59)}…` : title));
  const named = titles.slice(0, NAMED_USES).map((title) => `“${title}”`);
  const rest = titles.length > NAMED_USES ? ['others'] : [];
  const all = [...named, ...rest];
  const last = all.length > 1 ? ` and ${all.at(-1)}` : '';
  const first = all.length > 1 ? all.slice(0, -1) : all;
  return `${first.join(', ')}${last} ${titles.length === 1 ? 'uses' : 'use'}`;
}

export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect(LIBRARY_PATH);
}
