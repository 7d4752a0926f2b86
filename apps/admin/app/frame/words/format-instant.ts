import { businessTimeZone } from '@showroom/catalog-data/opening-hours';

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: businessTimeZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An instant as the shop's clock shows it. Takes ISO 8601; the same words on the server and in the browser. */
export function formatInstant(iso: string): string {
  // Node and browsers disagree on the kind of space before "p.m."; a plain one keeps their pages alike.
  return format.format(new Date(iso)).replaceAll(/[\u00a0\u202f]/g, ' ');
}
