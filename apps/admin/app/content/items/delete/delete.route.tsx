import { deleteContent, findContent, type Store } from '@showroom/store/admin';
import { data, useLocation } from 'react-router-dom';
import { buildUndoPath } from '../../kinds/restore-path.ts';
import { storeContext } from '../../../frame/session/request-context.ts';
import { allow } from '../../../frame/guard/allow.server.ts';
import { readForm } from '../../../frame/session/read-form.server.ts';
import { readRevision } from '../../../frame/session/read-revision.ts';
import { requireSession } from '../../../frame/session/require-session.server.ts';
import { ConfirmDelete } from '../../../frame/dialogs/confirm-delete.tsx';
import { redirectWithNotice } from '../../../frame/notices/notice.server.ts';
import { readItemName } from '../form/answer-item-form.server.ts';
import { toListPath, type ItemName } from '../../../frame/navigation/content-kinds.ts';
import { itemForms } from '../../kinds/kinds.ts';
import { kindOf } from '../../kinds/stored-kinds.server.ts';
import type { Route } from './+types/delete.route';
import { useLastAnswer } from '../../../frame/form/use-last-answer.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const item = readItemName(args);
  const { name, revision } = await findItem(args.context.get(storeContext), item, args.params.id);
  return { item, name, revision };
}

/** Deletes what was looked at; what others changed since is not deleted unseen. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const item = readItemName(args);
  const { id } = args.params;
  const store = args.context.get(storeContext);
  const from = readRevision((await readForm(args.request)).get('revision'));
  await findItem(store, item, id);
  const result = await store.write({ actor }, (transaction) => deleteContent(transaction, kindOf(item), { id, from }));
  if (result.ok) {
    const list = toListPath(item);
    return redirectWithNotice(args, list + args.url.search, {
      text: `${itemForms[item].noun} deleted successfully!`,
      undoPath: buildUndoPath(item, list, [{ id, from: result.content.revision }]),
    });
  }
  if (result.code !== 'stale') throw data(null, { status: 404 });
  const who = result.changes.at(-1)?.actorName ?? 'Someone else';
  return data({ problem: `${who} changed this after you opened it. Review it before deleting.` }, { status: 409 });
}

async function findItem(store: Store, item: ItemName, id: string) {
  const kind = kindOf(item);
  const found = await findContent(store, kind, id);
  if (found === undefined) throw data(null, { status: 404 });
  const { fields, revision } = found;
  return { name: kind.titleOf(fields), revision };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? itemForms[loaderData.item].deleteQuestion : 'Not found' },
  { name: 'robots', content: 'noindex' },
];

export default function DeleteItem({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { search } = useLocation();
  const { item, name, revision } = loaderData;
  return (
    <ConfirmDelete
      question={itemForms[item].deleteQuestion}
      name={name}
      revision={revision}
      problem={answer?.problem}
      closeTo={`${toListPath(item)}${search}`}
    />
  );
}
