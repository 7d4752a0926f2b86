import { addDays, shopDayOf, shopHourOf } from '../shop-day.ts';

/** The hour of the shop's clock at which the daily backup is made: no one works then. */
const HOUR = 3;
const HOUR_MS = 60 * 60 * 1000;
/** A machine that was off at night makes up for it in the morning; later than so is overdue. In milliseconds. */
const GRACE_MS = 12 * HOUR_MS;

/** When the next daily backup is due: three o'clock in the morning by the shop's clock, after the last one. */
export function nextBackupAt(last: Date): Date {
  const today = shopDayOf(last);
  const due = shopHourOf(today, HOUR);
  return due > last ? due : shopHourOf(addDays(today, 1), HOUR);
}

/** Every page of the admin asks of the same backup, and to read the shop's clock takes longer than all else of the question. */
let asked = { last: Number.NaN, overdueAfter: Number.NaN };

/** True when the last backup is so old that something must be wrong. */
export function isOverdue(last: Date, now: Date): boolean {
  if (asked.last !== last.getTime()) {
    asked = { last: last.getTime(), overdueAfter: nextBackupAt(last).getTime() + GRACE_MS };
  }
  return now.getTime() > asked.overdueAfter;
}
