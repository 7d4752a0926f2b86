import { reader, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import type { MailServerTable } from '../tables.ts';
import { FORMER_SERVER } from './read-mail-server.ts';

/**
 * Keeps the mail server that is about to be changed, for the letters that tell of it: whoever sets one of their own must not be the
 * only one to get them. The first of several changes counts, until its letters have been tried.
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

/** Whether it is kept still. */
export async function hasFormerServer(store: Store): Promise<boolean> {
  const row = reader(store).selectFrom('mail_server').select('id').where('id', '=', FORMER_SERVER);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Forgets it, its password with it, once each of the letters has been tried with it. */
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
