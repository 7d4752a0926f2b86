import {
  addDays,
  findSpecialDays,
  formatDay,
  periodOn,
  readWallClock,
  tightTime,
  toIsoDay,
  type SpecialDays,
  type WeeklyHours,
} from './opening-hours.ts';
import { ontarioHolidays, type CalendarDay } from './statutory-holidays.ts';

export const ANNOUNCED_DAYS = 60;
const MOST_ANNOUNCED = 4;

/** Lists the special days to announce at a moment, the next first. */
export function listAnnouncedDays({ specialDays = [] }: WeeklyHours, now: Date): readonly SpecialDays[] {
  const { today } = readWallClock(now);
  const [first, last] = [toIsoDay(today), toIsoDay(addDays(today, ANNOUNCED_DAYS))];
  return specialDays
    .filter(({ from, to }) => to >= first && from <= last)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .slice(0, MOST_ANNOUNCED);
}

/** Such as "Closed December 24 to January 1 (Christmas)." or "December 23: 9am-12pm (stocktaking)." */
export function describeSpecialDays({ from, to, period, reason }: SpecialDays): string {
  const days = from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
  const why = reason === '' ? '' : ` (${reason.replace(/\.$/, '')})`;
  return period === null
    ? `Closed ${days}${why}.`
    : `${days}: ${tightTime(period.opens)}-${tightTime(period.closes)}${why}.`;
}

/** How many days ahead structured data lists holidays: people ask search engines about any day of the year. */
const HOLIDAYS_AHEAD = 365;
/** More than a year has. Each takes 200 bytes of a page. */
const MOST_LISTED = 24;

/**
 * Returns special days as schema.org `specialOpeningHoursSpecification`: those of the owner, and the holidays of a year on which
 * the shop would be open otherwise. A closed day opens and closes at midnight, as Google asks.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function specialOpeningHoursSpecification(hours: WeeklyHours, now: Date) {
  const { today } = readWallClock(now);
  const first = toIsoDay(today);
  const own = (hours.specialDays ?? []).filter(({ to }) => to >= first);
  return [...own, ...listHolidays(hours, today)]
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .slice(0, MOST_LISTED)
    .map(({ from, to, period }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: from,
      validThrough: to,
      opens: period?.opens ?? '00:00',
      closes: period?.closes ?? '00:00',
    }));
}

/** Lists the holidays from a day on that fall on an open day of the week. */
function listHolidays(hours: WeeklyHours, today: CalendarDay): readonly Pick<SpecialDays, 'from' | 'to' | 'period'>[] {
  if (!hours.isClosedOnHolidays) return [];
  const [first, last] = [toIsoDay(today), toIsoDay(addDays(today, HOLIDAYS_AHEAD))];
  const week: WeeklyHours = { days: hours.days, isClosedOnHolidays: false };
  return [today.year, today.year + 1]
    .flatMap(ontarioHolidays)
    .filter((day) => periodOn(week, day) !== null && findSpecialDays(hours, day) === undefined)
    .map(toIsoDay)
    .filter((day) => day >= first && day < last)
    .map((day) => ({ from: day, to: day, period: null }));
}
