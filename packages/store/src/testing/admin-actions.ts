import { writeSync } from 'node:fs';
import { addViews } from '../analytics/add-views.ts';
import { createSession, deleteSession } from '../auth/sessions.ts';
import { inviteUser, listUsers } from '../auth/users.ts';
import { saveRedirect } from '../content/redirects/owner-redirects.ts';
import { slugFrom } from '../content/slug.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { deleteLead } from '../leads/inbox/change-lead.ts';
import { queueReply } from '../leads/replies/queue-reply.ts';
import { shopDayOf } from '../shop-day.ts';
import { reservePiece } from '../stock/reserve-piece.ts';
import type { Store } from '../store.ts';
import type { AcknowledgedWrite } from './acknowledged-write.ts';
import { sampleLead } from './sample-input.ts';

/** A random change. Its text is unique. */
export type Change = (words: string) => Promise<AcknowledgedWrite>;

/** Prints an acknowledgement synchronously, so that it is in the pipe whatever happens next. */
export function acknowledge(write: AcknowledgedWrite): void {
  writeSync(1, `${JSON.stringify(write)}\n`);
}

/** Picks a random entry; undefined for an empty list. */
export function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}

/**
 * Changes other than content: people, sessions, emails, reservations, redirects and counts.
 *
 * @param leads ids of existing leads; deleted ones are removed from it
 * @param productId a product with more pieces than are ever reserved
 */
export function adminActions(
  store: Store,
  { leads, productId }: { leads: string[]; productId: string },
): readonly Change[] {
  const write = <T>(work: (transaction: WriteTransaction) => Promise<T>) => store.write({ actor: systemActor }, work);
  const tokens: string[] = [];

  const invite: Change = async (words) => {
    const email = `${slugFrom(words)}@shop.example`;
    const result = await write((t) => inviteUser(t, { name: words, email, role: 'editor' }));
    if (!result.ok) throw new Error(result.code);
    return { what: 'invitation', email };
  };
  const openSession: Change = async (words) => {
    const user = pick(await listUsers(store));
    if (user === undefined) return invite(words);
    const { token } = await write((t) => createSession(t, { accountId: user.accountId, device: words }));
    tokens.push(token);
    return { what: 'session', token };
  };
  return [
    invite,
    openSession,
    async (words) => {
      const token = pick(tokens);
      if (token === undefined) return openSession(words);
      tokens.splice(tokens.indexOf(token), 1);
      acknowledge({ what: 'session-ending', token });
      await write((t) => deleteSession(t, { token }));
      return { what: 'session-ended', token };
    },
    async (text) => {
      const leadId = pick(leads);
      if (leadId === undefined) return invite(text);
      const result = await write((t) => queueReply(t, { leadId, formId: text, subject: 'Your kitchen', text }));
      if (result !== 'queued') throw new Error(result);
      return { what: 'reply', leadId, text };
    },
    async (words) => {
      const leadId = leads.length > 5 ? pick(leads) : undefined;
      if (leadId === undefined) return invite(words);
      leads.splice(leads.indexOf(leadId), 1);
      acknowledge({ what: 'lead-going', leadId });
      await write((t) => deleteLead(t, { leadId }));
      return { what: 'lead-gone', leadId };
    },
    async (words) => {
      const email = `buyer-${slugFrom(words)}@home.example`;
      const lead = sampleLead({ kind: 'reservation', email, phone: null, message: words });
      const result = await reservePiece(store, lead, { productId, network: null });
      if (!result.ok) throw new Error(result.code);
      return { what: 'reservation', leadId: result.leadId, productId };
    },
    async (words) => {
      const path = `/old/${slugFrom(words)}`;
      const result = await write((t) => saveRedirect(t, { path, to: '/contact' }));
      if (!result.ok) throw new Error(result.code);
      return { what: 'redirect', path, to: '/contact' };
    },
    async (words) => {
      const path = `/seen/${slugFrom(words)}`;
      const count = 1 + Math.floor(Math.random() * 9);
      const views = [{ day: shopDayOf(store.now()), path, source: '', count }];
      await write((t) => addViews(t, { views, emptySearches: [], missedPaths: [] }));
      return { what: 'views', path, count };
    },
  ];
}
