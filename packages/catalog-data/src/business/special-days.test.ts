import { expect, it } from 'vitest';
import { defaultBusinessFacts } from './business-facts.ts';
import type { WeeklyHours } from './opening-hours.ts';
import { specialOpeningHoursSpecification } from './special-days.ts';

const now = new Date('2026-12-10T12:00:00Z');

function listDays(hours: Partial<WeeklyHours>): string[] {
  const days = specialOpeningHoursSpecification({ ...defaultBusinessFacts.hours.store, ...hours }, now);
  return days.map(({ validFrom, validThrough, opens, closes }) => `${validFrom}/${validThrough} ${opens}-${closes}`);
}

it('gives machines the special days to come, and the year’s holidays on open weekdays', () => {
  const specialDays = [
    { from: '2026-12-24', to: '2027-01-01', period: null, reason: 'Christmas' },
    { from: '2027-07-01', to: '2027-07-01', period: { opens: '09:00', closes: '12:00' }, reason: '' },
    { from: '2026-12-01', to: '2026-12-09', period: null, reason: 'Over' },
    { from: '2028-02-29', to: '2028-02-29', period: null, reason: 'Stocktaking' },
  ];
  const own = ['2026-12-24/2027-01-01 00:00-00:00', '2027-07-01/2027-07-01 09:00-12:00'];
  const far = '2028-02-29/2028-02-29 00:00-00:00';
  expect(listDays({ isClosedOnHolidays: false, specialDays })).toEqual([...own, far]);
  const holidays = ['2027-02-15', '2027-03-26', '2027-05-24', '2027-09-06', '2027-10-11'];
  const closed = holidays.map((day) => `${day}/${day} 00:00-00:00`);
  expect(listDays({ specialDays })).toEqual([...own, ...closed].toSorted().concat(far));
  // From Christmas of this year to Thanksgiving of the next.
  expect(listDays({})).toHaveLength(9);
});

it('lists two dozen, the next first', () => {
  const specialDays = Array.from({ length: 100 }, (_, at) => {
    const day = new Date(Date.UTC(2027, 0, 100 - at)).toISOString().slice(0, 10);
    return { from: day, to: day, period: null, reason: '' };
  });
  const named = listDays({ isClosedOnHolidays: false, specialDays });
  expect([named.length, named[0]]).toEqual([24, '2027-01-01/2027-01-01 00:00-00:00']);
});
