import { readBusinessFacts } from '../content/settings/read-business-facts.ts';
import { storeOf, writer } from '../database/handles.ts';
import type { Actor, WriteTransaction } from '../database/write-transaction.ts';
import type { EmailMessage } from '../mail/email-message.ts';
import { queueEmail } from '../mail/queue-email.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { describeInstant } from '../mail/templates/lead-words.ts';

/**
 * Emails the account's owner when its ways to sign in change, so that a hijacked session is noticed. Queued in the transaction of
 * the change. Contains no link: people should not learn to click links in such emails. Accounts without an address or with a
 * pending invitation get none.
 *
 * @param change.words a sentence in the past tense
 * @param change.formerEmail the previous address if it changed; it is notified too
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
 * Emails every active owner about a change that affects everyone's sign-in, in the same way.
 *
 * @param change.words a sentence in the past tense
 * @returns how many were notified
 */
export async function notifyOwners(
  transaction: WriteTransaction,
  { template, words, facts, advice }: AccountNotice & { template: 'mail-server-notice' | 'letter' },
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
    await queueMail(transaction, { template, message: write({ to, about: brand, words, facts: all, advice }) });
  }
  return owners.length;
}

interface AccountNotice {
  readonly words: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** What to do if the change is unexpected. */
  readonly advice: string;
}

function write({
  to,
  about,
  words,
  facts,
  advice,
}: AccountNotice & { to: EmailMessage['to']; about: string }): EmailMessage {
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

function describeAction({ now, actor }: WriteTransaction, accountId: string): AccountNotice['facts'] {
  return [
    { label: 'When', value: describeInstant(now.toISOString()) },
    { label: 'By', value: describeActor(actor, accountId) },
  ];
}

function describeActor(actor: Actor, accountId: string): string {
  if (actor.kind !== 'account') return 'the server’s command line';
  return actor.accountId === accountId ? 'you, or someone signed in as you' : actor.username;
}
