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
 * For how many days that the shop hands out what is reserved a piece is held, the day of the reservation not counted. Three:
 * anyone who reserves on a Friday evening still has a weekday left, and a last piece is not kept from the next visitor for a week.
 */
export const HOLD_OPEN_DAYS = 3;

/** A shop that opens on fewer days than it holds things for would hold them for ever: after so many days it ends all the same. */
const MOST_DAYS = 14;
/** Days on which it is closed for once are not among them, up to so many. */
const MOST_DAYS_AWAY = 60;

/** Until when a piece that is reserved now is held: the end of pick-up on the third day that has one. */
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

/** The end of a hold in words, in the shop's time: "Thursday, November 26, 4:30 pm". */
export function describeHoldEnd(until: Date): string {
  const { minutes } = readWallClock(until);
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return `${dayFormat.format(until)}, ${formatTime(clock)}`;
}

/** The instant at which the clock in Thunder Bay shows a minute of a day. */
function toInstant({ year, month, day }: CalendarDay, minutes: number): Date {
  const asIfUtc = Date.UTC(year, month - 1, day, 0, minutes);
  const shown = readWallClock(new Date(asIfUtc));
  const shownAsUtc = Date.UTC(shown.today.year, shown.today.month - 1, shown.today.day, 0, shown.minutes);
  return new Date(asIfUtc + (asIfUtc - shownAsUtc));
}
