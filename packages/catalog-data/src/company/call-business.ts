import { formatPhoneHref, type BusinessPhone } from '../business/business-facts.ts';
import type { Action } from './company-page.ts';

/** Returns a link to call; none if there is no number to dial. */
export function callBusiness(phone: BusinessPhone): readonly Action[] {
  const href = formatPhoneHref(phone);
  return href === undefined ? [] : [{ label: `Call ${phone.display}`, href }];
}
