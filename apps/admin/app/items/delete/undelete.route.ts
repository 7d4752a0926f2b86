import { publish, undelete } from '@showroom/store/admin/edit-content';
import { data, redirect } from 'react-router-dom';
import { storeContext } from '../../request-context.ts';
import { allow } from '../../session/allow.server.ts';
import { readRevision } from '../../session/read-revision.ts';
import { requireSession } from '../../session/require-session.server.ts';
import { redirectWithNotice } from '../../shell/notice.server.ts';
import { readItemName } from '../form/answer-item-form.server.ts';
import { itemForms, toListPath } from '../item-form.ts';
import { itemKinds } from '../item-kinds.server.ts';
import type { Route } from './+types/undelete.route';

export const middleware = [allow('content')];

/** Brings back what was deleted, and shows it again where visitors saw it. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const item = readItemName(args);
  const kind = itemKinds[item];
  const { id } = args.params;
  const params = args.url.searchParams;
  const from = readRevision(params.get('revision'));
  const store = args.context.get(storeContext);
  const result = await store.write({ actor }, async (transaction) => {
    const draft = await undelete(transaction, kind, { id, from });
    if (!draft.ok || params.get('shown') !== 'yes') return draft;
    return publish(transaction, kind, { id, from: draft.content.revision });
  });
  if (!result.ok && result.code === 'not-found') throw data(null, { status: 404 });
  const { noun } = itemForms[item];
  const text = result.ok ? `${noun} brought back.` : `${noun} could not be brought back: it was changed meanwhile.`;
  return redirectWithNotice(args, toListPath(item), { text });
}

/** A bookmark of this address brings nothing back. */
export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect(toListPath(readItemName(args)));
}
