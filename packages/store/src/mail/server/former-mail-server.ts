import { reader, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import type { MailServerTable } from '../tables.ts';
import { FORMER_SERVER } from './read-mail-server.ts';

/**
 * Keeps the previous mail server for the emails that report the change: someone who sets a server of their own must not be the
 * only one to get them. The first of several changes counts, until its emails were tried.
 */
export async function saveFormerServer(
  transaction: WriteTransaction,
  present: MailServerTable | undefined,
): Promise<void> {
  // Without a row it is the server of the environment.
  const environment = { host: null, port: 0, security: 'none', username: null, password: null, sender: null } as const;
  await writer(transaction)
    .insertInto('mail_server')
    .values({ ...environment, revision: 0, ...present, id: FORMER_SERVER })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function hasFormerServer(store: Store): Promise<boolean> {
  const row = reader(store).selectFrom('mail_server').select('id').where('id', '=', FORMER_SERVER);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Deletes the former server and its password, once each of the emails was tried. */
export async function forgetFormerServer(transaction: WriteTransaction): Promise<void> {
  await writer(transaction)
    .deleteFrom('mail_server')
    .where('id', '=', FORMER_SERVER)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outbox')
            .select('outbox.id')
            .where('template', '=', 'mail-server-notice')
            .where('state', '=', 'waiting')
            .where('attempts', '=', 0),
        ),
      ),
    )
    .execute();
}
