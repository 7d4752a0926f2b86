import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import { z } from 'zod';
import { readPhoneNumber } from '../../phone/phone-number.server.ts';

const line = z.string().trim().min(1, 'Required').max(200, 'Use at most 200 characters');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter both times as HH:MM, or leave both empty');

// Only http: a `javascript:` URL would run on the public site.
const webAddress = z
  .url({ protocol: /^https?$/, error: 'Enter a full URL, e.g. https://www.example.com' })
  .max(500, 'Use at most 500 characters');
const link = webAddress.nullable();

/** @param what for the message: "a year" */
function wholeNumber(min: number, max: number, what = 'a whole number') {
  const error = `Enter ${what} from ${min} to ${max}`;
  return z.number({ error }).int(error).min(min, error).max(max, error);
}

const NO_PRICE = 'Enter a price, e.g. 85 or 85.50';
const cents = z.number({ error: NO_PRICE }).int(NO_PRICE).min(0, NO_PRICE);

const contactFormProvider = z.object({
  scriptUrl: webAddress,
  stylesheetUrl: webAddress,
  endpoint: webAddress,
  renderFunction: z.string().regex(/^[A-Za-z_$][\w$]*$/, 'Enter the name of one function'),
});

const openPeriod = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, {
    message: 'Closing time must be after opening time',
    path: ['closes'],
  })
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

const MOST_SPECIAL_DAYS = 100;
const day = z.iso.date('Choose a date');

const specialDaysSchema = z
  .object({
    id: z.string().min(1).max(64),
    from: day,
    to: day,
    period: openPeriod,
    reason: z.string().trim().max(80, 'Use at most 80 characters'),
  })
  .refine(({ from, to }) => from <= to, { message: 'The last day can’t be before the first', path: ['to'] });

const priceBand = z
  .object({ fromCents: cents.min(1, NO_PRICE), toCents: cents })
  .refine(({ fromCents, toCents }) => fromCents <= toCents, {
    message: 'The second price can’t be lower than the first',
    path: ['toCents'],
  })
  .nullable();

/** Also used for reading old settings, so it accepts numbers that can't be dialled. */
const phone = z
  .object({ display: line, e164: z.string(), extension: z.string().regex(/^\d*$/).optional() })
  .superRefine(({ display, e164 }, context) => {
    if (/^\+[1-9]\d{6,14}$/.test(e164)) return;
    const number = readPhoneNumber(display);
    const message = number.ok ? 'Enter the number with its area code' : number.message;
    context.addIssue({ code: 'custom', path: ['e164'], message });
  });

/** The defaults are `defaultBusinessFacts`. */
export const businessFactsSchema = z.object({
  brand: line,
  phone,
  email: z.email('Enter an email address, e.g. shop@example.com').max(254, 'Use at most 254 characters'),
  address: z.object({ street: line, city: line, province: line, postalCode: line, country: line }),
  hours: z.object({ store: weeklyHours, pickUp: weeklyHours, phone: weeklyHours, email: line, showroom: line }),
  specialDays: z.array(specialDaysSchema).max(MOST_SPECIAL_DAYS, `Enter at most ${MOST_SPECIAL_DAYS} special days`),
  claims: z.object({
    foundedYear: wholeNumber(1800, 2200, 'a year'),
    experience: line,
    projects: line,
    families: line,
    satisfaction: line,
    warrantyYears: wholeNumber(0, 100),
  }),
  promises: z.object({
    replyWithinHours: wholeNumber(1, 720),
    shipsWithinHours: wholeNumber(1, 720),
  }),
  pricesFromCents: z.object({ vanities: cents, cabinets: cents }),
  quartzPriceBands: z.object({ beyond: priceBand, red: priceBand, discovery: priceBand }),
  socialLinks: z.object({ facebook: link, twitter: link, instagram: link, youtube: link }),
  providerLinks: z.object({
    contactCreation: link,
    outdoorKitchens: link,
    contactForm: contactFormProvider.nullable(),
  }),
}) satisfies z.ZodType<BusinessFacts>;
