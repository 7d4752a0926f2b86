import type { ChosenLead } from '@showroom/store/admin/change-lead';
import { isLeadStatus } from '@showroom/store/lead-status';

/** Reads the box of a lead in the list, which says where it was shown to stand; undefined for what no box of ours holds. */
export function readChosenLead(value: FormDataEntryValue): ChosenLead | undefined {
  const [leadId = '', shown, ...rest] = typeof value === 'string' ? value.split(' ') : [];
  return isLeadStatus(shown) && rest.length === 0 ? { leadId, shown } : undefined;
}
