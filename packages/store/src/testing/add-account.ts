import { randomUUID } from 'node:crypto';
import type { Role } from '../auth/roles.ts';
import { createSession } from '../auth/sessions.ts';
import { writer } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';

/** Adds and signs in an account with a role, without hashing a password. */
export async function addAccount(store: Store, role: Role): Promise<{ accountId: string; token: string }> {
  return store.write({ actor: systemActor }, async (transaction) => {
    const accountId = randomUUID();
    const now = transaction.now.toISOString();
    await writer(transaction)
      .insertInto('account')
      .values({
        id: accountId,
        username: `${role}-${accountId}`,
        name: `The ${role}`,
        email: null,
        role,
        password_hash: 'none',
        is_disabled: 0,
        created_at: now,
        password_changed_at: now,
        last_seen_at: null,
      })
      .execute();
    const { token } = await createSession(transaction, { accountId });
    return { accountId, token };
  });
}
