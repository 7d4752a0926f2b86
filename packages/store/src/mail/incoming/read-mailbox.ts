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

/** How far a mailbox is looked through that was never read, or that counts its mails again. In milliseconds. */
const FIRST_LOOK_MS = 30 * 24 * 60 * 60 * 1000;

/** Mails that are passed over before that is noted. */
const NOTE_EVERY = 100;

/**
 * Reads what came to the mailbox since the last time, and keeps what answers a letter of ours with its lead. Of everything else the head
 * alone is read, and nothing kept. What was kept and how far it was read are one commit: killed at any moment, the next one
 * goes on where this one was, and no answer is lost or there twice. An email that fails three times is put aside for the owner
 * (`listUnreadEmails`), and those behind it are read.
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
      // Whatever failed before is behind.
      await forgetTries(transaction);
    };
    // Looked through for the first time, it may hold nothing but what is older.
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
 * Reads one email, and tries it again where it fails. What failed too often is put aside, which counts as kept.
 *
 * @throws what is no fault of the email, and what ends this look at the mailbox; the tries are counted from look to look
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
        // The problem may quote the email: it goes to the store, not into the log.
        store.log.error('An email could not be read and was skipped', { uid, code: problem.split(':', 1)[0] });
        return true;
      }
      // The connection may be gone with it: it is tried at the next look.
      if (!(error instanceof UnreadableEmailError) && !isFaultOfContent(error)) throw error;
    }
  }
}

function isNoFaultOfEmail(error: unknown): boolean {
  return error instanceof JobsUnavailableError || error instanceof MailboxTakenError || isDiskFull(error);
}

/** What would fail again however often it is tried: the fault lies in what the mail says. */
function isFaultOfContent(error: unknown): boolean {
  // PostgreSQL's class 22: a value that it cannot take. SQLite's is a TypeError of ours.
  return error instanceof TypeError || error instanceof RangeError || errorCode(error).startsWith('22');
}
