import type { QuartzPriceBands } from '../quartz/quartz-cost.ts';
import type { OpenPeriod, SpecialDays, WeeklyHours } from './opening-hours.ts';

/** An outside form host, as its own instructions name the parts. */
export type ContactFormProvider = {
  readonly scriptUrl: string;
  readonly stylesheetUrl: string;
  /** Where the form posts to; also opens in a tab of its own when the script cannot draw it. */
  readonly endpoint: string;
  /** Name of the function that the script puts on `window`. It is called with the endpoint and the element to fill. */
  readonly renderFunction: string;
};

export type BusinessPhone = {
  /** What people read. */
  readonly display: string;
  /** What is dialled, such as `+18075550142`; empty where what people read is not a number. */
  readonly e164: string;
  /** Digits to dial once the call is answered. */
  readonly extension?: string | undefined;
};

/** What the business says of itself. Plain JSON: the owner's edits are stored whole, and the store checks them. */
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
    /** Words beside the hours, for what has no clock. */
    readonly email: string;
    readonly showroom: string;
  };
  /** Days unlike others of their week, for the door, the pick-up and the telephone alike. What reads the facts finds them in each week. */
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
  /** Canadian cents. Used until the in-stock products give the true lowest price. */
  readonly pricesFromCents: { readonly vanities: number; readonly cabinets: number };
  /** What quartz costs a square foot, by group; null reads "Price on request". */
  readonly quartzPriceBands: QuartzPriceBands;
  /** Null hides the icon. */
  readonly socialLinks: {
    readonly facebook: string | null;
    readonly twitter: string | null;
    readonly instagram: string | null;
    readonly youtube: string | null;
  };
  /** Pages and scripts of outside providers; null hides the control or falls back to the site's own. */
  readonly providerLinks: {
    /** Contact-creation page used by the newsletter box and "Contact Us for Appointments". */
    readonly contactCreation: string | null;
    readonly outdoorKitchens: string | null;
    /** The form host's script draws its form into our contact page; null means that the site's own form is used. */
    readonly contactForm: ContactFormProvider | null;
  };
};

const weekdayHours: OpenPeriod = { opens: '09:00', closes: '17:00' };

/** Plainly sample values, on reserved numbers and domains, until the owner sets their own. */
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

/** A `tel:` link as RFC 3966 writes it. Undefined where nothing can be dialled: a link without an address is plain text. */
export function formatPhoneHref({ e164, extension = '' }: BusinessPhone): `tel:${string}` | undefined {
  if (e164 === '') return undefined;
  return `tel:${e164}${extension === '' ? '' : `;ext=${extension}`}`;
}

/** Address in the order of an envelope: street, then place, then country. */
export function formatAddressLines({ address }: Pick<BusinessFacts, 'address'>): readonly [string, string, string] {
  return [address.street, `${address.city}, ${address.province} ${address.postalCode}`, address.country];
}

function weekOf({ weekday, saturday }: { weekday: OpenPeriod; saturday: OpenPeriod | null }): WeeklyHours {
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
