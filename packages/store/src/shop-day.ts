import { businessTimeZone } from '@showroom/catalog-data/opening-hours';

// Sweden writes days as ISO 8601 does.
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: businessTimeZone });

/** The day of an instant by the shop's calendar, yyyy-mm-dd. */
export function shopDayOf(instant: Date): string {
  return days.format(instant);
}

const dayInWords = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'medium' });

/** A day of the calendar, yyyy-mm-dd, as people read it: `Dec 24, 2026`. */
export function formatShopDay(day: string): string {
  return dayInWords.format(new Date(`${day}T00:00:00Z`));
}

/** The first instant of a day by the shop's calendar. */
export function startOfShopDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The shop's clock is four or five hours behind.
  const hour = [4, 5].find((hours) => shopDayOf(new Date(midnight + hours * 3_600_000)) === day) ?? 5;
  return new Date(midnight + hour * 3_600_000);
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: businessTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant as the shop's clock shows it, as spreadsheets read it: `2026-12-24 09:00:00`. */
export function formatShopTime(instant: Date): string {
  return clock.format(instant);
}

/** An instant as the shop's clock shows it, as a control for day and time takes it: `2026-12-24T09:00`. */
export function toShopTime(instant: Date): string {
  return formatShopTime(instant).slice(0, 16).replace(' ', 'T');
}

/**
 * The instant at which the shop's clock shows a time, such as `2026-12-24T09:00`; undefined for what is no time. One that the clock
 * shows twice, as summer time ends, is the earlier; one that it leaves out is an hour later.
 */
export function findShopInstant(shopTime: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(shopTime)) return undefined;
  const minute = shopTime.slice(0, 16);
  const asUtc = Date.parse(`${minute}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The shop's clock is four or five hours behind: one of the two shows the time.
  const candidates = [4, 5].map((hours) => new Date(asUtc + hours * 3_600_000));
  return candidates.find((instant) => toShopTime(instant) === minute) ?? candidates[1];
}

/** The first instant of a whole hour of a day by the shop's clock; one that summer time leaves out is the next. */
export function shopHourOf(day: string, hour: number): Date {
  const instant = findShopInstant(`${day}T${String(hour).padStart(2, '0')}:00`);
  if (instant === undefined) throw new RangeError(`No hour of a day: ${day}, ${hour}`);
  return instant;
}

/** The same day of the month before, or the last of that month where it has no such day. */
export function monthBefore(day: string): string {
  const last = addDays(`${day.slice(0, 7)}-01`, -1);
  return day.slice(8) > last.slice(8) ? last : `${last.slice(0, 7)}${day.slice(7)}`;
}
