import type { Backup, BackupJob } from '@showroom/store/admin';
import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { formatBytes } from '@showroom/ui/format-bytes';
import { Input } from '@showroom/ui/input';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { useFocusOnFault } from '../../frame/form/use-focus-on-fault.ts';
import { UploadProgress } from '../../frame/upload/upload-progress.tsx';
import { useUpload } from '../../frame/upload/use-upload.ts';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { SortForm } from '../../frame/form/sort-form.tsx';
import type { Sort } from '../../frame/sorting/sorts.ts';
import { BACKUPS_PATH } from '../../frame/navigation/page-paths.ts';
import { toFileLinkId, toFilePath } from './backup-path.ts';
import { backupSorts, sortBackups, type BackupSort } from './backup-sorts.ts';
import { sortLabels, listMomentLabels } from './describe-backup.ts';
import { PassphraseBox } from './passphrase-box.tsx';

export interface BackupPageProps {
  /** The newest first. */
  readonly backups: readonly Backup[];
  /** The folder couldn’t be read, so the backups are unknown. */
  readonly isFolderUnreadable: boolean;
  /** How they are listed. */
  readonly sort: Sort<BackupSort>;
  /** The running job; null for none. */
  readonly underWay: BackupJob | null;
  /** Why the last job failed, if no one waited for it; otherwise null. */
  readonly unreportedProblem: string | null;
  /** The server encrypts every backup with its own passphrase. */
  readonly hasPassphrase: boolean;
  /** The backup to download after confirmation: the download starts as the page opens. Otherwise null. */
  readonly ready: string | null;
  /** Why the last form was refused. */
  readonly problems: {
    readonly createProblem?: string | undefined;
    readonly passphraseProblem?: string | undefined;
    readonly uploadProblem?: string | undefined;
    /** A different passphrase would open the upload. */
    readonly isOfPassphrase?: boolean | undefined;
  };
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';

const jobWords: Readonly<Record<BackupJob['kind'], string>> = {
  backup: 'Backing up… It will appear here once it has been verified.',
  restore: 'Restoring… Your site stays online and shows the current content until it’s done.',
  check: 'Verifying a backup…',
};

/** Creates, verifies and restores backups, from the list or from a file. */
export function BackupPage({
  backups,
  isFolderUnreadable,
  sort,
  underWay,
  unreportedProblem,
  hasPassphrase,
  ready,
  problems: answered,
}: BackupPageProps) {
  const upload = useUpload('/admin/backups/upload');
  const { refusal } = upload;
  const problems = useMemo(
    () =>
      refusal === undefined
        ? answered
        : { ...answered, uploadProblem: refusal.message, isOfPassphrase: refusal.isOfPassphrase },
    [answered, refusal],
  );
  const navigation = useNavigation();
  const intent = navigation.state === 'submitting' ? navigation.formData?.get('intent') : undefined;
  const page = useFocusOnFault<HTMLDivElement>(problems);
  const [timesMade, noteSent] = useTimesSent(Object.keys(problems).length > 0);
  useEffect(() => {
    if (ready === null) return;
    globalThis.location.assign(toFilePath(ready));
    document.getElementById(toFileLinkId(ready))?.focus();
  }, [ready]);
  const made = backups.find((backup) => backup.proof !== null && backup.sort !== 'uploaded');
  const moments = listMomentLabels(backups);
  const problem =
    problems.createProblem ?? (Object.keys(problems).length === 0 && underWay === null ? unreportedProblem : null);
  return (
    <div ref={page} className="max-w-4xl">
      <h1 className="font-serif text-title">Backup & Restore</h1>
      {isFolderUnreadable && (
        <p role="alert" className="mt-4 rounded-sm border border-danger bg-danger-surface px-4 py-3 text-danger">
          The backup folder can’t be read. Ask the person who manages your server to check its permissions (details are
          in the server log).
        </p>
      )}
      <p className="mt-2 font-medium">
        Last backup:{' '}
        {isFolderUnreadable ? (
          <span>Unknown</span>
        ) : made === undefined ? (
          <span>Never</span>
        ) : (
          <time dateTime={made.createdAt}>{formatInstant(made.createdAt)}</time>
        )}
      </p>
      {made?.proof && (
        <p className="text-small text-ink-muted">
          Verified <time dateTime={made.proof.provenAt}>{formatInstant(made.proof.provenAt)}</time>
          <br />
          We restored this backup into a temporary copy and compared every record, so you know it works.
        </p>
      )}
      {underWay !== null && (
        <div role="status" className="mt-4 rounded-sm border border-hairline bg-paper-raised px-4 py-3">
          <p className="font-medium">{jobWords[underWay.kind]}</p>
          <Link to={BACKUPS_PATH} className={linkClass}>
            Refresh
          </Link>
        </div>
      )}
      {ready !== null && (
        <p role="status" className="mt-4 rounded-sm bg-success-surface px-4 text-success">
          Your download should start shortly. If it doesn’t:{' '}
          <a href={toFilePath(ready)} className={linkClass}>
            Download this backup
          </a>
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="mt-4 rounded-sm bg-danger-surface px-4 py-3 font-medium text-danger">
          {problem}
        </p>
      )}
      <Form method="post" encType="multipart/form-data" onSubmit={noteSent} className="mt-6 grid max-w-md gap-4">
        {/* A passphrase isn’t reused: the box is redrawn closed and empty. */}
        {!hasPassphrase && <PassphraseBox key={timesMade} problem={problems.passphraseProblem} />}
        <Button
          type="submit"
          name="intent"
          value="create"
          isPending={intent === 'create'}
          pendingLabel="Creating backup…"
          className="justify-self-start"
        >
          Create Full Backup
        </Button>
        <p className="text-small text-ink-muted">
          Everything in one file: posts, products, images, leads and their files, settings and users.{' '}
          {hasPassphrase && <span>Encrypted with the server’s passphrase. </span>}
          <span>
            A backup is made automatically every night at 3 a.m. Daily backups are kept for 7 days, weekly ones for 4
            weeks and monthly ones for 12 months. Backups you make yourself are kept until you delete them.
          </span>
        </p>
      </Form>
      <section aria-labelledby="backups" className="mt-10">
        <h2 id="backups" className="font-serif text-heading">
          Backups
        </h2>
        {backups.length > 1 && <SortForm sorts={backupSorts} sort={sort} />}
        {backups.length === 0 ? (
          <p className="mt-2 text-ink-muted">No backups yet.</p>
        ) : (
          <ul className="mt-3 border-b border-hairline">
            {sortBackups(backups, sort).map((backup) => (
              <BackupLine key={backup.name} backup={backup} when={moments.get(backup.name) ?? ''} />
            ))}
          </ul>
        )}
        <p className="mt-3 text-small text-ink-muted">
          Backups are stored on the same server as your site. Download a copy regularly and keep it somewhere safe.
          Backups contain customers’ names and phone numbers.
        </p>
      </section>
      <section aria-labelledby="upload" className="mt-10 max-w-md">
        <h2 id="upload" className="font-serif text-heading">
          Restore from a file
        </h2>
        <Form method="post" encType="multipart/form-data" onSubmit={upload.onSubmit} className="mt-3 grid gap-4">
          <Field
            label="Backup file"
            hint="We’ll check the file and show what will change before anything is restored."
            error={problems.isOfPassphrase === true ? undefined : problems.uploadProblem}
          >
            <Input type="file" name="file" accept=".tar,.age" className="py-2" />
          </Field>
          <Field
            label="Passphrase"
            hint="Only if the backup is encrypted"
            error={problems.isOfPassphrase === true ? problems.uploadProblem : undefined}
          >
            <Input name="passphrase" autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={200} />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="upload"
            variant="secondary"
            isPending={intent === 'upload' || upload.progress !== undefined}
            pendingLabel={
              upload.progress !== undefined && upload.progress.share < 1 ? 'Uploading…' : 'Checking backup…'
            }
            className="justify-self-start"
          >
            Restore from Backup
          </Button>
          <div role="status" className="empty:hidden">
            {upload.progress !== undefined && <UploadProgress {...upload.progress} />}
          </div>
        </Form>
      </section>
    </div>
  );
}

interface BackupLineProps {
  readonly backup: Backup;
  /** Unique in the list. */
  readonly when: string;
}

function BackupLine({ backup, when }: BackupLineProps) {
  const { name, sort, createdAt, bytes, isLocked, proof } = backup;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-hairline py-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <time dateTime={createdAt} className="figures font-medium">
            {when}
          </time>
          {proof === null && <Badge tone="warning">Not verified</Badge>}
          {isLocked && <Badge>Encrypted</Badge>}
        </p>
        <p className="figures text-small text-ink-muted">
          {sortLabels[sort]} · {formatBytes(bytes)}
          {proof !== null && <span>{` · verified ${formatInstant(proof.provenAt)}`}</span>}
        </p>
      </div>
      <div className="flex gap-6">
        <a id={toFileLinkId(name)} href={toFilePath(name)} className={linkClass}>
          Download<span className="sr-only"> the backup from {when}</span>
        </a>
        <Link to={`${BACKUPS_PATH}/${name}`} className={linkClass}>
          Restore<span className="sr-only"> the backup from {when}</span>
        </Link>
      </div>
    </li>
  );
}

/**
 * Counts accepted forms, for actions that redirect to their own page.
 *
 * @param isRefused whether the last form was refused
 */
function useTimesSent(isRefused: boolean): readonly [count: number, onSubmit: () => void] {
  // Each action result has its own history key, also at the same URL.
  const { key } = useLocation();
  const [{ sentAt, count }, setKnown] = useState<{ readonly sentAt: string | null; readonly count: number }>({
    sentAt: null,
    count: 0,
  });
  if (sentAt !== null && sentAt !== key) setKnown({ sentAt: null, count: isRefused ? count : count + 1 });
  return [count, () => setKnown({ sentAt: key, count })];
}
