import { leadKindNames, type LeadKind } from '@showroom/catalog-data/lead-kinds';
import { createHash } from 'node:crypto';
import { visitorActor } from '../database/write-transaction.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { insertLead } from '../leads/insert-lead.ts';
import { leadStatuses } from '../leads/lead-status.ts';
import { createReference } from '../leads/reference.ts';
import type { Store } from '../store.ts';
import { sampleLead } from './sample-input.ts';

const WORDS =
  'counter island vanity slab edge sink tile quartz marble shelf cabinet drawer mirror faucet grout panel'.split(' ');
const BATCH_SIZE = 1000;

export interface FilledLead {
  readonly leadId: string;
  readonly index: number;
  readonly reference: string;
  readonly kind: LeadKind;
}

/**
 * Fills the inbox with leads of every kind through the production functions, without emails.
 *
 * @param accompany writes what belongs to each lead
 */
export async function fillInbox(
  store: Store,
  count: number,
  accompany?: (transaction: WriteTransaction, lead: FilledLead) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < count; start += BATCH_SIZE) {
    await store.write({ actor: visitorActor }, async (transaction) => {
      for (let index = start; index < Math.min(start + BATCH_SIZE, count); index += 1) {
        const message = Array.from({ length: 40 }, (_, place) => at(WORDS, (index >> (place % 17)) + place)).join(' ');
        const lead = sampleLead({
          kind: at(leadKindNames, index),
          lastName: `Visitor${index}`,
          email: `visitor${index}@home.example`,
          phone: `(807) ${String(2_000_000 + (index % 8_000_000)).replace(/(\d{3})/, '$1-')}`,
          message: `${message} request${index}`,
          answers: [
            { label: 'Room', value: at(['Kitchen', 'Bathroom', 'Laundry'], index) },
            { label: 'Message', value: message },
          ],
          spam: index % 10 === 3 ? { score: 90, reasons: ['Trap'] } : { score: 0, reasons: [] },
        });
        const reference = createReference();
        const leadId = await insertLead(transaction, {
          lead,
          reference,
          fingerprint: createHash('sha256').update(`${index}`).digest('hex'),
          files: [],
          receivedAt: new Date(transaction.now.getTime() - (count - index) * 60_000),
          // A rare status, and one that nearly all have.
          status: index % 5000 === 7 ? 'won' : at(leadStatuses.slice(0, 3), index >> 2),
          isRead: index % 3 > 0,
        });
        await accompany?.(transaction, { leadId, index, reference, kind: lead.kind });
      }
    });
  }
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}
