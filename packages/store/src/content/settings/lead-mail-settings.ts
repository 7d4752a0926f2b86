import { z } from 'zod';
import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import { defineKind } from '../content-kind.ts';
import { readFields } from '../stored-content.ts';

const HOUR = 'Choose an hour';

const leadMailSchema = z.object({
  /** One email a day with the new leads, at an hour in the shop's time zone. */
  digest: z.object({ isOn: z.boolean(), hour: z.number({ error: HOUR }).int(HOUR).min(0, HOUR).max(23, HOUR) }),
});

export type LeadMailSettings = z.infer<typeof leadMailSchema>;

/** Which emails about leads the owner gets, in addition to the notice of each. */
export const leadMailSettings = defineKind({
  name: 'settings-lead-mail',
  noun: 'settings',
  schema: leadMailSchema,
  empty: { digest: { isOn: false, hour: 8 } },
  needed: [],
  title: () => 'Lead notifications',
});

export async function readLeadMailSettings(store: Store): Promise<LeadMailSettings> {
  const row = await reader(store)
    .selectFrom('content')
    .select('fields')
    .where('id', '=', leadMailSettings.name)
    .executeTakeFirst();
  return row === undefined ? leadMailSettings.empty : readFields(leadMailSettings, row, store.log);
}
