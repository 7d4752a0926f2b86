import { leadKinds } from '@showroom/catalog-data/lead-kinds';
import { setImmediate as pause } from 'node:timers/promises';
import { findLeadNumbers } from './lead-filter.ts';
import type { LeadFilter } from './lead-filter.ts';
import { leadStatusLabels } from '../lead-status.ts';
import { readAnswers } from '../read-answers.ts';
import { noteActivity } from '../../activity/note-activity.ts';
import { reader } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import { formatShopTime } from '../../shop-day.ts';
import type { Store } from '../../store.ts';

const HEADINGS = [
  'Reference',
  'Received (Thunder Bay time)',
  'Status',
  'Form',
  'Suspected spam',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Subject',
  'Message',
  'Answers',
  'Files',
  'Page',
  'Reserved until (Thunder Bay time)',
  'Value (CAD)',
  'Follow-up date',
] as const;

/** Leads read at once: few enough to let other requests in between. */
const BATCH_SIZE = 100;

/**
 * Streams all matching leads as CSV, newest first. Only a batch is in memory at a time. Times are in the shop's time zone, as the
 * headings say. Nothing a visitor typed can act as a formula.
 */
export async function* streamLeadsCsv(store: Store, filter: LeadFilter = {}): AsyncGenerator<string, void> {
  yield startCsv(HEADINGS);
  let below: number | undefined;
  do {
    const numbers = await findLeadNumbers(store, filter, { limit: BATCH_SIZE, below });
    if (numbers.length > 0) yield await readBatch(store, numbers);
    below = numbers.length < BATCH_SIZE ? undefined : numbers.at(-1);
    // Reading is synchronous, and a fast reader never waits: without a pause no other request would be served.
    await pause();
  } while (below !== undefined);
}

async function readBatch(store: Store, numbers: readonly number[]): Promise<string> {
  const leads = await reader(store)
    .selectFrom('lead')
    .leftJoin('hold', (join) => join.onRef('hold.lead_id', '=', 'lead.id').on('hold.released_at', 'is', null))
    .selectAll('lead')
    .select('hold.until_at as heldUntil')
    .where('number', 'in', numbers)
    .orderBy('number', 'desc')
    .execute();
  // All of them may have been deleted in the meantime.
  if (leads.length === 0) return '';
  const files = await reader(store)
    .selectFrom('lead_file')
    .select(['lead_id', 'original_name'])
    .where(
      'lead_id',
      'in',
      leads.map(({ id }) => id),
    )
    .orderBy('lead_id')
    .orderBy('position')
    .execute();
  const namesByLead = new Map<string, string[]>(leads.map(({ id }) => [id, []]));
  for (const { lead_id: leadId, original_name: name } of files) namesByLead.get(leadId)?.push(name);
  return toCsvRows(
    leads.map((lead) => [
      lead.reference,
      formatShopTime(new Date(lead.created_at)),
      leadStatusLabels[lead.status],
      leadKinds[lead.kind].label,
      lead.is_suspected === 1 ? 'yes' : 'no',
      lead.first_name,
      lead.last_name,
      lead.email,
      lead.phone ?? '',
      lead.subject_label ?? '',
      lead.message,
      readAnswers(lead.answers)
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n'),
      (namesByLead.get(lead.id) ?? []).join('\n'),
      lead.source_path,
      lead.heldUntil === null ? '' : formatShopTime(new Date(lead.heldUntil)),
      lead.value_cents === null ? '' : (lead.value_cents / 100).toFixed(2),
      lead.follow_up_on ?? '',
    ]),
  );
}

/** Records in the activity that someone exported leads. */
export async function noteLeadsExport(transaction: WriteTransaction): Promise<void> {
  const words = 'Exported leads to CSV';
  await noteActivity(transaction, { action: 'lead.exported', subjectId: 'leads', words });
}

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Spreadsheets run cells that start with these as formulas. The last four are full-width forms. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

function startCsv(headings: readonly string[]): string {
  return BYTE_ORDER_MARK + toCsvRows([headings]);
}

/** Formats rows as CSV (RFC 4180: every cell quoted, CRLF) in which a spreadsheet runs nothing. */
function toCsvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
