const longDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2025-09-12` as "September 12, 2025". */
export function formatDay(day: string): string {
  return longDay.format(new Date(day));
}

/** `2025-09-12` as "September 2025". */
export function formatMonth(day: string): string {
  return month.format(new Date(day));
}
