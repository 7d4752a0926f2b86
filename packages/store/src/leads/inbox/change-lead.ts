import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { noteActivity } from '../../activity/note-activity.ts';
import { cleanText } from '@showroom/catalog-data/typed-text';
import { searchIndex, storeOf, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import { removeStoredFiles } from '../../media/with-stored-files.ts';
import { formatShopDay } from '../../shop-day.ts';
import { removeLeadPictures } from '../lead-picture-cache.ts';
import { followLead, keepsPiece } from '../../stock/holds.ts';
import { countLead } from '../lead-counts.ts';
import { countResponses } from '../replies/list-responses.ts';
import { isDay } from '../lead-day.ts';
import { findLeadConflict, findLeadDeletion } from './lead-conflict.ts';
import { indexNote } from '../search/index-leads.ts';
import { listLeadLabels } from '../search/lead-search.ts';
import { leadStatusLabels } from '../lead-status.ts';
import type { LeadStatus } from '../lead-status.ts';
import { formatCents, LARGEST_VALUE } from '../lead-value.ts';
import type { Instant } from '../../database/column-types.ts';
import type { LeadTable } from '../tables.ts';

// These functions return false when the lead doesn't exist (anymore). A lead that already is as requested is not changed.

/**
 * Moves a lead to a status.
 *
 * @param input.wonAt for undoing: when it had been won, or null. A lead that is won again is won now
 */
export async function setLeadStatus(
  transaction: WriteTransaction,
  { leadId, status, wonAt }: { leadId: string; status: LeadStatus; wonAt?: Instant | null },
): Promise<boolean> {
  const { isKnown, was } = await change(
    transaction,
    leadId,
    wonAt === undefined ? { status } : { status, won_at: wonAt },
  );
  if (was !== null) {
    await noteActivity(transaction, {
      action: 'lead.status-changed',
      subjectId: leadId,
      words: `Moved ${was.reference} from ${leadStatusLabels[was.status]} to ${leadStatusLabels[status]}`,
    });
  }
  return isKnown;
}

export interface MovedLead {
  reference: string;
  was: LeadStatus;
  /** Null unless it had been won. */
  wonAt: Instant | null;
}

/** A selected lead and the status it was shown with, so that no one's change is overwritten unseen. */
export interface ChosenLead {
  leadId: string;
  shown: LeadStatus;
}

/** A lead that someone else changed first. It was left as it is. */
export interface LeftLead {
  /** As in `LastAction`. */
  by: string | null;
  status: LeadStatus | null;
}

export interface SeveralMoved {
  moved: MovedLead[];
  /** Leads that had the status already. */
  sameCount: number;
  left: LeftLead[];
}

/** Moves several leads to a status. Leads whose status is not the one shown are left. */
export async function setLeadStatuses(
  transaction: WriteTransaction,
  { leads, status }: { leads: readonly ChosenLead[]; status: LeadStatus },
): Promise<SeveralMoved> {
  const moved: MovedLead[] = [];
  const left: LeftLead[] = [];
  for (const { leadId, shown } of leads) {
    const lead = await writer(transaction)
      .selectFrom('lead')
      .select(['reference', 'status as was', 'won_at as wonAt'])
      .where('id', '=', leadId)
      .executeTakeFirst();
    if (lead === undefined) {
      left.push({ by: (await findLeadDeletion(transaction, { leadId }))?.by ?? null, status: null });
    } else if (lead.was !== status) {
      const conflict = await findLeadConflict(transaction, { leadId, part: 'status', shown, wanted: status });
      if (conflict !== undefined) left.push({ by: conflict.by, status: lead.was });
      else if (await setLeadStatus(transaction, { leadId, status })) moved.push(lead);
    }
  }
  return { moved, sameCount: leads.length - moved.length - left.length, left };
}

/** Undoes moves. Leads that were moved again stay. @returns how many were moved back */
export async function moveLeadsBack(
  transaction: WriteTransaction,
  { moved, from }: { moved: readonly MovedLead[]; from: LeadStatus },
): Promise<number> {
  let count = 0;
  for (const { reference, was, wonAt } of moved) {
    const lead = await writer(transaction)
      .selectFrom('lead')
      .select('id')
      .where('reference', '=', reference)
      .where('status', '=', from)
      .executeTakeFirst();
    if (lead === undefined) continue;
    await setLeadStatus(transaction, { leadId: lead.id, status: was, wonAt });
    count += 1;
  }
  return count;
}

/**
 * Marks a lead as read or unread. Not recorded in the activity, since it changes nothing for anyone else.
 *
 * @param input.responsesSeen number of replies on the page that was read; with a newer one the lead stays unread
 */
export async function markLeadRead(
  transaction: WriteTransaction,
  { leadId, isRead, responsesSeen }: { leadId: string; isRead: boolean; responsesSeen?: number | undefined },
): Promise<boolean> {
  if (!isRead) return (await change(transaction, leadId, { is_read: 0 })).isKnown;
  if (responsesSeen !== undefined && (await countResponses(transaction, leadId)) > responsesSeen) return true;
  return (await change(transaction, leadId, { is_read: 1, has_new_response: 0 })).isKnown;
}

/** Marks that a visitor replied, until the lead is read. */
export async function markLeadResponded(
  transaction: WriteTransaction,
  { leadId }: { leadId: string },
): Promise<boolean> {
  return (await change(transaction, leadId, { is_read: 0, has_new_response: 1 })).isKnown;
}

/** Marks a lead as spam or not spam. The score and its reasons stay. */
export async function setLeadSuspected(
  transaction: WriteTransaction,
  { leadId, isSuspected }: { leadId: string; isSuspected: boolean },
): Promise<boolean> {
  const { isKnown, was } = await change(transaction, leadId, { is_suspected: isSuspected ? 1 : 0 });
  if (was !== null) {
    await noteActivity(transaction, {
      action: isSuspected ? 'lead.marked-as-spam' : 'lead.cleared-of-spam',
      subjectId: leadId,
      words: isSuspected ? `Marked ${was.reference} as spam` : `Marked ${was.reference} as not spam`,
    });
  }
  return isKnown;
}

/** Sets the value of a lead, in cents from 0 to `LARGEST_VALUE`, or null. Throws for other numbers. */
export async function setLeadValue(
  transaction: WriteTransaction,
  { leadId, valueCents }: { leadId: string; valueCents: number | null },
): Promise<boolean> {
  if (valueCents !== null && !(Number.isInteger(valueCents) && valueCents >= 0 && valueCents <= LARGEST_VALUE)) {
    throw new RangeError(`${valueCents} is not an amount in cents`);
  }
  const { isKnown, was } = await change(transaction, leadId, { value_cents: valueCents });
  if (was !== null) {
    await noteActivity(transaction, {
      action: 'lead.valued',
      subjectId: leadId,
      words:
        valueCents === null
          ? `Cleared the value of ${was.reference}`
          : `Set the value of ${was.reference} to ${formatCents(valueCents)}`,
    });
  }
  return isKnown;
}

/** Sets the follow-up day, yyyy-mm-dd in the shop's time zone, or null. Throws for other texts. */
export async function setFollowUp(
  transaction: WriteTransaction,
  { leadId, followUpOn }: { leadId: string; followUpOn: string | null },
): Promise<boolean> {
  if (followUpOn !== null && !isDay(followUpOn)) throw new RangeError(`${followUpOn} is not a day`);
  const { isKnown, was } = await change(transaction, leadId, { follow_up_on: followUpOn });
  if (was !== null) {
    await noteActivity(transaction, {
      action: 'lead.follow-up-set',
      subjectId: leadId,
      words:
        followUpOn === null
          ? `Cleared the follow-up date of ${was.reference}`
          : `Set the follow-up date of ${was.reference} to ${formatShopDay(followUpOn)}`,
    });
  }
  return isKnown;
}

/**
 * Adds a note to a lead. Throws for an empty note.
 *
 * @param input.after the newest note its author saw, or empty: the same text after the same note is saved only once
 */
export async function addLeadNote(
  transaction: WriteTransaction,
  { leadId, after, words }: { leadId: string; after: string; words: string },
): Promise<boolean> {
  const kept = cleanText(words);
  if (kept === '') throw new RangeError('A note needs a text');
  const lead = await writer(transaction)
    .selectFrom('lead')
    .select(['reference', 'number'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (lead === undefined) return false;
  const { actor, now } = transaction;
  const author = actor.kind === 'account' ? actor.username : null;
  const id = createHash('sha256')
    .update(JSON.stringify([leadId, after, author, kept]))
    .digest('hex');
  const known = await writer(transaction).selectFrom('lead_note').select('id').where('id', '=', id).executeTakeFirst();
  if (known !== undefined) return true;
  await writer(transaction)
    .insertInto('lead_note')
    .values({ id, lead_id: leadId, at: now.toISOString(), author, words: kept })
    .execute();
  await indexNote(transaction, { number: lead.number, note: kept });
  await noteActivity(transaction, {
    action: 'lead.note-added',
    subjectId: leadId,
    words: `Added a note to ${lead.reference}`,
  });
  return true;
}

/**
 * Deletes a lead with its files and emails, as a person may request under PIPEDA. Can't be undone. See
 * docs/decisions/0022-edits-and-deletes.md.
 */
export async function deleteLead(transaction: WriteTransaction, { leadId }: { leadId: string }): Promise<boolean> {
  await followLead(transaction, { leadId, keeps: false });
  const files = await writer(transaction)
    .selectFrom('lead_file')
    .select(['id', 'stored_name as storedName'])
    .where('lead_id', '=', leadId)
    .execute();
  // Files, notes, emails and the hold are deleted by cascading foreign keys.
  const lead = await writer(transaction)
    .deleteFrom('lead')
    .where('id', '=', leadId)
    .returning(CHANGEABLE)
    .executeTakeFirst();
  if (lead === undefined) return false;
  const store = storeOf(transaction);
  await searchIndex(store).remove(writer(transaction), 'lead_search', lead.number);
  await countLead(transaction, { was: lead, is: null });
  await noteActivity(transaction, {
    action: 'lead.deleted',
    subjectId: leadId,
    words: `Permanently deleted ${lead.reference}`,
  });
  transaction.afterCommit(async () => {
    await removeStoredFiles(store, files);
    await removeLeadPictures(store, files);
  });
  return true;
}

/** Queues a lead's failed emails again. @returns how many */
export async function retryFailedMails(transaction: WriteTransaction, { leadId }: { leadId: string }): Promise<number> {
  const result = await writer(transaction)
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, first_attempt_at: null, next_attempt_at: transaction.now.toISOString() })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

const CHANGEABLE = [
  'number',
  'reference',
  'status',
  'kind',
  'is_read',
  'has_new_response',
  'is_suspected',
  'value_cents',
  'won_at',
  'follow_up_on',
] as const;

type ChangeableLead = Pick<Selectable<LeadTable>, (typeof CHANGEABLE)[number]>;

/** Changes a lead, the counts and the index. @returns `was` only when something changed */
async function change(
  transaction: WriteTransaction,
  leadId: string,
  wanted: Partial<Omit<ChangeableLead, 'kind' | 'number' | 'reference'>>,
): Promise<{ isKnown: boolean; was: ChangeableLead | null }> {
  const was = await writer(transaction)
    .selectFrom('lead')
    .select(CHANGEABLE)
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (was === undefined) return { isKnown: false, was: null };
  const is = { ...was, ...wanted, won_at: toWonAt(was, wanted, transaction.now.toISOString()) };
  if (CHANGEABLE.every((column) => is[column] === was[column])) return { isKnown: true, was: null };
  const isMoved = is.status !== was.status;
  await writer(transaction)
    .updateTable('lead')
    .set({
      ...wanted,
      won_at: is.won_at,
      updated_at: transaction.now.toISOString(),
    })
    .where('id', '=', leadId)
    .execute();
  await countLead(transaction, { was, is });
  const labels = toLabels(is);
  if (labels.join(' ') !== toLabels(was).join(' ')) {
    await searchIndex(storeOf(transaction)).relabel(writer(transaction), 'lead_search', { number: was.number, labels });
  }
  if (isMoved || is.is_suspected !== was.is_suspected) {
    await followLead(transaction, { leadId, keeps: keepsPiece(is) });
  }
  return { isKnown: true, was };
}

/** Archiving a won lead and restoring it keeps the day it was won. */
function toWonAt(was: ChangeableLead, wanted: Partial<ChangeableLead>, now: Instant): Instant | null {
  const status = wanted.status ?? was.status;
  if (status === was.status) return was.won_at;
  if (status !== 'won' && status !== 'archived') return null;
  const kept = wanted.won_at === undefined ? was.won_at : wanted.won_at;
  if (kept !== null && kept <= now) return kept;
  return status === 'won' ? now : null;
}

function toLabels(lead: ChangeableLead): string[] {
  return listLeadLabels({ ...lead, hasFollowUp: lead.follow_up_on !== null });
}
