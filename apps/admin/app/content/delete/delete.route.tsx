import { upperFirst } from '@showroom/catalog-data/first-letter';
import { deleteContent, findContent } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { ConfirmDelete } from '../../frame/dialogs/confirm-delete.tsx';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readRevision } from '../../frame/session/read-revision.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { wordsOf } from '../kinds/bulk-action.ts';
import { readContentPlace } from '../kinds/content-place.ts';
import { kindForms } from '../kinds/kinds.ts';
import { buildUndoPath } from '../kinds/restore-path.ts';
import { kindOf } from '../kinds/stored-kinds.server.ts';
import type { Route } from './+types/delete.route';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const { name, listPath } = readContentPlace(args.url);
  const kind = kindOf(name);
  const found = await findContent(args.context.get(storeContext), kind, args.params.id);
  if (found === undefined) throw data(null, { status: 404 });
  return {
    question: `Are you sure you want to delete this ${wordsOf(name).one}?`,
    name: kind.titleOf(found.fields) || 'Untitled',
    revision: found.revision,
    closeTo: listPath + args.url.search,
  };
}

/** Deletes only the revision that was viewed. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const { name, listPath } = readContentPlace(args.url);
  const { id } = args.params;
  const from = readRevision((await readForm(args.request)).get('revision'));
  const result = await args.context
    .get(storeContext)
    .write({ actor }, (transaction) => deleteContent(transaction, kindOf(name), { id, from }));
  if (result.ok) {
    return redirectWithNotice(args, listPath + args.url.search, {
      text: `${kindForms[name].noun} deleted successfully!`,
      undoPath: buildUndoPath(name, listPath, [{ id, from: result.content.revision }]),
    });
  }
  if (result.code !== 'stale') throw data(null, { status: 404 });
  const who = upperFirst(result.changes.at(-1)?.actorName ?? 'someone else');
  return data({ problem: `${who} changed this after you opened it. Review it before deleting.` }, { status: 409 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.question ?? 'Not found' },
  { name: 'robots', content: 'noindex' },
];

export default function Delete({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <ConfirmDelete {...loaderData} problem={answer?.problem} />;
}
