import { businessTimeZone } from '@showroom/catalog-data/opening-hours';

// Swedish dates are ISO 8601.
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: businessTimeZone });

/** Returns the day of an instant in the shop's time zone, yyyy-mm-dd. */
export function shopDayOf(instant: Date): string {
  return days.format(instant);
}

const dayInWords = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'medium' });

/** Formats a yyyy-mm-dd day: `Dec 24, 2026`. */
export function formatShopDay(day: string): string {
  return dayInWords.format(new Date(`${day}T00:00:00Z`));
}

/** Returns the first instant of a day in the shop's time zone. */
export function startOfShopDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The shop's time zone is four or five hours behind UTC.
  const hour = [4, 5].find((hours) => shopDayOf(new Date(midnight + hours * 3_600_000)) === day) ?? 5;
  return new Date(midnight + hour * 3_600_000);
}

/** Adds days; the count may be negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: businessTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Formats an instant in the shop's time zone for spreadsheets: `2026-12-24 09:00:00`. */
export function formatShopTime(instant: Date): string {
  return clock.format(instant);
}

/** Formats an instant in the shop's time zone for a date and time input: `2026-12-24T09:00`. */
export function toShopTime(instant: Date): string {
  return formatShopTime(instant).slice(0, 16).replace(' ', 'T');
}

/**
 * Returns the instant of a time in the shop's time zone, such as `2026-12-24T09:00`; undefined for an invalid time. A time that
 * occurs twice at the end of summer time is the earlier one; a skipped one is an hour later.
 */
export function findShopInstant(shopTime: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(shopTime)) return undefined;
  const minute = shopTime.slice(0, 16);
  const asUtc = Date.parse(`${minute}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The shop's time zone is four or five hours behind UTC: one of them fits.
  const candidates = [4, 5].map((hours) => new Date(asUtc + hours * 3_600_000));
  return candidates.find((instant) => toShopTime(instant) === minute) ?? candidates[1];
}

/** Returns the first instant of an hour in the shop's time zone; the next hour if summer time skips it. */
export function shopHourOf(day: string, hour: number): Date {
  const instant = findShopInstant(`${day}T${String(hour).padStart(2, '0')}:00`);
  if (instant === undefined) throw new RangeError(`No hour of a day: ${day}, ${hour}`);
  return instant;
}

/** Returns the same day of the previous month, or its last day. */
export function monthBefore(day: string): string {
  const last = addDays(`${day.slice(0, 7)}-01`, -1);
  return day.slice(8) > last.slice(8) ? last : `${last.slice(0, 7)}${day.slice(7)}`;
}
