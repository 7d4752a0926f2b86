import type { OpenPeriod, WeeklyHours } from '../business/opening-hours.ts';

const nineToFive: OpenPeriod = { opens: '09:00', closes: '17:00' };

/** Hours for tests, so that changing the shop's own breaks none of them. Closed on Sundays. */
export const sampleHours: Readonly<Record<'store' | 'pickUp' | 'phone', WeeklyHours>> = {
  store: weekOf(nineToFive, { opens: '09:00', closes: '14:00' }),
  pickUp: weekOf({ opens: '09:00', closes: '16:30' }, { opens: '09:00', closes: '16:00' }),
  phone: weekOf(nineToFive, null),
};

function weekOf(weekday: OpenPeriod, saturday: OpenPeriod | null): WeeklyHours {
  const weekdays = { monday: weekday, tuesday: weekday, wednesday: weekday, thursday: weekday, friday: weekday };
  return { days: { ...weekdays, saturday, sunday: null }, isClosedOnHolidays: true };
}
