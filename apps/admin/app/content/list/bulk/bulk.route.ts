import { deleteContent, listPublicPeriods, publish, unpublish, type PublicPeriod } from '@showroom/store/admin';
import { data, redirect } from 'react-router-dom';
import { storeContext } from '../../../frame/session/request-context.ts';
import { allow } from '../../../frame/guard/allow.server.ts';
import { readForm } from '../../../frame/session/read-form.server.ts';
import { readText } from '../../../frame/session/read-text.ts';
import { requireSession } from '../../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../../frame/notices/notice.server.ts';
import type { Route } from './+types/bulk.route';
import { buildUndoPath } from '../../kinds/restore-path.ts';
import { bulkActions, bulkKinds, isListOf, readChosen, wordsOf, type ChosenThing } from '../../kinds/bulk-action.ts';
import { taggedKinds } from '../../kinds/kinds.ts';
import { kindOf } from '../../kinds/stored-kinds.server.ts';
import { changeStatus } from './bulk-status.server.ts';
import { changeTag } from './bulk-tags.server.ts';
import { buildPublicationUndoPath } from '../../kinds/bulk-undo.ts';
import { describeSkipped, toSkippedReason, type SkippedReason } from './skipped-reason.ts';

const changes = { publish, unpublish, delete: deleteContent } as const;
const actionWords: Readonly<Record<keyof typeof changes, string>> = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
};

export { RouteErrorWords as ErrorBoundary } from '../../../frame/guard/error-page.tsx';

export const middleware = [allow('content')];

/**
 * Applies one action to several entries, each as it was looked at. Entries changed since, or incomplete, are skipped.
 */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const form = await readForm(args.request);
  const { back, chosen, intent, name, status } = readAsked(form);
  if (chosen.length === 0) return redirectWithNotice(args, back, { text: 'Nothing selected' });
  const tagged = taggedKinds.find((one) => one === name);
  if (intent === 'add-tag' || intent === 'remove-tag') {
    if (tagged === undefined) throw data('These items don’t have tags.', { status: 400 });
    const verb = intent === 'add-tag' ? 'add' : 'remove';
    const tag = readText(form, 'tag').trim();
    return redirectWithNotice(
      args,
      back,
      await changeTag(store, { actor }, { name: tagged, verb, tag, chosen, list: back }),
    );
  }
  if (intent === 'set-status')
    return redirectWithNotice(args, back, await changeStatus(store, { actor }, { name, status, chosen, list: back }));
  const kind = kindOf(name);
  const { many, one } = wordsOf(name);
  const { done, skipped } = await store.write({ actor }, async (transaction) => {
    const reasons: SkippedReason[] = [];
    const changed: (ChosenThing & { readonly before: readonly PublicPeriod[] })[] = [];
    for (const { id, revision: from } of chosen) {
      const before = await listPublicPeriods(transaction, id);
      const result = await changes[intent](transaction, kind, { id, from });
      if (result.ok) changed.push({ id, revision: result.content.revision, before });
      else reasons.push(toSkippedReason(result));
    }
    return { done: changed, skipped: reasons };
  });
  const said =
    done.length === 0
      ? `Nothing was ${actionWords[intent]}`
      : `${done.length} ${done.length === 1 ? one : many} ${actionWords[intent]}`;
  const text = [said, ...describeSkipped(skipped)].join('. ');
  if (done.length === 0) return redirectWithNotice(args, back, { text, hasFailed: true });
  const undoPath =
    intent === 'delete'
      ? buildUndoPath(
          name,
          back,
          done.map(({ id, revision }) => ({ id, from: revision })),
        )
      : buildPublicationUndoPath(name, back, done);
  return redirectWithNotice(args, back, { text, undoPath });
}

/** @throws a response with status 400 for a form that no list of ours sends */
function readAsked(form: FormData) {
  const [, word, status = ''] = /^([a-z-]+)(?::([a-z-]*))?$/.exec(readText(form, 'intent')) ?? [];
  const intent = bulkActions.find((one) => one === word);
  const name = bulkKinds.find((one) => one === form.get('kind'));
  const back = readText(form, 'back');
  const chosen = form.getAll('chosen').map(readChosen);
  const isWhole = chosen.every((one): one is ChosenThing => one !== undefined);
  if (intent === undefined || name === undefined || !isWhole || !isListOf(name, back))
    throw data('Something went wrong. Reload the page and try again.', { status: 400 });
  return { intent, name, back, chosen, status };
}

/** A bookmark of this URL changes nothing. */
export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect('/admin');
}
