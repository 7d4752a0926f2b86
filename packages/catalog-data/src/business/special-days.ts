import {
  addDays,
  formatDay,
  readWallClock,
  tightTime,
  toIsoDay,
  type SpecialDays,
  type WeeklyHours,
} from './opening-hours.ts';

/** How far ahead visitors are told of days that are unlike others, in days: who plans a visit plans no further. */
export const TOLD_DAYS = 60;
/** And of how many. */
const MOST_TOLD = 4;

/** Those that are told at a moment, the next first: what is over is not. */
export function listToldDays({ specialDays = [] }: WeeklyHours, now: Date): readonly SpecialDays[] {
  const { today } = readWallClock(now);
  const [first, last] = [toIsoDay(today), toIsoDay(addDays(today, TOLD_DAYS))];
  return specialDays
    .filter(({ from, to }) => to >= first && from <= last)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .slice(0, MOST_TOLD);
}

/** "Closed December 24 to January 1 (Christmas).", "December 23: 9am-12pm (stocktaking)." */
export function describeSpecialDays({ from, to, period, reason }: SpecialDays): string {
  const days = from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
  const why = reason === '' ? '' : ` (${reason.replace(/\.$/, '')})`;
  return period === null
    ? `Closed ${days}${why}.`
    : `${days}: ${tightTime(period.opens)}-${tightTime(period.closes)}${why}.`;
}

/** Days that are to come as schema.org `specialOpeningHoursSpecification`; a closed one opens and closes at midnight, as Google asks. */
export function specialOpeningHoursSpecification(hours: WeeklyHours, now: Date) {
  return listToldDays(hours, now).map(({ from, to, period }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: from,
    validThrough: to,
    opens: period?.opens ?? '00:00',
    closes: period?.closes ?? '00:00',
  }));
}
