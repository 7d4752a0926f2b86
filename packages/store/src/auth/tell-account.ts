import { readBusinessFacts } from '../content/settings/read-business-facts.ts';
import { storeOf, writer } from '../database/handles.ts';
import type { Actor, WriteTransaction } from '../database/write-transaction.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { describeInstant } from '../mail/templates/lead-words.ts';

/**
 * Tells whose account it is, by mail, what became of the ways in: whoever changed them with a borrowed session is found out. Queued
 * within the transaction of the change, whoever made it. Without a link: nobody shall learn to press one in such letters. An account
 * without an address, or whose invitation waits, is told nothing.
 *
 * @param change.words a sentence in the past
 * @param change.formerEmail where it was told until now, if that has changed: told there as well
 */
export async function tellAccount(
  transaction: WriteTransaction,
  { accountId, words, formerEmail }: { accountId: string; words: string; formerEmail?: string | null },
): Promise<void> {
  const account = await writer(transaction)
    .selectFrom('account')
    .select(['name', 'username', 'email'])
    .where('id', '=', accountId)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  if (account === undefined) return;
  const { brand } = await readBusinessFacts(storeOf(transaction));
  const by = describeActor(transaction.actor, accountId);
  for (const address of new Set([account.email, formerEmail])) {
    if (address === null || address === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after another
    await queueLetter(transaction, {
      to: { name: account.name, address },
      replyTo: null,
      subject: `Your account at ${brand}: ${words.replace(/\.$/, '')}`,
      blocks: [
        { kind: 'text', text: `Hello ${account.name},` },
        { kind: 'text', text: words },
        {
          kind: 'facts',
          facts: [
            { label: 'Account', value: account.username },
            { label: 'When', value: describeInstant(transaction.now.toISOString()) },
            { label: 'By', value: by },
          ],
        },
        {
          kind: 'text',
          text:
            'If you know of this, there is nothing to do. If not, somebody else may have been in your account: choose a new ' +
            'password (“Forgot your password?” at the login), which signs everybody out, look at your passkeys and your ' +
            'second factor, and tell whoever manages the users.',
        },
      ],
    });
  }
}

function describeActor(actor: Actor, accountId: string): string {
  if (actor.kind !== 'account') return 'the command line of the server';
  return actor.accountId === accountId ? 'you, or somebody signed in as you' : actor.username;
}
