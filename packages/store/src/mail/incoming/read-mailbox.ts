import type { JobRunner } from '@showroom/isolated-jobs/job-runner';
import { errorCode, isDiskFull } from '../../database/database-errors.ts';
import type { Store } from '../../store.ts';
import { systemActor } from '../../database/write-transaction.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { MailServer } from '../server/read-mail-server.ts';
import { openMailbox } from './mailbox.ts';
import { MailboxTakenError, moveMailbox } from './mailbox-position.ts';
import type { MailboxClaim } from './mailbox-position.ts';
import { JobsUnavailableError, readOneEmail, UnreadableEmailError } from './read-one-email.ts';
import type { EmailToRead } from './read-one-email.ts';
import { forgetTries, MAX_TRIES, noteFailedTry } from './unread-emails.ts';

/** How far back a mailbox is read the first time, or after the server renumbered it. In milliseconds. */
const FIRST_LOOK_MS = 30 * 24 * 60 * 60 * 1000;

/** Save the position after this many skipped emails. */
const NOTE_EVERY = 100;

/**
 * Reads the emails since the last time and saves replies to our emails with their leads. Of all other emails only the header is
 * read and nothing is saved. A reply and the new position are saved in one transaction, so a process that is killed loses no
 * reply and saves none twice. An email that fails three times is put aside for the owner (`listUnreadEmails`), so that later ones
 * are read.
 */
export async function readMailbox(
  store: Store,
  { server, claim, jobs, signal }: { server: MailServer; claim: MailboxClaim; jobs: JobRunner; signal: AbortSignal },
): Promise<void> {
  const mailbox = await openMailbox(server, signal);
  try {
    const { uidValidity } = mailbox;
    const known = claim.position?.uidValidity === uidValidity ? claim.position.lastUid : undefined;
    const since = new Date(store.now().getTime() - FIRST_LOOK_MS);
    const uids = await mailbox.list(known === undefined ? { since } : { after: known });
    const moveTo = (lastUid: number) => async (transaction: WriteTransaction) => {
      await moveMailbox(transaction, { token: claim.token, uidValidity, lastUid });
      // An email was read, so earlier failures are over.
      await forgetTries(transaction);
    };
    // At the first reading the mailbox may hold only older emails.
    let lastUid = known ?? mailbox.lastUid;
    let passed = 0;
    for await (const head of mailbox.heads(uids)) {
      const isKept = await readWithTries(store, { mailbox, head, jobs, note: moveTo(head.uid), signal });
      lastUid = head.uid;
      passed = isKept ? 0 : passed + 1;
      if (passed === NOTE_EVERY) {
        passed = 0;
        await store.write({ actor: systemActor }, moveTo(lastUid));
      }
    }
    if (passed > 0 || known === undefined) await store.write({ actor: systemActor }, moveTo(lastUid));
  } finally {
    await mailbox.close();
  }
}

/**
 * Reads one email, with retries. After too many failures it is put aside, which counts as read.
 *
 * @throws any error that is not the email's fault and ends this reading; attempts are counted across readings
 */
async function readWithTries(store: Store, email: EmailToRead & { readonly signal: AbortSignal }): Promise<boolean> {
  const { mailbox, head, note, signal } = email;
  const { uid, at, byteSize } = head;
  let from = { name: '', address: '', subject: '' };
  const onHead = ({ name, address, subject }: typeof from) => {
    from = { name, address, subject };
  };
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after another
      return await readOneEmail(store, { ...email, onHead });
    } catch (error) {
      if (signal.aborted || isNoFaultOfEmail(error)) throw error;
      const problem = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : 'unknown';
      const failed = { ...from, uidValidity: mailbox.uidValidity, uid, at: at.toISOString(), byteSize, problem };
      // oxlint-disable-next-line no-await-in-loop -- as above
      const tries = await store.write({ actor: systemActor }, async (transaction) => {
        const count = await noteFailedTry(transaction, failed);
        if (count >= MAX_TRIES) await note(transaction);
        return count;
      });
      if (tries >= MAX_TRIES) {
        // The problem may quote the email, so it goes to the store and not to the log.
        store.log.error('An email could not be read and was skipped', { uid, code: problem.split(':', 1)[0] });
        return true;
      }
      // The connection may be lost too, so the next reading tries again.
      if (!(error instanceof UnreadableEmailError) && !isFaultOfContent(error)) throw error;
    }
  }
}

function isNoFaultOfEmail(error: unknown): boolean {
  return error instanceof JobsUnavailableError || error instanceof MailboxTakenError || isDiskFull(error);
}

/** Errors that would repeat at every attempt, because the email's content causes them. */
function isFaultOfContent(error: unknown): boolean {
  // PostgreSQL's class 22: invalid values. For SQLite we throw a TypeError.
  return error instanceof TypeError || error instanceof RangeError || errorCode(error).startsWith('22');
}
