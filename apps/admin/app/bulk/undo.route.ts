import { data, redirect } from 'react-router-dom';
import { storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import { redirectWithNotice } from '../shell/notice.server.ts';
import type { Route } from './+types/undo.route';
import { bringBack, type DeletedThing } from './bring-back.server.ts';
import { bulkKinds, isListOf, wordsOf } from './bulk-deed.ts';
import { kindOf } from './bulk-kinds.server.ts';

export const middleware = [allow('content')];

/** Brings back what was deleted together. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const params = args.url.searchParams;
  const name = bulkKinds.find((one) => one === params.get('kind'));
  const back = `/admin/${params.get('list')}/${name}`;
  const deleted = (params.get('of') ?? '').split('~').map(readDeleted);
  const isWhole = deleted.every((one): one is DeletedThing => one !== undefined);
  if (name === undefined || !isListOf(name, back) || !isWhole)
    throw data('That link is not known here.', { status: 400 });
  const count = await args.context.get(storeContext).write({ actor }, async (transaction) => {
    let done = 0;
    for (const thing of deleted) if (await bringBack(transaction, kindOf(name), thing)) done += 1;
    return done;
  });
  const { one, many } = wordsOf(name);
  const left = deleted.length - count;
  return redirectWithNotice(args, back, {
    text: `${count} ${count === 1 ? one : many} brought back${left > 0 ? `. ${left} had been changed meanwhile` : ''}`,
  });
}

function readDeleted(text: string): DeletedThing | undefined {
  const [, id, revision, at] = /^([\w-]{1,64})\.(\d{1,9})(?:\.(\d{1,15}))?$/.exec(text) ?? [];
  if (id === undefined) return undefined;
  return { id, from: Number(revision), at: at === undefined ? null : new Date(Number(at)).toISOString() };
}

/** A bookmark of this address brings nothing back. */
export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect('/admin');
}
