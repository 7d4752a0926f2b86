import { data, redirect } from 'react-router-dom';
import { storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import { redirectWithNotice } from '../shell/notice.server.ts';
import type { Route } from './+types/undo-tags.route';
import { isListOf, taggedKinds } from './bulk-deed.ts';
import { retag, type RetaggedThing } from './retag.server.ts';

export const middleware = [allow('content')];

/** Takes back what was done to the tags of several things; what was changed since stays. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const params = args.url.searchParams;
  const name = taggedKinds.find((one) => one === params.get('kind'));
  const verb = (['add', 'remove'] as const).find((one) => one === params.get('verb'));
  const [tagId] = /^[\w-]{1,64}$/.exec(params.get('tag') ?? '') ?? [];
  const back = `/admin/${params.get('list')}/${name}`;
  const things = (params.get('of') ?? '').split('~').map(readThing);
  const isWhole = things.every((one): one is RetaggedThing => one !== undefined);
  if (name === undefined || verb === undefined || tagId === undefined || !isListOf(name, back) || !isWhole)
    throw data('That link is not known here.', { status: 400 });
  const { done } = await retag(args.context.get(storeContext), actor, {
    name,
    verb,
    things,
    findTagId: async () => tagId,
  });
  const left = things.length - done.length;
  const text = `The tags are as they were${left > 0 ? `, but for ${left} that ${left === 1 ? 'was' : 'were'} changed meanwhile` : ''}`;
  return redirectWithNotice(args, back, { text });
}

function readThing(text: string): RetaggedThing | undefined {
  const [, id, revision, place] = /^([\w-]{1,64})\.(\d{1,9})\.(\d{1,3})$/.exec(text) ?? [];
  return id === undefined ? undefined : { id, revision: Number(revision), place: Number(place) };
}

/** A bookmark of this address takes nothing back. */
export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect('/admin');
}
