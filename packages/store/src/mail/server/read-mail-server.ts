import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { MailSecurity } from '../tables.ts';
import { findPassword } from './mail-password.ts';

/** A mail server as the owner set it, its password included: for whoever sends, and for nobody's page. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  /** Null where the server asks for no login. */
  readonly login: { readonly user: string; readonly password: string } | null;
  /** `Name <address>` or an address; null for brand and email of the business facts. */
  readonly sender: string | null;
  /** Rises with each change: whoever keeps a connection learns by it that it is another server's. */
  readonly revision: number;
}

/** The row of the mail server that is used. */
export const PRESENT_SERVER = 'mail-server';
/** That of the one before the change that letters still have to tell of. */
export const FORMER_SERVER = 'former-mail-server';
/** That of the one from which answers of visitors are read. */
export const INCOMING_SERVER = 'incoming-server';

/** Whether email can leave: by the server that the owner set, or else by that of the environment. */
export async function isMailSetUp(store: Store, smtpUrl: string | undefined): Promise<boolean> {
  const own = await readMailServer(store);
  return own === undefined ? smtpUrl !== undefined && smtpUrl !== '' : own !== 'locked';
}

/**
 * The mail server that the owner set in the admin; undefined where that of the environment is used. `locked`: the key of its
 * password is not on this machine, so that it cannot be used from here.
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
