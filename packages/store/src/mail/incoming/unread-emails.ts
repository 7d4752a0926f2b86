import { noteActivity } from '../../activity/note-activity.ts';
import { reader, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';

/** After this many attempts an email is put aside, so that later ones are read. */
export const MAX_TRIES = 3;
/** The oldest are dropped. */
const MAX_KEPT = 200;

/** An email that could not be read. It is still in the mailbox. */
export interface UnreadEmail {
  readonly id: string;
  /** From its header; empty if that could not be read. */
  readonly name: string;
  readonly address: string;
  readonly subject: string;
  readonly at: string;
  readonly byteSize: number;
  /** The error of the job runner or database. */
  readonly problem: string;
}

export interface EmailNumber {
  readonly uidValidity: string;
  readonly uid: number;
}

const idOf = ({ uidValidity, uid }: EmailNumber) => `${uidValidity}:${uid}`;

/** Counts a failed attempt. After `MAX_TRIES` the owner sees the email. @returns the number of failures */
export async function noteFailedTry(
  transaction: WriteTransaction,
  email: EmailNumber & Omit<UnreadEmail, 'id'>,
): Promise<number> {
  const { name, address, subject, at, byteSize, problem, uidValidity, uid } = email;
  const id = idOf(email);
  const known = await writer(transaction)
    .selectFrom('unread_email')
    .select('tries')
    .where('id', '=', id)
    .executeTakeFirst();
  const tries = (known?.tries ?? 0) + 1;
  await writer(transaction).deleteFrom('unread_email').where('id', '=', id).execute();
  await writer(transaction)
    .insertInto('unread_email')
    .values({
      id,
      uid_validity: uidValidity,
      uid: String(uid),
      name,
      address,
      subject,
      at,
      byte_size: byteSize,
      problem,
      tries,
    })
    .execute();
  if (tries !== MAX_TRIES) return tries;
  await noteActivity(transaction, {
    action: 'mailbox.unread',
    subjectId: id,
    words: 'An email to the shop could not be read',
  });
  const kept = await writer(transaction)
    .selectFrom('unread_email')
    .select('id')
    .orderBy('at', 'desc')
    .orderBy('id')
    .offset(MAX_KEPT)
    .limit(MAX_KEPT)
    .execute();
  if (kept.length > 0) {
    const ids = kept.map((each) => each.id);
    await writer(transaction).deleteFrom('unread_email').where('id', 'in', ids).execute();
  }
  return tries;
}

/** Resets the attempts of emails that were not put aside. */
export async function forgetTries(transaction: WriteTransaction): Promise<void> {
  await writer(transaction).deleteFrom('unread_email').where('tries', '<', MAX_TRIES).execute();
}

/** Removes an email from the list, once it was read or the owner dealt with it. */
export function dismissUnreadEmail(id: string) {
  return async (transaction: WriteTransaction): Promise<void> => {
    await writer(transaction).deleteFrom('unread_email').where('id', '=', id).execute();
  };
}

/** Finds the mailbox number of an email; undefined when it is no longer on the list. */
export async function findEmailNumber(store: Store, id: string): Promise<EmailNumber | undefined> {
  const row = await reader(store)
    .selectFrom('unread_email')
    .select(['uid_validity as uidValidity', 'uid'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { uidValidity: row.uidValidity, uid: Number(row.uid) };
}

/** Lists the emails that were put aside, newest first. */
export async function listUnreadEmails(store: Store): Promise<UnreadEmail[]> {
  return reader(store)
    .selectFrom('unread_email')
    .select(['id', 'name', 'address', 'subject', 'at', 'byte_size as byteSize', 'problem'])
    .where('tries', '>=', MAX_TRIES)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
}

export async function countUnreadEmails(store: Store): Promise<number> {
  const { count } = await reader(store)
    .selectFrom('unread_email')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tries', '>=', MAX_TRIES)
    .executeTakeFirstOrThrow();
  return count;
}
