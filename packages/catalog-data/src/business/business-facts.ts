import type { QuartzPriceBands } from '../quartz/quartz-cost.ts';
import type { OpenPeriod, SpecialDays, WeeklyHours } from './opening-hours.ts';

/** An external form provider. The fields have the names of its instructions. */
export type ContactFormProvider = {
  readonly scriptUrl: string;
  readonly stylesheetUrl: string;
  /** Where the form posts to. Linked to if the script fails. */
  readonly endpoint: string;
  /** A global function of the script, called with the endpoint and the element to fill. */
  readonly renderFunction: string;
};

export type BusinessPhone = {
  readonly display: string;
  /** To dial, such as `+18075550142`; empty if `display` is not a number. */
  readonly e164: string;
  readonly extension?: string | undefined;
};

/** The business settings. Plain JSON: the store validates and saves the owner's edits as a whole. */
export type BusinessFacts = {
  readonly brand: string;
  readonly phone: BusinessPhone;
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly province: string;
    readonly postalCode: string;
    readonly country: string;
  };
  readonly hours: {
    readonly store: WeeklyHours;
    readonly pickUp: WeeklyHours;
    readonly phone: WeeklyHours;
    /** Text next to the hours, or instead of them. */
    readonly email: string;
    readonly showroom: string;
  };
  /** Exceptions to the hours of store, pick-up and phone. Readers of the facts find them in each week. */
  readonly specialDays: readonly (SpecialDays & { readonly id: string })[];
  readonly claims: {
    readonly foundedYear: number;
    readonly experience: string;
    readonly projects: string;
    readonly families: string;
    readonly satisfaction: string;
    readonly warrantyYears: number;
  };
  readonly promises: {
    readonly replyWithinHours: number;
    readonly shipsWithinHours: number;
  };
  /** In Canadian cents. Used until in-stock products have a lowest price. */
  readonly pricesFromCents: { readonly vanities: number; readonly cabinets: number };
  /** Prices of quartz per square foot, by group; null shows "Price on request". */
  readonly quartzPriceBands: QuartzPriceBands;
  /** Null hides the icon. */
  readonly socialLinks: {
    readonly facebook: string | null;
    readonly twitter: string | null;
    readonly instagram: string | null;
    readonly youtube: string | null;
  };
  /** Pages and scripts of external providers; null hides the control or uses the site's own. */
  readonly providerLinks: {
    /** The page of the newsletter box and "Contact Us for Appointments". */
    readonly contactCreation: string | null;
    readonly outdoorKitchens: string | null;
    /** A provider's form on the contact page; null for the site's own form. */
    readonly contactForm: ContactFormProvider | null;
  };
};

const weekdayHours: OpenPeriod = { opens: '09:00', closes: '17:00' };

/** Sample values with reserved phone numbers and domains, until the owner sets their own. */
export const defaultBusinessFacts: BusinessFacts = {
  brand: 'Boreal & Stone',
  phone: { display: '(807) 555-0142', e164: '+18075550142' },
  email: 'hello@borealandstone.example',
  address: {
    street: '100 Sample Street',
    city: 'Thunder Bay',
    province: 'Ontario',
    postalCode: 'P7B 0A1',
    country: 'Canada',
  },
  hours: {
    store: weekOf({ weekday: weekdayHours, saturday: { opens: '09:00', closes: '14:00' } }),
    pickUp: weekOf({
      weekday: { opens: '09:00', closes: '16:30' },
      saturday: { opens: '09:00', closes: '16:00' },
    }),
    phone: weekOf({ weekday: weekdayHours, saturday: null }),
    email: '24/7',
    showroom: 'By appointment',
  },
  specialDays: [],
  claims: {
    foundedYear: 1998,
    experience: '25+ years',
    projects: '5,000+ projects',
    families: '3,000+ families',
    satisfaction: '98% satisfaction',
    warrantyYears: 5,
  },
  promises: { replyWithinHours: 24, shipsWithinHours: 24 },
  pricesFromCents: { vanities: 59_900, cabinets: 29_900 },
  quartzPriceBands: { beyond: null, red: null, discovery: null },
  socialLinks: { facebook: null, twitter: null, instagram: null, youtube: null },
  providerLinks: { contactCreation: null, outdoorKitchens: null, contactForm: null },
};

/** Returns a `tel:` link (RFC 3966); undefined, which makes a link plain text, if there is no number. */
export function formatPhoneHref({ e164, extension = '' }: BusinessPhone): `tel:${string}` | undefined {
  if (e164 === '') return undefined;
  return `tel:${e164}${extension === '' ? '' : `;ext=${extension}`}`;
}

export function formatAddressLines({ address }: Pick<BusinessFacts, 'address'>): readonly [string, string, string] {
  return [address.street, `${address.city}, ${address.province} ${address.postalCode}`, address.country];
}

/** A week with the same hours on all weekdays, closed on Sundays and holidays. */
export function weekOf({ weekday, saturday }: { weekday: OpenPeriod; saturday: OpenPeriod | null }): WeeklyHours {
  return {
    days: {
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: weekday,
      saturday,
      sunday: null,
    },
    isClosedOnHolidays: true,
  };
}
