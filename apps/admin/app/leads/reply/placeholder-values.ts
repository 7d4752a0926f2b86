import { leadKinds } from '@showroom/catalog-data/lead-kinds';
import { businessTimeZone } from '@showroom/catalog-data/opening-hours';
import type { Lead } from '@showroom/store/admin';
import type { PlaceholderValues } from '@showroom/store/rules';

interface Shop {
  readonly brand: string;
  readonly phone: { readonly display: string };
  readonly email: string;
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone: businessTimeZone, dateStyle: 'long' });

/** Fills in a template’s placeholders for a lead. */
export function toPlaceholderValues(lead: Lead, shop: Shop): PlaceholderValues {
  const request = leadKinds[lead.kind].noun;
  return {
    name: `${lead.firstName} ${lead.lastName}`.trim(),
    firstName: lead.firstName,
    subject: lead.subject?.label ?? 'your project',
    reference: lead.reference,
    request,
    received: days.format(new Date(lead.createdAt)),
    brand: shop.brand,
    phone: shop.phone.display,
    email: shop.email,
  };
}
