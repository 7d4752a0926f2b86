import { data } from 'react-router-dom';
import { askToConfirm } from '../../frame/confirmation/ask-to-confirm.server.ts';
import { Confirming } from '../../frame/confirmation/confirming.tsx';
import { backupsContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { ConfirmDelete } from '../../frame/dialogs/confirm-delete.tsx';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/delete.route';
import { BACKUPS_PATH } from '../../frame/navigation/page-paths.ts';
import { describeBackup, formatSecond } from './describe-backup.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('backup')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const backup = await args.context.get(backupsContext).find(args.params.name);
  if (backup === undefined) throw data(null, { status: 404 });
  return { name: formatSecond(backup), closeTo: `${BACKUPS_PATH}/${backup.name}` };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const backups = args.context.get(backupsContext);
  const backup = await backups.find(args.params.name);
  if (backup === undefined) throw data(null, { status: 404 });
  const asked = await askToConfirm(args, await readForm(args.request));
  if (asked !== undefined) return asked;
  await backups.remove(backup.name, { actor, as: describeBackup(backup) });
  return redirectWithNotice(args, BACKUPS_PATH, { text: 'Backup deleted successfully!' });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function DeleteBackup({ actionData, loaderData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <Confirming sent={answer}>
      {() => (
        // A backup never changes, so it has one revision.
        <ConfirmDelete {...loaderData} revision={1} question="Are you sure you want to delete this backup?">
          This permanently deletes the backup from the server. Copies you’ve downloaded aren’t affected.
        </ConfirmDelete>
      )}
    </Confirming>
  );
}
