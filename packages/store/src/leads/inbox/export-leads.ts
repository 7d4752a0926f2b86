import { z } from 'zod';
import { toCsv } from './csv.ts';
import { leadCondition } from './lead-filter.ts';
import type { LeadFilter } from './lead-filter.ts';
import { leadStatusLabels } from '../lead-status.ts';
import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';

const HEADINGS = [
  'Reference',
  'Received (UTC)',
  'Status',
  'Form',
  'Suspected spam',
  'First name',
  'Last name',
  'E-mail',
  'Telephone',
  'Subject',
  'Message',
  'Answers',
  'Files',
  'Page',
] as const;

const answersSchema = z.array(z.object({ label: z.string(), value: z.string() }));

/** Every lead that passes the filter, newest first, as CSV for a spreadsheet. What visitors typed cannot act as a formula. */
export async function exportLeadsCsv(store: Store, filter: LeadFilter = {}): Promise<string> {
  const leads = await reader(store)
    .selectFrom('lead')
    .selectAll()
    .where((eb) => leadCondition(eb, filter))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const files = await reader(store)
    .selectFrom('lead_file')
    .select(['lead_id', 'original_name'])
    .orderBy('lead_id')
    .orderBy('position')
    .execute();
  const filesByLead = new Map<string, string[]>();
  for (const { lead_id: leadId, original_name: name } of files) {
    filesByLead.set(leadId, [...(filesByLead.get(leadId) ?? []), name]);
  }
  const rows = leads.map((lead) => [
    lead.reference,
    lead.created_at,
    leadStatusLabels[lead.status],
    lead.kind,
    lead.is_suspected === 1 ? 'yes' : 'no',
    lead.first_name,
    lead.last_name,
    lead.email,
    lead.phone ?? '',
    lead.subject_label ?? '',
    lead.message,
    answersSchema
      .parse(JSON.parse(lead.answers))
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    (filesByLead.get(lead.id) ?? []).join('\n'),
    lead.source_path,
  ]);
  return toCsv([HEADINGS, ...rows]);
}
