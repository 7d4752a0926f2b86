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

/** How far ahead visitors are told of days that are unlike others, in days: who plans a visit plans no further. */
export const ANNOUNCED_DAYS = 60;
/** And of how many. */
const MOST_ANNOUNCED = 4;

/** Those that are told at a moment, the next first: what is over is not. */
export function listAnnouncedDays({ specialDays = [] }: WeeklyHours, now: Date): readonly SpecialDays[] {
  const { today } = readWallClock(now);
  const [first, last] = [toIsoDay(today), toIsoDay(addDays(today, ANNOUNCED_DAYS))];
  return specialDays
    .filter(({ from, to }) => to >= first && from <= last)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .slice(0, MOST_ANNOUNCED);
}

/** "Closed December 24 to January 1 (Christmas).", "December 23: 9am-12pm (stocktaking)." */
export function describeSpecialDays({ from, to, period, reason }: SpecialDays): string {
  const days = from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
  const why = reason === '' ? '' : ` (${reason.replace(/\.$/, '')})`;
  return period === null
    ? `Closed ${days}${why}.`
    : `${days}: ${tightTime(period.opens)}-${tightTime(period.closes)}${why}.`;
}

/** Machines are told of holidays so far ahead, in days: people ask them for any day of the year. */
const HOLIDAYS_AHEAD = 365;
/** More than a year of holidays and closures has; each is two hundred bytes of a page. */
const MOST_LISTED = 24;

/**
 * Days to come that are unlike others of their week, as schema.org `specialOpeningHoursSpecification`: all that the owner says, and the
 * holidays of a year on which it would be open otherwise. One that is closed opens and closes at midnight, as Google asks.
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

/** The holidays from a day on that close the door on a day of the week on which it is open. */
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
