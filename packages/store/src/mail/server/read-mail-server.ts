import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { MailSecurity } from '../tables.ts';
import { findPassword } from './mail-password.ts';

/** The owner's mail server with its password: only for sending, never for a page. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  /** Null if the server needs no login. */
  readonly login: { readonly user: string; readonly password: string } | null;
  /** `Name <address>` or an address; null for brand and email of the business facts. */
  readonly sender: string | null;
  /** Rises with each change, so that open connections know when to reconnect. */
  readonly revision: number;
}

/** The row of the current mail server. */
export const PRESENT_SERVER = 'mail-server';
/** The row of the previous one, while emails still report the change. */
export const FORMER_SERVER = 'former-mail-server';
/** The row of the mailbox that replies are read from. */
export const INCOMING_SERVER = 'incoming-server';

/** Checks whether email can be sent, with the owner's server or that of the environment. */
export async function isMailSetUp(store: Store, smtpUrl: string | undefined): Promise<boolean> {
  const own = await readMailServer(store);
  return own === undefined ? smtpUrl !== undefined && smtpUrl !== '' : own !== 'locked';
}

/**
 * Returns the owner's mail server; undefined when that of the environment is used. `locked`: the key of its password is not on
 * this machine.
 */
export async function readMailServer(
  store: Store,
  id: string = PRESENT_SERVER,
): Promise<MailServer | 'locked' | undefined> {
  const row = await reader(store)
    .selectFrom('mail_server')
    .selectAll()
    .where('id', '=', id)
    .where('host', 'is not', null)
    .executeTakeFirst();
  if (row === undefined || row.host === null) return undefined;
  const { host, port, security, username, sender, revision } = row;
  const password = await findPassword(store.dataDir, row);
  if (username !== null && password === undefined) return 'locked';
  const login = username === null ? null : { user: username, password: password ?? '' };
  return { host, port, security, login, sender, revision };
}
