import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import { z } from 'zod';

const line = z.string().trim().min(1).max(200);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as HH:MM');

// Only web addresses: a `javascript:` link typed or pasted here would run on the public site.
const webAddress = z.url({ protocol: /^https?$/ }).max(500);
const link = webAddress.nullable();

const contactFormProvider = z.object({
  scriptUrl: webAddress,
  stylesheetUrl: webAddress,
  endpoint: webAddress,
  renderFunction: z.string().regex(/^[A-Za-z_$][\w$]*$/, 'Write the name of one function'),
});

const openPeriod = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { message: 'Closing comes after opening', path: ['closes'] })
  .nullable();

const weeklyHours = z.object({
  days: z.object({
    monday: openPeriod,
    tuesday: openPeriod,
    wednesday: openPeriod,
    thursday: openPeriod,
    friday: openPeriod,
    saturday: openPeriod,
    sunday: openPeriod,
  }),
  isClosedOnHolidays: z.boolean(),
});

const priceBand = z
  .object({ fromCents: z.number().int().min(1), toCents: z.number().int() })
  .refine(({ fromCents, toCents }) => fromCents <= toCents, {
    message: 'The higher price comes second',
    path: ['toCents'],
  })
  .nullable();

/** What the owner may say of the business. Types and rules only: the values come from `defaultBusinessFacts`. */
export const businessFactsSchema = z.object({
  brand: line,
  phone: z.object({ display: line, e164: z.string().regex(/^\+[1-9]\d{6,14}$/, 'Write the number as +18075550142') }),
  email: z.email().max(254),
  address: z.object({ street: line, city: line, province: line, postalCode: line, country: line }),
  hours: z.object({ store: weeklyHours, pickUp: weeklyHours, phone: weeklyHours, email: line, showroom: line }),
  claims: z.object({
    foundedYear: z.number().int().min(1800).max(2200),
    experience: line,
    projects: line,
    families: line,
    satisfaction: line,
    warrantyYears: z.number().int().min(0).max(100),
  }),
  promises: z.object({
    replyWithinHours: z.number().int().min(1).max(720),
    shipsWithinHours: z.number().int().min(1).max(720),
  }),
  pricesFromCents: z.object({ vanities: z.number().int().min(0), cabinets: z.number().int().min(0) }),
  quartzPriceBands: z.object({ beyond: priceBand, red: priceBand, discovery: priceBand }),
  socialLinks: z.object({ facebook: link, twitter: link, instagram: link, youtube: link }),
  providerLinks: z.object({
    contactCreation: link,
    outdoorKitchens: link,
    contactForm: contactFormProvider.nullable(),
  }),
}) satisfies z.ZodType<BusinessFacts>;
