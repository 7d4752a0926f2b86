import { errorCode } from '../../database/database-errors.ts';
import type { Store } from '../../store.ts';
import { systemActor } from '../../database/write-transaction.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { MailServer } from '../server/read-mail-server.ts';
import { keepResponse, keepBounce } from './keep-response.ts';
import { LARGEST_LETTER, openMailbox } from './mailbox.ts';
import type { Mailbox, MailHead } from './mailbox.ts';
import { moveMailbox } from './mailbox-position.ts';
import type { MailboxClaim } from './mailbox-position.ts';
import { findSentLetter, isOwnLetter } from './match-letter.ts';
import { readBounce, readHead, readLetter } from './read-letter.ts';

/** How far a mailbox is looked through that was never read, or that counts its mails anew. In milliseconds. */
const FIRST_LOOK_MS = 30 * 24 * 60 * 60 * 1000;

/** Mails that are passed over before that is noted. */
const NOTE_EVERY = 100;

/**
 * Reads what came to the mailbox since the last time, and keeps what answers a letter of ours with its lead. Of everything else the head
 * alone is read, and nothing kept. What was kept and how far it was read are one commit: killed at any moment, the next one
 * goes on where this one was, and no answer is lost or there twice.
 */
export async function readMailbox(
  store: Store,
  { server, claim, signal }: { server: MailServer; claim: MailboxClaim; signal: AbortSignal },
): Promise<void> {
  const mailbox = await openMailbox(server, signal);
  try {
    const { uidValidity } = mailbox;
    const known = claim.position?.uidValidity === uidValidity ? claim.position.lastUid : undefined;
    const since = new Date(store.now().getTime() - FIRST_LOOK_MS);
    const uids = await mailbox.list(known === undefined ? { since } : { after: known });
    const moveTo = (lastUid: number) => (transaction: WriteTransaction) =>
      moveMailbox(transaction, { token: claim.token, uidValidity, lastUid });
    // Looked through for the first time, it may hold nothing but what is older.
    let lastUid = known ?? mailbox.lastUid;
    let passed = 0;
    for await (const head of mailbox.heads(uids)) {
      const isKept = await readOne(store, { mailbox, head, note: moveTo(head.uid) }).catch((error: unknown) => {
        // It must not keep back those behind it for ever.
        if (!isFaultOfMail(error)) throw error;
        store.log.error('A mail that cannot be read or kept is passed over', { uid: head.uid, error });
        return false;
      });
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

/** @returns whether anything of it was kept, and with it how far the mailbox was read */
async function readOne(
  store: Store,
  { mailbox, head, note }: { mailbox: Mailbox; head: MailHead; note: (transaction: WriteTransaction) => Promise<void> },
): Promise<boolean> {
  const { uid, at, byteSize } = head;
  const said = await readHead(head.head);
  if (said === undefined || (said.messageId !== undefined && (await isOwnLetter(store, said.messageId)))) return false;
  if (said.isReport) {
    const bounce = await readBounce((await mailbox.read(uid)) ?? new Uint8Array());
    if (bounce === undefined) return false;
    const sent = await findSentLetter(store, bounce.messageIds);
    if (sent === undefined) return false;
    await keepBounce(store, { sent, bounce, note });
    return true;
  }
  const sent = await findSentLetter(store, said.answers);
  if (sent === undefined) return false;
  const source = await mailbox.read(uid);
  if (source === undefined) return false;
  const letter = await readLetter(source, { isCut: byteSize > LARGEST_LETTER });
  await keepResponse(store, { leadId: sent.leadId, letter, at, note });
  return true;
}

/** What would fail again however often it is tried: the fault lies in what the mail says. */
function isFaultOfMail(error: unknown): boolean {
  // PostgreSQL's class 22: a value that it cannot take. SQLite's is a TypeError of ours.
  return error instanceof TypeError || error instanceof RangeError || errorCode(error).startsWith('22');
}
