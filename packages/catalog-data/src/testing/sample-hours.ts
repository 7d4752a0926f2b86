import { weekOf } from '../business/business-facts.ts';
import type { WeeklyHours } from '../business/opening-hours.ts';

const weekday = { opens: '09:00', closes: '17:00' };

/** Hours for tests, so that changing the shop's own breaks none of them. Closed on Sundays. */
export const sampleHours: Readonly<Record<'store' | 'pickUp' | 'phone', WeeklyHours>> = {
  store: weekOf({ weekday, saturday: { opens: '09:00', closes: '14:00' } }),
  pickUp: weekOf({ weekday: { opens: '09:00', closes: '16:30' }, saturday: { opens: '09:00', closes: '16:00' } }),
  phone: weekOf({ weekday, saturday: null }),
};
