import { setLeadStatuses, type LeftLead, type MovedLead } from '@showroom/store/admin/change-lead';
import { LEADS_PER_PAGE } from '@showroom/store/admin/list-leads';
import { isLeadStatus, leadStatusLabels, type LeadStatus } from '@showroom/store/lead-status';
import type { Store } from '@showroom/store/open-store';
import type { Session } from '@showroom/store/admin/sessions';
import { countWords } from '../../shell/count-words.ts';
import { readChosenLead } from './chosen-lead.ts';

export type BulkOutcome =
  | { readonly ok: true; readonly moved: readonly MovedLead[]; readonly status: LeadStatus; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** Sentences about what others did; a notice is short. */
const TOLD_DEEDS = 2;

/**
 * Moves the leads that were chosen, at most as many as a list shows, to the status that was chosen, in one go; or says why not. What
 * somebody else moved or deleted since the list was drawn is left, and told.
 */
export async function moveChosen(store: Store, actor: Session['actor'], form: FormData): Promise<BulkOutcome> {
  const status = form.get('status');
  const leads = form.getAll('chosen').map(readChosenLead);
  if (leads.length === 0) return { ok: false, message: 'Choose the leads to move first.' };
  if (leads.length > LEADS_PER_PAGE) return { ok: false, message: `Choose at most ${LEADS_PER_PAGE} leads.` };
  if (!leads.every((lead) => lead !== undefined)) return { ok: false, message: 'Load this page again, then choose.' };
  if (!isLeadStatus(status)) return { ok: false, message: 'Choose a status from the list.' };
  const { moved, sameCount, left } = await store.write({ actor }, (transaction) =>
    setLeadStatuses(transaction, { leads, status }),
  );
  const label = leadStatusLabels[status];
  const sentences = [
    moved.length === 0 ? `No lead was moved to ${label}.` : `${countWords(moved.length, 'lead')} moved to ${label}.`,
    ...(sameCount === 0 ? [] : [`${sameCount} stood there already.`]),
    ...tellLeft(left),
  ];
  return { ok: true, moved, status, text: sentences.join(' ') };
}

/** "1 left: Anna moved it to Quoted meanwhile." */
function tellLeft(left: readonly LeftLead[]): string[] {
  const alike = new Map<string, LeftLead[]>();
  for (const lead of left) {
    const key = `${lead.status} ${lead.by}`;
    alike.set(key, [...(alike.get(key) ?? []), lead]);
  }
  const told = [...alike.values()].slice(0, TOLD_DEEDS);
  const rest = left.length - told.flat().length;
  return [
    ...told.map((those) => `${those.length} left: ${tellDeed(those)} meanwhile.`),
    ...(rest === 0 ? [] : [`${rest} left: others moved or deleted ${rest === 1 ? 'it' : 'them'} meanwhile.`]),
  ];
}

function tellDeed([lead, ...others]: readonly LeftLead[]): string {
  const them = others.length === 0 ? 'it' : 'them';
  const who = lead?.by ?? 'somebody';
  const status = lead?.status ?? null;
  return status === null ? `${who} deleted ${them}` : `${who} moved ${them} to ${leadStatusLabels[status]}`;
}
