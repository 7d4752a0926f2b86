import { formatPrice } from '../price.ts';
import { formatAddressLines, type BusinessFacts } from './business-facts.ts';
import { describeHours } from './hours-in-words.ts';
import { describeOpenDays } from './opening-hours.ts';

/** Placeholders for settings, which the owner can use in answers. */
const placeholders = {
  phone: ({ phone }) => phone.display,
  email: ({ email }) => email,
  address: (facts) => formatAddressLines(facts).join(', '),
  hours: ({ hours }) => describeOpenDays(hours.store),
  pickUp: ({ hours }) => describeOpenDays(hours.pickUp),
  visits: ({ hours }, now) => describeHours(hours, now).showroom,
  warrantyYears: ({ claims }) => String(claims.warrantyYears),
  replyHours: ({ promises }) => String(promises.replyWithinHours),
  shippingHours: ({ promises }) => String(promises.shipsWithinHours),
  vanitiesFrom: ({ pricesFromCents }) => formatPrice(pricesFromCents.vanities),
  cabinetsFrom: ({ pricesFromCents }) => formatPrice(pricesFromCents.cabinets),
} as const satisfies Readonly<Record<string, (facts: BusinessFacts, now: Date) => string>>;

type Placeholder = keyof typeof placeholders;

export const factPlaceholders: readonly string[] = Object.keys(placeholders).map((name) => `{${name}}`);

/** Fills in a text's placeholders. Unknown ones stay as typed. */
export function fillFactPlaceholders(text: string, facts: BusinessFacts, now: Date): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    isPlaceholder(name) ? placeholders[name](facts, now) : place,
  );
}

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(placeholders, name);
}
