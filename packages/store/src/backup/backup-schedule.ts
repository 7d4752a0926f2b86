import { addDays, shopDayOf, shopHourOf } from '../shop-day.ts';

/** The hour of the shop's clock at which the daily backup is made: nobody works then. */
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

/** True when the last backup is so old that something must be wrong. */
export function isOverdue(last: Date, now: Date): boolean {
  return now.getTime() > nextBackupAt(last).getTime() + GRACE_MS;
}
