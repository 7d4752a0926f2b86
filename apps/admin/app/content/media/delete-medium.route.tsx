import { deleteMedium, findContent, media } from '@showroom/store/admin';
import { TRASH_DAYS } from '@showroom/store/rules';
import { data } from 'react-router-dom';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readRevision } from '../../frame/session/read-revision.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { ConfirmDelete } from '../../frame/dialogs/confirm-delete.tsx';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import { toMediaUndoPath } from './media-undo-path.ts';
import type { Route } from './+types/delete-medium.route';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const medium = await findContent(args.context.get(storeContext), media, args.params.mediumId);
  if (medium === undefined) throw data(null, { status: 404 });
  return { name: medium.fields.name, revision: medium.revision, closeTo: `/admin/dashboard/media/${medium.id}` };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const id = args.params.mediumId;
  const from = readRevision((await readForm(args.request)).get('revision'));
  const result = await store.write({ actor, mayUseReserve: true }, (transaction) =>
    deleteMedium(transaction, { id, from }),
  );
  if (result.ok) {
    return redirectWithNotice(args, '/admin/dashboard/media', {
      text: 'Image deleted successfully!',
      undoPath: toMediaUndoPath([{ id, from: result.content.revision }]),
    });
  }
  if (result.code === 'not-found') throw data(null, { status: 404 });
  const problem =
    result.code === 'in-use'
      ? `It's used in ${result.uses.map(({ title }) => `“${title}”`).join(', ')}. Remove it there first.`
      : 'Someone has changed this image since you opened it. Review it before you delete it.';
  return data({ problem }, { status: 409 });
}

export default function DeleteMedium({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <ConfirmDelete {...loaderData} question="Are you sure you want to delete this image?" problem={answer?.problem}>
      It moves to Trash. You can restore it for {TRASH_DAYS} days.
    </ConfirmDelete>
  );
}
