import { deleteContent, publish, unpublish } from '@showroom/store/admin/edit-content';
import { listPublicPeriods, type PublicPeriod } from '@showroom/store/admin/take-back-publication';
import { data, redirect } from 'react-router-dom';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/bulk.route';
import { buildUndoPath } from '../kinds/restore-path.ts';
import {
  bulkDeeds,
  bulkKinds,
  isListOf,
  readChosen,
  taggedKinds,
  wordsOf,
  type ChosenThing,
} from '../kinds/bulk-action.ts';
import { kindOf } from '../kinds/bulk-kinds.server.ts';
import { changeStatus } from './bulk-status.server.ts';
import { changeTag } from './bulk-tags.server.ts';
import { buildPublicationUndoPath } from '../kinds/bulk-undo.ts';
import { tellLeft, toLeftReason, type LeftReason } from './skipped-reason.ts';

const deeds = { publish, unpublish, delete: deleteContent } as const;
const deedWords: Readonly<Record<keyof typeof deeds, string>> = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
};

export { RouteErrorWords as ErrorBoundary } from '../../frame/guard/error-page.tsx';

export const middleware = [allow('content')];

/** Does one thing to several of a list: each as it was looked at. What someone changed in the meantime, or what lacks something, is left. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const form = await readForm(args.request);
  const { back, chosen, deed, name, status } = readAsked(form);
  if (chosen.length === 0) return redirectWithNotice(args, back, { text: 'Nothing selected' });
  const tagged = taggedKinds.find((one) => one === name);
  if (deed === 'add-tag' || deed === 'remove-tag') {
    if (tagged === undefined) throw data('These items don’t have tags.', { status: 400 });
    const verb = deed === 'add-tag' ? 'add' : 'remove';
    const tag = readText(form, 'tag').trim();
    return redirectWithNotice(
      args,
      back,
      await changeTag(store, { actor }, { name: tagged, verb, tag, chosen, list: back }),
    );
  }
  if (deed === 'set-status')
    return redirectWithNotice(args, back, await changeStatus(store, { actor }, { name, status, chosen, list: back }));
  const kind = kindOf(name);
  const { many, one } = wordsOf(name);
  const { done, left } = await store.write({ actor }, async (transaction) => {
    const reasons: LeftReason[] = [];
    const changed: (ChosenThing & { readonly before: readonly PublicPeriod[] })[] = [];
    for (const { id, revision: from } of chosen) {
      const before = await listPublicPeriods(transaction, id);
      const result = await deeds[deed](transaction, kind, { id, from });
      if (result.ok) changed.push({ id, revision: result.content.revision, before });
      else reasons.push(toLeftReason(result));
    }
    return { done: changed, left: reasons };
  });
  const said =
    done.length === 0
      ? `Nothing was ${deedWords[deed]}`
      : `${done.length} ${done.length === 1 ? one : many} ${deedWords[deed]}`;
  const text = [said, ...tellLeft(left)].join('. ');
  if (done.length === 0) return redirectWithNotice(args, back, { text, hasFailed: true });
  const undoPath =
    deed === 'delete'
      ? buildUndoPath(
          name,
          back,
          done.map(({ id, revision }) => ({ id, from: revision })),
        )
      : buildPublicationUndoPath(name, back, done);
  return redirectWithNotice(args, back, { text, undoPath });
}

/** @throws an answer with status 400 for what no list of ours sent */
function readAsked(form: FormData) {
  // A button for each status says which.
  const [, word, status = ''] = /^([a-z-]+)(?::([a-z-]*))?$/.exec(readText(form, 'deed')) ?? [];
  const deed = bulkDeeds.find((one) => one === word);
  const name = bulkKinds.find((one) => one === form.get('kind'));
  const back = readText(form, 'back');
  const chosen = form.getAll('chosen').map(readChosen);
  const isWhole = chosen.every((one): one is ChosenThing => one !== undefined);
  if (deed === undefined || name === undefined || !isWhole || !isListOf(name, back))
    throw data('Something went wrong. Reload the page and try again.', { status: 400 });
  return { deed, name, back, chosen, status };
}

/** A bookmark of this address does nothing. */
export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect('/admin');
}
