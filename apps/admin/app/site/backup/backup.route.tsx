import { takingBodies } from '@showroom/web-server/route-rule';
import { data, redirect, useNavigate } from 'react-router-dom';
import { askToConfirm, describeConfirmation } from '../../frame/confirmation/ask-to-confirm.server.ts';
import { confirmNames } from '../../frame/confirmation/confirmation.ts';
import { Confirming } from '../../frame/confirmation/confirming.tsx';
import { DiskNotice } from '../../frame/warnings/disk-notice.tsx';
import { backupsContext, diskWatchContext, storeContext } from '../../frame/session/request-context.ts';
import { usePolledData } from '../../frame/live-counts/use-polled-data.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import { readSort } from '../../frame/sorting/sorts.ts';
import type { Route } from './+types/backup.route';
import { BackupPage } from './backup-page.tsx';
import { BACKUPS_PATH } from '../../frame/navigation/page-paths.ts';
import { toDownloadPath, toFileLinkId } from './backup-path.ts';
import { backupSorts } from './backup-sorts.ts';
import { describeFailure } from './describe-backup.ts';
import { archiveBodyBytes, readArchiveForm, toArchiveOutcome } from './read-archive-form.server.ts';
import { waitForJob } from './wait-for-job.server.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('backup')];

/** Shorter ones can be guessed. */
const SHORTEST_PASSPHRASE = 12;

export async function loader(args: Route.LoaderArgs) {
  const { isConfirmed, role } = requireSession(args);
  const backups = args.context.get(backupsContext);
  const listed = await backups.list().catch((error: unknown) => {
    args.context.get(storeContext).log.error('The backup folder could not be read', { error });
    return null;
  });
  const name = args.url.searchParams.get('download');
  const isWanted = name !== null && listed?.some((backup) => backup.name === name) === true;
  return {
    disk: { disks: await args.context.get(diskWatchContext).findLow(), role },
    backups: listed ?? [],
    isFolderUnreadable: listed === null,
    sort: readSort(backupSorts, args.url.searchParams.get('sort')),
    underWay: backups.underWay,
    unreportedProblem: backups.unseenFailure === null ? null : describeFailure(backups.unseenFailure),
    hasPassphrase: backups.hasPassphrase,
    wanted: isWanted ? name : null,
    unconfirmed:
      isWanted && !isConfirmed
        ? await describeConfirmation(args, [
            ['intent', 'download'],
            ['name', name],
          ])
        : null,
  };
}

export const action = takingBodies(archiveBodyBytes, async (args: Route.ActionArgs) => {
  const { actor } = requireSession(args);
  const backups = args.context.get(backupsContext);
  const store = args.context.get(storeContext);
  const { texts, intent, passphrase, upload } = await readArchiveForm(args.request, { store, backups, actor });
  if (intent === 'upload') {
    const outcome = toArchiveOutcome(upload);
    if ('redirect' in outcome) return outcome.redirect;
    const { message, status, isOfPassphrase } = outcome;
    return data({ uploadProblem: message, isOfPassphrase }, { status });
  }
  if (intent === 'download') return letDownload(args, texts);
  if (intent !== 'create')
    return data({ createProblem: 'Something went wrong. Reload the page and try again.' }, { status: 400 });
  if (passphrase !== '' && passphrase.length < SHORTEST_PASSPHRASE) {
    const passphraseProblem = `Use at least ${SHORTEST_PASSPHRASE} characters. Three or four random words work well.`;
    return data({ passphraseProblem }, { status: 400 });
  }
  const made = await waitForJob(
    backups,
    backups.make({ actor, passphrase: passphrase === '' ? undefined : passphrase }),
  );
  if (made.state === 'refused') return data({ createProblem: made.message }, { status: made.status });
  const text =
    made.state === 'done'
      ? 'Backup created successfully!'
      : 'Backup started. It will appear here once it has been verified.';
  return redirectWithNotice(args, BACKUPS_PATH, { text });
});

/** A file contains all password hashes, so its download needs confirmation. */
async function letDownload(args: Route.ActionArgs, form: FormData) {
  // Without scripts. No typed text is lost.
  if (form.has(confirmNames.cancel)) return redirect(BACKUPS_PATH);
  const asked = await askToConfirm(args, form);
  return asked ?? redirect(toDownloadPath(readText(form, 'name')));
}

export const meta: Route.MetaFunction = () => [{ title: 'Backup & Restore' }, { name: 'robots', content: 'noindex' }];

export default function BackupTab({ actionData, loaderData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { disk, wanted, unconfirmed, ...page } = usePolledData(loaderData, ({ underWay }) => underWay !== null);
  const navigate = useNavigate();
  /** Returns to the list and the followed link. A reloaded page has forgotten it. */
  function leave() {
    void navigate(BACKUPS_PATH, { replace: true, preventScrollReset: true });
    if (wanted !== null) requestAnimationFrame(() => document.getElementById(toFileLinkId(wanted))?.focus());
  }
  return (
    <>
      <DiskNotice {...disk} />
      <Confirming sent={answer ?? unconfirmed ?? undefined} onClose={leave}>
        {(problems) => <BackupPage {...page} ready={unconfirmed === null ? wanted : null} problems={problems ?? {}} />}
      </Confirming>
    </>
  );
}
