import {
  queueEmail,
  readBusinessFacts,
  type NewAccountLink,
  type Session,
  type Store,
  type UserFields,
  type UserResult,
  type WriteTransaction,
} from '@showroom/store/admin';
import { writeInvitation } from './account-emails.server.ts';

interface Inviting {
  readonly store: Store;
  readonly session: Session;
  readonly adminUrl: string;
}

type Refused = Extract<UserResult, { ok: false }>;

/** Creates an invitation and queues its email in one transaction. Returns the link, or why there is none. */
export async function sendInvitation(
  { store, session, adminUrl }: Inviting,
  to: UserFields,
  invite: (transaction: WriteTransaction) => Promise<{ ok: true; link: NewAccountLink } | Refused>,
): Promise<{ ok: true; url: string } | Refused> {
  const { brand } = await readBusinessFacts(store);
  return store.write({ actor: session.actor }, async (transaction) => {
    const result = await invite(transaction);
    if (!result.ok) return result;
    const url = `${adminUrl}/admin/login/invitation/${result.link.token}`;
    await queueEmail(transaction, writeInvitation({ to, brand, url, role: to.role, by: session.name }));
    return { ok: true, url };
  });
}
