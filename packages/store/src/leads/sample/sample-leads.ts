import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { insertLead } from '../insert-lead.ts';
import type { LeadStatus } from '../lead-status.ts';
import type { NewLead, NewLeadFile } from '../new-lead.ts';
import { reader, writer } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import { withStoredFiles } from '../../media/with-stored-files.ts';
import type { StoredFile } from '../../media/with-stored-files.ts';
import { systemActor } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { createReference } from '../reference.ts';
import { at } from './at.ts';
import { listSampleAnswers } from './sample-answers.ts';
import { drawSamplePage } from './sample-drawing.ts';

const SAMPLE_COUNT = 30;
/** Fewer than leads, so that some have asked before. */
const PEOPLE = 20;
const HOUR_MS = 60 * 60 * 1000;

// Trees and stones with the first name "Sample", which no one can mistake for a real person.
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
  'Sample request: island of 96 by 42 inches with a waterfall end. When could someone come to measure?',
  'Sample request: could I see a slab of this colour in the showroom this week?',
  'Sample request: replacing laminate in a rental, looking for the most economical colour in stock.',
  'Sample request: three bathrooms and a laundry in a new build, drawings attached later.',
] as const;
const KINDS: readonly LeadKind[] = [
  'short-quote',
  'contact',
  'custom-quote',
  'stone-quote',
  'custom-quote',
  'sample',
  'contact',
];
/** Different ways to write a phone number. 555-0100 to 555-0199 are reserved for fiction. */
const PHONES: readonly ((line: string) => string)[] = [
  (line) => `(807) 555-${line}`,
  (line) => `807-555-${line}`,
  (line) => `+1 807 555 ${line}`,
  (line) => `807.555.${line} ext. 4`,
  (line) => `555-${line}`,
];
const STATUSES: readonly LeadStatus[] = ['new', 'new', 'contacted', 'quoted', 'new', 'won', 'lost', 'archived'];

/**
 * Fills an empty inbox with demonstration leads: plainly samples, with reserved domains and numbers, spread over two months, with
 * answers to every question and drawings. Queues no emails.
 *
 * @returns how many were added; none if there is any lead
 */
export async function loadSampleLeads(store: Store): Promise<number> {
  if (await hasLeads(reader(store))) return 0;
  const files = await Promise.all(
    Array.from({ length: SAMPLE_COUNT }, (_, index) => index)
      .filter((index) => at(KINDS, index) === 'custom-quote')
      .map((index) => writeDrawing(store, index)),
  );
  return withStoredFiles(store, files, async (kept) => {
    const count = await insertSamples(store, kept);
    return { result: count, areNamed: count > 0 };
  });
}

type SampleFile = NewLeadFile & { readonly index: number };

async function writeDrawing(store: Store, index: number): Promise<SampleFile> {
  const bytes = drawSamplePage([
    `Sample drawing ${index + 1}`,
    'It belongs to a sample lead and shows no real kitchen.',
  ]);
  const file = path.join(store.incomingDir, randomUUID());
  await writeFile(file, bytes, { mode: 0o600 });
  return {
    index,
    originalName: `sample-drawing-${index + 1}.pdf`,
    type: 'application/pdf',
    path: file,
    byteSize: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

async function hasLeads(database: Reader): Promise<boolean> {
  return (await database.selectFrom('lead').select('id').executeTakeFirst()) !== undefined;
}

async function insertSamples(store: Store, files: readonly StoredFile<SampleFile>[]): Promise<number> {
  return store.write({ actor: systemActor }, async (transaction) => {
    // Another process was faster.
    if (await hasLeads(writer(transaction))) return 0;
    // The inbox is ordered by arrival, so the oldest sample is inserted first.
    for (let index = SAMPLE_COUNT - 1; index >= 0; index -= 1) {
      // The newest are unread; the older ones are further along.
      const status = index < 4 ? 'new' : at(STATUSES, index);
      await insertLead(transaction, {
        lead: sampleLead(index),
        reference: createReference(),
        fingerprint: createHash('sha256').update(`sample ${index}`).digest('hex'),
        files: files.filter((file) => file.index === index),
        // More frequent towards today, and at varying times of day.
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
  const isAboutStone = kind === 'stone-quote' || kind === 'sample' || kind === 'short-quote';
  const subject = !isAboutStone ? null : { kind: 'quartz', ...at(SUBJECTS, index) };
  const message = isSpam
    ? 'Sample of spam: SEO services, first page of Google, see http://spam.example'
    : at(MESSAGES, index);
  const phone = index % 6 === 5 ? null : at(PHONES, index)(String(110 + (index % PEOPLE)).padStart(4, '0'));
  const email = `${surname.toLowerCase()}${index % PEOPLE}@visitor.example`;
  const person = [
    { label: 'First name', value: 'Sample' },
    { label: 'Last name', value: surname },
    { label: 'Email', value: email },
    ...(phone === null ? [] : [{ label: 'Phone', value: phone }]),
  ];
  return {
    kind,
    firstName: 'Sample',
    lastName: surname,
    email,
    phone,
    subject,
    answers: listSampleAnswers(kind, { index, person, message }),
    message,
    spam: isSpam
      ? { score: 60, reasons: ['The message contains a link', 'Reads like a sales pitch'] }
      : { score: 0, reasons: [] },
    sourcePath: subject === null ? '/contact' : `/quartz-countertops/${subject.slug}`,
  };
}
