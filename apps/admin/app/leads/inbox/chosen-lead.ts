import type { ChosenLead } from '@showroom/store/admin';
import { isLeadStatus } from '@showroom/store/rules';

/** Reads a list’s checkbox with the lead’s status at that time; undefined for anything else. */
export function readChosenLead(value: FormDataEntryValue): ChosenLead | undefined {
  const [leadId = '', shown, ...rest] = typeof value === 'string' ? value.split(' ') : [];
  return isLeadStatus(shown) && rest.length === 0 ? { leadId, shown } : undefined;
}
