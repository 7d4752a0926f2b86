import { createHash } from 'node:crypto';
import type { LeadKind } from './lead-kind.ts';
import { insertLead } from './insert-lead.ts';
import type { LeadStatus } from './lead-status.ts';
import type { NewLead } from './new-lead.ts';
import { writer } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { createReference } from './reference.ts';

const SAMPLE_COUNT = 30;
const HOUR_MS = 60 * 60 * 1000;

// Trees and stones, with the first name "Sample": nobody's name, and nobody can take it for one.
const SURNAMES = ['Alder', 'Basalt', 'Birch', 'Cedar', 'Elm', 'Flint', 'Gneiss', 'Hazel', 'Juniper', 'Larch'] as const;
const SUBJECTS = [
  { slug: 'aurora', label: 'Aurora quartz' },
  { slug: 'urban-ash', label: 'Urban Ash quartz' },
  { slug: 'white-essence', label: 'White Essence quartz' },
  { slug: 'great-white', label: 'Great White quartz' },
  { slug: 'space-black', label: 'Space Black quartz' },
] as const;
const MESSAGES = [
  'Sample request: an L-shaped kitchen counter of about 45 square feet with an undermount sink cut-out.',
  'Sample request: a vanity top for the main bathroom, 60 inches, one sink, delivered only.',
  'Sample request: island of 96 by 42 inches with a waterfall end. When could somebody measure?',
  'Sample request: could I see a slab of this colour in the showroom this week?',
  'Sample request: replacing laminate in a rental, looking for the most economical colour in stock.',
  'Sample request: three bathrooms and a laundry in a new build, drawings attached later.',
] as const;
const KINDS: readonly LeadKind[] = ['short-quote', 'contact', 'short-quote', 'custom-quote'];
const STATUSES: readonly LeadStatus[] = ['new', 'new', 'contacted', 'quoted', 'new', 'won', 'lost', 'archived'];

/**
 * Fills the inbox of an empty store with leads for a demonstration: plainly samples, on reserved domains and numbers,
 * spread over the last two months. No mail is queued for them.
 *
 * @returns how many were written: none when a lead is there already
 */
export async function loadSampleLeads(store: Store): Promise<number> {
  return store.write({ actor: systemActor }, async (transaction) => {
    const existing = await writer(transaction).selectFrom('lead').select('id').executeTakeFirst();
    if (existing !== undefined) return 0;
    // The inbox goes by the order in which leads came: the oldest is the last of the list.
    for (let index = SAMPLE_COUNT - 1; index >= 0; index -= 1) {
      // The newest wait to be read, the older ones have been dealt with.
      const status = index < 4 ? 'new' : at(STATUSES, index);
      await insertLead(transaction, {
        lead: sampleLead(index),
        reference: createReference(),
        fingerprint: createHash('sha256').update(`sample ${index}`).digest('hex'),
        files: [],
        // Closer together towards today, and never at the same time of day.
        receivedAt: new Date(
          transaction.now.getTime() - Math.round((index + 1) ** 2 * 1.6 * HOUR_MS + index * 0.37 * HOUR_MS),
        ),
        status,
        isRead: status !== 'new',
        valueCents: status === 'quoted' || status === 'won' ? 245_000 + index * 31_750 : undefined,
      });
    }
    return SAMPLE_COUNT;
  });
}

function sampleLead(index: number): NewLead {
  const isSpam = index % 11 === 6;
  const surname = at(SURNAMES, index * 7);
  const kind = at(KINDS, index);
  const subject = kind === 'contact' ? null : { kind: 'quartz', ...at(SUBJECTS, index) };
  const message = isSpam
    ? 'Sample of spam: SEO services, first page of Google, see http://spam.example'
    : at(MESSAGES, index);
  const phone = index % 3 === 0 ? null : `(807) 555-01${String(10 + index)}`;
  return {
    kind,
    firstName: 'Sample',
    lastName: surname,
    email: `${surname.toLowerCase()}${index}@visitor.example`,
    phone,
    subject,
    answers: [
      { label: 'Name', value: `Sample ${surname}` },
      { label: 'Project', value: kind === 'custom-quote' ? 'Kitchen renovation' : 'Countertop' },
      { label: 'Message', value: message },
    ],
    message,
    spam: isSpam
      ? { score: 60, reasons: ['The text holds a link', 'The text reads like an unasked offer'] }
      : { score: 0, reasons: [] },
    sourcePath: subject === null ? '/contact' : `/quartz-countertops/${subject.slug}`,
  };
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The list of samples is empty');
  return item;
}
