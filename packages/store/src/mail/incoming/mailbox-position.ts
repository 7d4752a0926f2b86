import { createHash, randomUUID } from 'node:crypto';
import { reader, writer } from '../../database/handles.ts';
import { systemActor } from '../../database/write-transaction.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import type { MailServer } from '../server/read-mail-server.ts';
import type { MailboxPositionTable } from '../tables.ts';

/** A shop has one mailbox. */
const ONE = 'mailbox';

/** How long a claim lasts after each step, in milliseconds. Longer than a step can take. */
const CLAIM_MS = 5 * 60 * 1000;

/** Another process claimed the mailbox. What this one has read is discarded. */
export class MailboxTakenError extends Error {
  override readonly name = 'MailboxTakenError';

  constructor() {
    super('Another process is reading the mailbox');
  }
}

export interface MailboxClaim {
  readonly token: string;
  /** Last position; undefined for a mailbox that was never read. */
  readonly position: { readonly uidValidity: string; readonly lastUid: number } | undefined;
}

/** Claims the mailbox, so that no other process reads it. Undefined while another one has the claim. */
export async function claimMailbox(store: Store, server: MailServer): Promise<MailboxClaim | undefined> {
  const mailbox = hashOf(server);
  return store.write({ actor: systemActor }, async (transaction) => {
    const row = await findRow(transaction);
    const now = transaction.now.toISOString();
    if (row !== undefined && row.claimed_until !== null && row.claimed_until > now) return undefined;
    const known = row?.mailbox === mailbox ? row : undefined;
    const token = randomUUID();
    const fresh = { id: ONE, uid_validity: '', last_uid: '0', looked_at: null, problem: null };
    const claimed = { ...fresh, ...known, mailbox, claim_token: token, claimed_until: claimUntil(transaction) };
    await writer(transaction).deleteFrom('mailbox_position').execute();
    await writer(transaction).insertInto('mailbox_position').values(claimed).execute();
    const isRead = known !== undefined && known.uid_validity !== '';
    return {
      token,
      position: isRead ? { uidValidity: known.uid_validity, lastUid: Number(known.last_uid) } : undefined,
    };
  });
}

/**
 * Saves how far the mailbox has been read, in the transaction that saves the emails up to there.
 *
 * @throws MailboxTakenError when the claim is lost
 */
export async function moveMailbox(
  transaction: WriteTransaction,
  { token, uidValidity, lastUid }: { token: string; uidValidity: string; lastUid: number },
): Promise<void> {
  const { numUpdatedRows } = await writer(transaction)
    .updateTable('mailbox_position')
    .set({ uid_validity: uidValidity, last_uid: String(lastUid), claimed_until: claimUntil(transaction) })
    .where('claim_token', '=', token)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new MailboxTakenError();
}

/** The result of a reading: complete, interrupted by a stop, or failed. */
export type MailboxReading = 'read' | 'broken-off' | { readonly problem: string };

/** Releases the mailbox and saves the result of the reading. */
export async function releaseMailbox(store: Store, token: string, reading: MailboxReading): Promise<void> {
  await store.write({ actor: systemActor }, async (transaction) => {
    const result =
      reading === 'broken-off'
        ? {}
        : reading === 'read'
          ? { looked_at: transaction.now.toISOString(), problem: null }
          : reading;
    await writer(transaction)
      .updateTable('mailbox_position')
      .set({ ...result, claimed_until: null, claim_token: null })
      .where('claim_token', '=', token)
      .execute();
  });
}

export interface MailboxState {
  readonly lookedAt: string | null;
  /** Why the last reading failed; null when it succeeded. */
  readonly problem: string | null;
}

/** Returns the state of a server's mailbox; undefined before the first reading. */
export async function findMailboxState(store: Store, server: MailServer): Promise<MailboxState | undefined> {
  return reader(store)
    .selectFrom('mailbox_position')
    .select(['looked_at as lookedAt', 'problem'])
    .where('mailbox', '=', hashOf(server))
    .executeTakeFirst();
}

/** A hash, because backups contain it and must not reveal whose mailbox it is. */
function hashOf({ host, port, login }: MailServer): string {
  return createHash('sha256')
    .update(JSON.stringify([host, port, login?.user]))
    .digest('hex');
}

function claimUntil({ now }: WriteTransaction): string {
  return new Date(now.getTime() + CLAIM_MS).toISOString();
}

async function findRow(transaction: WriteTransaction): Promise<MailboxPositionTable | undefined> {
  return writer(transaction).selectFrom('mailbox_position').selectAll().executeTakeFirst();
}
