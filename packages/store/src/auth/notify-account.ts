import { readBusinessFacts } from '../content/settings/read-business-facts.ts';
import { storeOf, writer } from '../database/handles.ts';
import type { Actor, WriteTransaction } from '../database/write-transaction.ts';
import type { EmailMessage } from '../mail/email-message.ts';
import { queueEmail } from '../mail/queue-email.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { describeInstant } from '../mail/templates/lead-words.ts';

/**
 * Tells whose account it is, by mail, what became of the ways in: anyone who changed them with a borrowed session is found out. Queued
 * within the transaction of the change, no matter who made it. Without a link: no one should learn to click one in such emails. An account
 * without an address, or whose invitation waits, is told nothing.
 *
 * @param change.words a sentence in the past
 * @param change.formerEmail where it was told until now, if that has changed: told there as well
 */
export async function notifyAccount(
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
  const facts = [{ label: 'Account', value: account.username }, ...describeAction(transaction, accountId)];
  const advice =
    'If this was you, no action is needed. If not, reset your password right away (“Forgot your password?” on the ' +
    'sign-in page), which signs you out everywhere. Then check your passkeys and two-step verification, and contact ' +
    'the person who manages your users.';
  for (const address of new Set([account.email, formerEmail])) {
    if (address === null || address === undefined) continue;
    const to = { name: account.name, address };
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after another
    await queueEmail(transaction, write({ to, about: `Your ${brand} account`, words, facts, advice }));
  }
}

/**
 * Tells every owner who may sign in, by mail, of something that bears on the ways in of all. As with an account: within the
 * transaction, without a link.
 *
 * @param change.words a sentence in the past
 * @returns how many have an address, and are told
 */
export async function notifyOwners(
  transaction: WriteTransaction,
  { template, words, facts, advice }: Told & { template: 'mail-server-notice' | 'letter' },
): Promise<number> {
  const owners = await writer(transaction)
    .selectFrom('account')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'owner')
    .where('is_disabled', '=', 0)
    .where('password_hash', 'is not', null)
    .where('email', 'is not', null)
    .execute();
  const { brand } = await readBusinessFacts(storeOf(transaction));
  for (const { id, name, email } of owners) {
    const to = { name, address: email ?? '' };
    const all = [...facts, ...describeAction(transaction, id)];
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after another
    await queueMail(transaction, { template, letter: write({ to, about: brand, words, facts: all, advice }) });
  }
  return owners.length;
}

interface Told {
  readonly words: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** What to do if no one knows of it. */
  readonly advice: string;
}

function write({ to, about, words, facts, advice }: Told & { to: EmailMessage['to']; about: string }): EmailMessage {
  return {
    to,
    replyTo: null,
    subject: `${about}: ${words.replace(/\.$/, '')}`,
    blocks: [
      { kind: 'text', text: `Hello ${to.name},` },
      { kind: 'text', text: words },
      { kind: 'facts', facts: [...facts] },
      { kind: 'text', text: advice },
    ],
  };
}

function describeAction({ now, actor }: WriteTransaction, accountId: string): Told['facts'] {
  return [
    { label: 'When', value: describeInstant(now.toISOString()) },
    { label: 'By', value: describeActor(actor, accountId) },
  ];
}

function describeActor(actor: Actor, accountId: string): string {
  if (actor.kind !== 'account') return 'the server’s command line';
  return actor.accountId === accountId ? 'you, or someone signed in as you' : actor.username;
}
