import { data, Outlet, redirect } from 'react-router-dom';
import { askToConfirm } from '../../frame/confirmation/ask-to-confirm.server.ts';
import { Confirming } from '../../frame/confirmation/confirming.tsx';
import { backupsContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/restore.route';
import { BACKUPS_PATH } from '../../frame/navigation/page-paths.ts';
import { describeBackup } from './describe-backup.ts';
import { RestorePage } from './restore-page.tsx';
import { waitForJob } from './wait-for-job.server.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('backup')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const backups = args.context.get(backupsContext);
  const backup = await backups.find(args.params.name);
  if (backup === undefined) throw data('This backup no longer exists.', { status: 404 });
  return {
    backup,
    countsNow: await backups.countRecords(),
    isUnderWay: backups.underWay !== null,
    hasPassphrase: backups.hasPassphrase,
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const backups = args.context.get(backupsContext);
  const backup = await backups.find(args.params.name);
  if (backup === undefined) throw data('This backup no longer exists.', { status: 404 });
  const form = await readForm(args.request);
  const intent = readText(form, 'intent');
  const passphrase = readText(form, 'passphrase');
  if (intent === 'check') {
    const checked = await waitForJob(backups, backups.prove(backup.name, { passphrase }));
    if (checked.state === 'refused') {
      const { message, status, isOfPassphrase } = checked;
      return data({ checkProblem: message, isOfPassphrase }, { status });
    }
    if (checked.state === 'under-way') return redirect(BACKUPS_PATH);
    return redirectWithNotice(args, `${BACKUPS_PATH}/${backup.name}`, { text: 'Backup verified.' });
  }
  if (intent !== 'restore')
    return data({ restoreProblem: 'Something went wrong. Reload the page and try again.' }, { status: 400 });
  // Restoring a foreign backup replaces our accounts.
  const asked = await askToConfirm(args, form);
  if (asked !== undefined) return asked;
  const restored = await waitForJob(
    backups,
    backups.restore(backup.name, { actor, as: describeBackup(backup), passphrase }),
  );
  if (restored.state === 'refused') {
    const { message, status, isOfPassphrase } = restored;
    return data({ restoreProblem: message, isOfPassphrase }, { status });
  }
  const text =
    restored.state === 'done'
      ? 'Backup restored successfully!'
      : 'Restore started. Your site stays online until it’s done.';
  return redirectWithNotice(args, BACKUPS_PATH, { text });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [
  { title: 'Restore from Backup' },
  { name: 'robots', content: 'noindex' },
];

export default function Restore({ actionData, loaderData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <>
      <Confirming sent={answer}>{(problems) => <RestorePage {...loaderData} problems={problems ?? {}} />}</Confirming>
      <Outlet />
    </>
  );
}
