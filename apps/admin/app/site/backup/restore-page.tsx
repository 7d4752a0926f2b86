import type { Backup, RecordCounts } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { formatBytes } from '@showroom/ui/format-bytes';
import { Input } from '@showroom/ui/input';
import { LinkButton } from '@showroom/ui/link-button';
import { RowHeading, Table, TableCell, TableHead, TableHeading, TableRow } from '@showroom/ui/table';
import { Link, useNavigation } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { useFocusOnFault } from '../../frame/form/use-focus-on-fault.ts';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { BACKUPS_PATH } from '../../frame/navigation/page-paths.ts';
import { toFilePath } from './backup-path.ts';
import { formatSecond, sortLabels } from './describe-backup.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';

export interface RestorePageProps {
  /** The one that would be restored. */
  readonly backup: Backup;
  /** The current number of records of each kind. */
  readonly countsNow: RecordCounts;
  /** Another job is running, so nothing can be started. */
  readonly isUnderWay: boolean;
  /** The server’s own passphrase is tried if none is typed. */
  readonly hasPassphrase: boolean;
  /** Why the last form was refused. */
  readonly problems: {
    readonly restoreProblem?: string | undefined;
    readonly checkProblem?: string | undefined;
    /** A different passphrase would help. */
    readonly isOfPassphrase?: boolean | undefined;
  };
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** Shows a backup’s contents and what would change, before it replaces everything. */
export function RestorePage({ backup, countsNow, isUnderWay, hasPassphrase, problems }: RestorePageProps) {
  const navigation = useNavigation();
  const intent = navigation.state === 'submitting' ? navigation.formData?.get('intent') : undefined;
  const { name, sort, createdAt, bytes, isLocked, proof } = backup;
  const when = formatInstant(createdAt);
  const passphraseHint = hasPassphrase
    ? 'Leave blank if the server encrypted it.'
    : 'The passphrase used when the backup was made';
  const page = useFocusOnFault<HTMLDivElement>(problems);
  // At its field if there is one: on a phone, the top of the page is out of sight.
  const isAtField = isLocked && problems.isOfPassphrase === true;
  const askForPassphrase = (problem: string | undefined) =>
    isLocked && (
      <Field label="Passphrase" hint={passphraseHint} error={isAtField ? problem : undefined}>
        <Input name="passphrase" autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={200} />
      </Field>
    );
  return (
    <div ref={page} className="max-w-3xl">
      <BackLink to={BACKUPS_PATH}>Back to backups</BackLink>
      <h1 className="mt-1 font-serif text-title">Restore from Backup</h1>
      <p className="figures mt-2 font-medium">
        <time dateTime={createdAt}>{formatSecond(backup)}</time>
      </p>
      <p className="figures text-small text-ink-muted">
        {sortLabels[sort]} · {formatBytes(bytes)}
        {isLocked && <span> · encrypted</span>}
        {proof !== null && <span>{`  · verified ${formatInstant(proof.provenAt)}`}</span>}
      </p>
      {problems.restoreProblem !== undefined && !isAtField && (
        <p role="alert" className="mt-4 rounded-sm bg-danger-surface px-4 py-3 font-medium text-danger">
          {problems.restoreProblem}
        </p>
      )}
      {proof !== null && (
        <>
          <h2 className="mt-8 font-serif text-heading">What will change</h2>
          <ChangeTable now={countsNow} then={proof.counts} />
          <div className="mt-4 grid max-w-prose gap-2">
            <p>
              Your site goes back to how it was on {when}, and everything added, changed or deleted since then is
              undone.
            </p>
            <p>
              Passwords, passkeys and two-step verification are restored too, including yours. Everyone else is signed
              out.
            </p>
            <p>We’ll back up the current site first, so you can undo this.</p>
            {proof.faults.length > 0 && (
              <p className="font-medium text-danger">
                {proof.faults.length === 1 ? 'One file was' : `${proof.faults.length} files were`} were already missing
                or damaged when this backup was made.
              </p>
            )}
          </div>
          <Form method="post" className="mt-6 grid max-w-md gap-4">
            {askForPassphrase(problems.restoreProblem)}
            <div className="flex flex-wrap gap-3">
              <Button
                type="submit"
                name="intent"
                value="restore"
                variant="danger"
                isPending={intent === 'restore'}
                pendingLabel="Restoring…"
                disabled={isUnderWay}
              >
                Restore this backup
              </Button>
              <LinkButton as={Link} variant="secondary" to={BACKUPS_PATH}>
                Cancel
              </LinkButton>
            </div>
          </Form>
        </>
      )}
      <section aria-labelledby="check" className="mt-10 max-w-md border-t border-hairline pt-6">
        <h2 id="check" className="font-serif text-subheading">
          Verify this backup
        </h2>
        <p className="mt-1 text-small text-ink-muted">
          {proof === null
            ? 'This backup hasn’t been verified, or the file has changed since. Verify it before restoring.'
            : 'We restored this backup into a temporary copy and compared every record, so you know it works. You can verify it again at any time.'}
        </p>
        {problems.checkProblem !== undefined && !isAtField && (
          <p role="alert" className="mt-3 rounded-sm bg-danger-surface px-4 py-3 font-medium text-danger">
            {problems.checkProblem}
          </p>
        )}
        <Form method="post" className="mt-3 grid gap-4">
          {askForPassphrase(problems.checkProblem)}
          <Button
            type="submit"
            name="intent"
            value="check"
            variant="secondary"
            isPending={intent === 'check'}
            pendingLabel="Verifying…"
            disabled={isUnderWay}
            className="justify-self-start"
          >
            Verify
          </Button>
        </Form>
      </section>
      <p className="mt-8 flex flex-wrap gap-x-6">
        <a href={toFilePath(name)} className={linkClass}>
          Download
        </a>
        <Link to={`${BACKUPS_PATH}/${name}/delete`} preventScrollReset className={`${linkClass} text-danger`}>
          Delete this backup
        </Link>
      </p>
    </div>
  );
}

function ChangeTable({ now, then }: { readonly now: RecordCounts; readonly then: RecordCounts }) {
  return (
    <Table className="figures mt-3 max-w-xl">
      <TableHead>
        <TableHeading>Content</TableHeading>
        <TableHeading className="text-right">Now</TableHeading>
        <TableHeading className="text-right">In the backup</TableHeading>
        <TableHeading className="text-right">Change</TableHeading>
      </TableHead>
      <tbody>
        {Object.entries(then).map(([label, count]) => (
          <TableRow key={label}>
            <RowHeading>{label}</RowHeading>
            <TableCell className="text-right whitespace-nowrap">{now[label] ?? 0}</TableCell>
            <TableCell className="text-right whitespace-nowrap">{count}</TableCell>
            <TableCell className="text-right font-medium">{describeDifference(count - (now[label] ?? 0))}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

function describeDifference(difference: number): string {
  if (difference === 0) return 'None';
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}
