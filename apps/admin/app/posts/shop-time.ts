const SHOP_TIME_ZONE = 'America/Thunder_Bay';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as the shop's clock shows it, as a control for day and time takes it: `2026-12-24T09:00`. */
export function toShopTime(instant: Date): string {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The day of an instant by the shop's calendar, yyyy-mm-dd. */
export function toShopDay(instant: Date): string {
  return toShopTime(instant).slice(0, 10);
}

/**
 * The instant at which the shop's clock shows a time, ISO 8601 in UTC; undefined for what is no time. One that the clock shows
 * twice, as summer time ends, is the earlier; one that it leaves out is an hour later.
 */
export function toInstant(shopTime: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(shopTime)) return undefined;
  const asUtc = Date.parse(`${shopTime.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The shop's clock is between four and five hours behind: one of the two shows the time.
  const candidates = [4, 5].map((hours) => new Date(asUtc + hours * 3_600_000));
  const found = candidates.find((instant) => toShopTime(instant) === shopTime.slice(0, 16));
  return (found ?? candidates[1])?.toISOString();
}
