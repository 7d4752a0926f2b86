/** The hour of the shop's clock at which the daily backup is made: nobody works then. */
const HOUR = '03';
const HOUR_MS = 60 * 60 * 1000;
/** A machine that was off at night makes up for it in the morning; later than so is overdue. In milliseconds. */
const GRACE_MS = 12 * HOUR_MS;

const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Thunder_Bay', hour: '2-digit', hourCycle: 'h23' });

/** When the next daily backup is due: three o'clock in the morning by the shop's clock, after the last one. */
export function nextBackupAt(last: Date): Date {
  const hour = Math.floor(last.getTime() / HOUR_MS) + 1;
  // A day has 25 hours at most.
  for (let later = 0; later < 25; later += 1) {
    const instant = new Date((hour + later) * HOUR_MS);
    if (clock.format(instant) === HOUR) return instant;
  }
  throw new Error('Every day has three in the morning');
}

/** True when the last backup is so old that something must be wrong. */
export function isOverdue(last: Date, now: Date): boolean {
  return now.getTime() > nextBackupAt(last).getTime() + GRACE_MS;
}
