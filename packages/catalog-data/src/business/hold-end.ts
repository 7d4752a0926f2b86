import {
  addDays,
  businessTimeZone,
  findSpecialDays,
  formatTime,
  periodOn,
  readWallClock,
  toMinutes,
  type WeeklyHours,
} from './opening-hours.ts';
import type { CalendarDay } from './statutory-holidays.ts';

/**
 * How many pick-up days a reservation lasts, not counting the day it was made. Three leave a weekday to someone who reserves on
 * Friday evening, and don't keep the last piece from others for a week.
 */
export const HOLD_OPEN_DAYS = 3;

/** A reservation ends after this many days even if there were fewer pick-up days. */
const MOST_DAYS = 14;
/** Special closures extend that limit, by up to this many days. */
const MOST_DAYS_AWAY = 60;

/** Finds when a reservation made now ends: the end of pick-up on the third pick-up day. */
export function findHoldEnd(pickUp: WeeklyHours, now: Date): Date {
  const { today } = readWallClock(now);
  let openDays = 0;
  let away = 0;
  for (let ahead = 1; ahead <= MOST_DAYS + away; ahead += 1) {
    const day = addDays(today, ahead);
    const period = periodOn(pickUp, day);
    if (findSpecialDays(pickUp, day)?.period === null && away < MOST_DAYS_AWAY) away += 1;
    if (period) openDays += 1;
    if (period && openDays === HOLD_OPEN_DAYS) return toInstant(day, toMinutes(period.closes));
  }
  return toInstant(addDays(today, MOST_DAYS + away), 0);
}

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: businessTimeZone,
});

/** Formats the end of a reservation in the shop's time zone: "Thursday, November 26, 4:30 pm". */
export function describeHoldEnd(until: Date): string {
  const { minutes } = readWallClock(until);
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return `${dayFormat.format(until)}, ${formatTime(clock)}`;
}

/** Returns the instant of a minute of a day in Thunder Bay. */
function toInstant({ year, month, day }: CalendarDay, minutes: number): Date {
  const asIfUtc = Date.UTC(year, month - 1, day, 0, minutes);
  const shown = readWallClock(new Date(asIfUtc));
  const shownAsUtc = Date.UTC(shown.today.year, shown.today.month - 1, shown.today.day, 0, shown.minutes);
  return new Date(asIfUtc + (asIfUtc - shownAsUtc));
}
