import { businessTimeZone } from '@showroom/catalog-data/opening-hours';

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: businessTimeZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An instant on the shop’s clock. Takes ISO 8601; the same text on the server and in the browser. */
export function formatInstant(iso: string): string {
  // Node and browsers use different spaces before “p.m.”; a plain one keeps their output the same.
  return format.format(new Date(iso)).replaceAll(/[\u00a0\u202f]/g, ' ');
}
