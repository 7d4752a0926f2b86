import { businessTimeZone } from '@showroom/catalog-data/opening-hours';

// Sweden writes days as ISO 8601 does.
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: businessTimeZone });

/** The day of an instant by the shop's calendar, yyyy-mm-dd. */
export function shopDayOf(instant: Date): string {
  return days.format(instant);
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

/** The instant at which the shop's clock shows a whole hour of a day; one that summer time leaves out is the next. */
export function shopHourOf(day: string, hour: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  const wanted = `${day} ${String(hour).padStart(2, '0')}:00:00`;
  const offset = [4, 5].find((hours) => formatShopTime(new Date(asUtc + hours * 3_600_000)) === wanted) ?? 5;
  return new Date(asUtc + offset * 3_600_000);
}
