import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { noteActivity } from '../activity/note-activity.ts';
import { reader, writer } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { AccountActor, WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import type { Role } from './roles.ts';

/** A session ends after this long without use, in milliseconds. */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000;
/** A session ends after this long in any case, in milliseconds. */
export const SESSION_ABSOLUTE_MS = 7 * 24 * 60 * 60 * 1000;
/** The idle time is reset at most this often, so that reading a page is not a write. In milliseconds. */
export const SESSION_REFRESH_MS = 5 * 60 * 1000;
/** How long after confirmation a session may do what a hijacked one must not, in milliseconds. */
export const SESSION_CONFIRMED_MS = 10 * 60 * 1000;

/** A new session. The token goes into the cookie and is stored nowhere else. */
export interface NewSession {
  token: string;
  absoluteExpiresAt: Date;
}

export interface Session {
  accountId: string;
  username: string;
  name: string;
  role: Role;
  actor: AccountActor;
  createdAt: Date;
  /** The earlier of the idle and absolute end. */
  expiresAt: Date;
  /** Whether the user confirmed their identity recently. Signing in doesn't count, since the page may have been left open. */
  isConfirmed: boolean;
}

/**
 * Opens a session after the password, and the second factor if there is one, was verified.
 *
 * @param input.device the browser, in words the user recognizes in a list
 */
export async function createSession(
  transaction: WriteTransaction,
  { accountId, device = 'Unknown browser' }: { accountId: string; device?: string | undefined },
): Promise<NewSession> {
  const { now } = transaction;
  const token = randomBytes(32).toString('base64url');
  const absoluteExpiresAt = new Date(now.getTime() + SESSION_ABSOLUTE_MS);
  await writer(transaction)
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      id: randomUUID(),
      account_id: accountId,
      device,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      idle_expires_at: new Date(now.getTime() + SESSION_IDLE_MS).toISOString(),
      absolute_expires_at: absoluteExpiresAt.toISOString(),
      confirmed_at: null,
    })
    .execute();
  await noteSeen(transaction, accountId);
  return { token, absoluteExpiresAt };
}

/**
 * Finds the session of a cookie's token and resets its idle time; null when there is none or it has ended.
 *
 * @param options.isPoll whether an open page polls, which doesn't count as use
 */
export async function findSession(
  store: Store,
  token: string | null | undefined,
  { isPoll = false }: { readonly isPoll?: boolean } = {},
): Promise<Session | null> {
  if (token === null || token === undefined || token === '') return null;
  const now = store.now();
  const row = await reader(store)
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.account_id',
      'session.created_at',
      'session.last_seen_at',
      'session.idle_expires_at',
      'session.absolute_expires_at',
      'session.confirmed_at',
      'account.username',
      'account.name',
      'account.role',
    ])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.idle_expires_at', '>', now.toISOString())
    .where('session.absolute_expires_at', '>', now.toISOString())
    .where('account.is_disabled', '=', 0)
    .executeTakeFirst();
  if (row === undefined) return null;

  let idleExpiresAt = row.idle_expires_at;
  if (!isPoll && now.getTime() - Date.parse(row.last_seen_at) >= SESSION_REFRESH_MS) {
    idleExpiresAt = new Date(now.getTime() + SESSION_IDLE_MS).toISOString();
    // Not awaited: pages can be read while another process locks the database.
    noteVisit(store, { token, accountId: row.account_id, idleExpiresAt }).catch((error: unknown) => {
      store.log.warn('The last-seen time of a session could not be saved', { error });
    });
  }
  const expiresAt = idleExpiresAt < row.absolute_expires_at ? idleExpiresAt : row.absolute_expires_at;
  return {
    accountId: row.account_id,
    username: row.username,
    name: row.name,
    role: row.role,
    actor: { kind: 'account', accountId: row.account_id, username: row.username },
    createdAt: new Date(row.created_at),
    expiresAt: new Date(expiresAt),
    isConfirmed: row.confirmed_at !== null && now.getTime() - Date.parse(row.confirmed_at) < SESSION_CONFIRMED_MS,
  };
}

/** Records that the user of a session has just confirmed their identity by password or passkey. */
export async function confirmSession(transaction: WriteTransaction, { token }: { token: string }): Promise<void> {
  await writer(transaction)
    .updateTable('session')
    .set({ confirmed_at: transaction.now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

async function noteVisit(
  store: Store,
  { token, accountId, idleExpiresAt }: { token: string; accountId: string; idleExpiresAt: string },
): Promise<void> {
  await store.write({ actor: systemActor }, async (transaction) => {
    await writer(transaction)
      .updateTable('session')
      .set({ last_seen_at: transaction.now.toISOString(), idle_expires_at: idleExpiresAt })
      .where('token_hash', '=', hashToken(token))
      .execute();
    await noteSeen(transaction, accountId);
  });
}

/** Stored with the account as well, since the session is deleted eventually. */
async function noteSeen(transaction: WriteTransaction, accountId: string): Promise<void> {
  await writer(transaction)
    .updateTable('account')
    .set({ last_seen_at: transaction.now.toISOString() })
    .where('id', '=', accountId)
    .execute();
}

export interface SessionSummary {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  /** ISO 8601, UTC, accurate to a few minutes. */
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

/** Lists an account's active sessions: the current one first, then by last use. */
export async function listSessions(
  store: Store,
  { accountId, token }: { accountId: string; token: string },
): Promise<SessionSummary[]> {
  const now = store.now().toISOString();
  const rows = await reader(store)
    .selectFrom('session')
    .select(['id', 'token_hash', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('idle_expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    isCurrent: row.token_hash === hashToken(token),
  }));
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends a session of an account by its id. Does nothing when it has ended or belongs to another account. */
export async function endSession(
  transaction: WriteTransaction,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<void> {
  const ended = await writer(transaction)
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .returning('device')
    .executeTakeFirst();
  if (ended === undefined) return;
  const words = `Signed out another browser: ${ended.device}`;
  await noteActivity(transaction, { action: 'access.session-ended', subjectId: accountId, words });
}

export async function deleteSession(transaction: WriteTransaction, { token }: { token: string }): Promise<void> {
  await writer(transaction).deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends every session of an account except that of `exceptToken`. */
export async function deleteAccountSessions(
  transaction: WriteTransaction,
  { accountId, exceptToken }: { accountId: string; exceptToken?: string | undefined },
): Promise<void> {
  let query = writer(transaction).deleteFrom('session').where('account_id', '=', accountId);
  if (exceptToken !== undefined) query = query.where('token_hash', '!=', hashToken(exceptToken));
  await query.execute();
}

/** Deletes ended sessions. @returns how many */
export async function purgeExpiredSessions(transaction: WriteTransaction): Promise<number> {
  const now = transaction.now.toISOString();
  const result = await writer(transaction)
    .deleteFrom('session')
    .where((eb) => eb.or([eb('idle_expires_at', '<=', now), eb('absolute_expires_at', '<=', now)]))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
