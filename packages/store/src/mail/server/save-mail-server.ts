import { z } from 'zod';
import { noteActivity } from '../../activity/note-activity.ts';
import { notifyOwners } from '../../auth/notify-account.ts';
import { cleanLine } from '@showroom/catalog-data/typed-text';
import { reader, storeOf, writer } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { isMailAddress } from '../mail-address.ts';
import { saveFormerServer } from './former-mail-server.ts';
import { findPassword, sealPassword } from './mail-password.ts';
import { INCOMING_SERVER, PRESENT_SERVER } from './read-mail-server.ts';
import type { MailServerTable } from '../tables.ts';

/** Outgoing emails and the mailbox for replies each have a server. */
export type MailServerUse = 'outgoing' | 'incoming';

const uses = {
  outgoing: {
    id: PRESENT_SERVER,
    noun: 'the mail server',
    fact: 'Email is sent through',
    none: 'the server set in the environment, if there is one',
    lost: 'Enter the password again: the saved one can’t be decrypted on this machine. Emails wait until you do',
    advice: 'set the mail server again under Settings',
  },
  incoming: {
    id: INCOMING_SERVER,
    noun: 'the reply mailbox',
    fact: 'Replies are read from',
    none: 'no mailbox',
    lost: 'Enter the password again: the saved one can’t be decrypted on this machine. No replies are read until you do',
    advice: 'set the reply mailbox again under Settings',
  },
} as const;

const mailServerSchema = z.object({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253, 'Use at most 253 characters')
    .regex(/^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/, 'Enter just the server name, e.g. smtp.example.com'),
  port: z
    .int('Enter a port number, e.g. 587')
    .min(1, 'Enter a port number, e.g. 587')
    .max(65_535, 'Enter a port number up to 65535'),
  security: z.enum(['tls', 'starttls', 'none'], 'Choose an option from the list'),
  username: z.string().overwrite(cleanLine).max(254, 'Use at most 254 characters'),
  sender: z
    .string()
    .overwrite(cleanLine)
    .max(254, 'Use at most 254 characters')
    .refine(
      (text) => text === '' || isMailAddress(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text),
      'Enter an address, e.g. shop@example.com or Name <shop@example.com>',
    ),
});

/** A mailbox needs a login and has no sender. */
const incomingServerSchema = mailServerSchema.extend({
  username: mailServerSchema.shape.username.min(1, 'Enter the username, usually the email address'),
  sender: z.literal(''),
});

/** The form's fields without the password. Empty: no login, or the sender of the business facts. */
export type MailServerFields = z.infer<typeof mailServerSchema>;

/** A mail server as a page may show it, without the password itself. */
export interface SavedMailServer extends MailServerFields {
  /** `lost`: the password is stored, but its key is not on this machine. It has to be entered again. */
  readonly password: 'none' | 'kept' | 'lost';
}

/** Returns the stored server and its revision, which the next change names; no server when that of the environment is used. */
export async function findMailServer(
  store: Store,
  use: MailServerUse = 'outgoing',
): Promise<{ readonly revision: number; readonly server: SavedMailServer | undefined }> {
  const row = await findRow(reader(store), use);
  return { revision: row?.revision ?? 0, server: row && (await toSaved(store, row)) };
}

export type SaveMailServerResult =
  | { readonly ok: true }
  /** Someone else saved first; `revision` is the current one. */
  | { readonly ok: false; readonly code: 'stale'; readonly revision: number }
  | {
      readonly ok: false;
      readonly code: 'invalid';
      readonly issues: readonly { readonly field: string; readonly message: string }[];
    };

/**
 * Sets the mail server. An empty password keeps the stored one, but only for the same login at the same server: a hijacked
 * session must not have it sent elsewhere. Waiting emails become due.
 */
export async function saveMailServer(
  transaction: WriteTransaction,
  input: { from: number; fields: unknown; password: string; use?: MailServerUse },
): Promise<SaveMailServerResult> {
  const { from, fields, password, use = 'outgoing' } = input;
  const checked = (use === 'outgoing' ? mailServerSchema : incomingServerSchema).safeParse(fields);
  const row = await findRow(writer(transaction), use);
  const revision = row?.revision ?? 0;
  if (revision !== from) return { ok: false, code: 'stale', revision };
  if (!checked.success) {
    const issues = checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    return { ok: false, code: 'invalid', issues };
  }
  const { host, port, security, username, sender } = checked.data;
  const isSamePlace = row?.host === host && row.port === port && row.security === security && row.username === username;
  const { dataDir } = storeOf(transaction);
  const kept = isSamePlace && (await findPassword(dataDir, row)) !== undefined ? row.password : null;
  if (username !== '' && password === '' && kept === null) {
    const message =
      isSamePlace && row.password !== null ? uses[use].lost : 'Enter the password for this server and username.';
    return { ok: false, code: 'invalid', issues: [{ field: 'password', message }] };
  }
  const place = { host, port, security, username: username === '' ? null : username };
  await notifyOfChange(transaction, row, { use, change: 'changed', server: host });
  const typed = password === '' ? kept : await sealPassword(dataDir, place, password);
  await replaceRow(
    transaction,
    { use, from },
    {
      ...place,
      password: username === '' ? null : typed,
      sender: sender === '' ? null : sender,
    },
  );
  const { id: subjectId, noun } = uses[use];
  await noteActivity(transaction, { action: 'settings-mail.saved', subjectId, words: `Saved ${noun}` });
  if (use === 'outgoing') await retryWaiting(transaction);
  return { ok: true };
}

/** Deletes the mail server and its password. The server of the environment is used again. */
export async function deleteMailServer(
  transaction: WriteTransaction,
  { from, use = 'outgoing' }: { from: number; use?: MailServerUse },
): Promise<Exclude<SaveMailServerResult, { code: 'invalid' }>> {
  const row = await findRow(writer(transaction), use);
  const revision = row?.revision ?? 0;
  if (revision !== from) return { ok: false, code: 'stale', revision };
  await notifyOfChange(transaction, row, { use, change: 'forgotten', server: uses[use].none });
  const nothing = { host: null, port: 0, security: 'none', username: null, password: null, sender: null } as const;
  await replaceRow(transaction, { use, from }, nothing);
  const { id: subjectId, noun } = uses[use];
  await noteActivity(transaction, { action: 'settings-mail.forgotten', subjectId, words: `Removed ${noun}` });
  if (use === 'outgoing') await retryWaiting(transaction);
  return { ok: true };
}

async function findRow(database: Pick<Reader, 'selectFrom'>, use: MailServerUse): Promise<MailServerTable | undefined> {
  return database.selectFrom('mail_server').selectAll().where('id', '=', uses[use].id).executeTakeFirst();
}

async function toSaved({ dataDir }: Store, row: MailServerTable): Promise<SavedMailServer | undefined> {
  const { host, port, security, username, sender } = row;
  if (host === null) return undefined;
  const isLost = row.password !== null && (await findPassword(dataDir, row)) === undefined;
  const password = row.password === null ? 'none' : isLost ? 'lost' : 'kept';
  return { host, port, security, username: username ?? '', sender: sender ?? '', password };
}

async function replaceRow(
  transaction: WriteTransaction,
  { use, from }: { use: MailServerUse; from: number },
  values: Omit<MailServerTable, 'id' | 'revision'>,
): Promise<void> {
  const { id } = uses[use];
  await writer(transaction).deleteFrom('mail_server').where('id', '=', id).execute();
  await writer(transaction)
    .insertInto('mail_server')
    .values({ id, revision: from + 1, ...values })
    .execute();
}

async function notifyOfChange(
  transaction: WriteTransaction,
  row: MailServerTable | undefined,
  { use, change, server }: { use: MailServerUse; change: 'changed' | 'forgotten'; server: string },
): Promise<void> {
  const { noun, fact, advice } = uses[use];
  const notified = await notifyOwners(transaction, {
    // The mailbox server sends nothing, so this email needs no special handling.
    template: use === 'outgoing' ? 'mail-server-notice' : 'letter',
    words: `T${noun.slice(1)} was ${change === 'forgotten' ? 'removed' : change}.`,
    facts: [{ label: fact, value: server }],
    advice:
      'If this was you, no action is needed. If not, someone else may have access to your admin: ' +
      `${advice}, and change your password, which signs you out everywhere.`,
  });
  if (notified > 0 && use === 'outgoing') await saveFormerServer(transaction, row);
}

/** Retries with this server what another one refused. */
async function retryWaiting(transaction: WriteTransaction): Promise<void> {
  await writer(transaction)
    .updateTable('outbox')
    .set({ next_attempt_at: transaction.now.toISOString() })
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .execute();
}
