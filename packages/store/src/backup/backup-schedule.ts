import { addDays, shopDayOf, shopHourOf } from '../shop-day.ts';

/** The hour of the daily backup, in the shop's time zone. */
const HOUR = 3;
const HOUR_MS = 60 * 60 * 1000;
/** A machine that was off at night catches up in the morning; later than this is overdue. In milliseconds. */
const GRACE_MS = 12 * HOUR_MS;

/** Returns when the next daily backup is due: three in the morning in the shop's time zone, after the last one. */
export function nextBackupAt(last: Date): Date {
  const today = shopDayOf(last);
  const due = shopHourOf(today, HOUR);
  return due > last ? due : shopHourOf(addDays(today, 1), HOUR);
}

/** Remembered, because every page of the admin asks and the time zone calculation is slow. */
let asked = { last: Number.NaN, overdueAfter: Number.NaN };

/** Checks whether the last backup is so old that something must be wrong. */
export function isOverdue(last: Date, now: Date): boolean {
  if (asked.last !== last.getTime()) {
    asked = { last: last.getTime(), overdueAfter: nextBackupAt(last).getTime() + GRACE_MS };
  }
  return now.getTime() > asked.overdueAfter;
}
