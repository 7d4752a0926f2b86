import { expect, it } from 'vitest';
import { defaultBusinessFacts } from './business-facts.ts';
import { describeHours } from './hours-in-words.ts';

const now = new Date('2026-12-10T12:00:00Z');

it('describes holidays and visits as the owner set them', () => {
  const { hours } = defaultBusinessFacts;
  expect(describeHours(hours, now)).toMatchObject({
    holidays: 'Closed statutory holidays.',
    showroom: 'Showroom by appointment.',
  });
  const others = { ...hours, store: { ...hours.store, isClosedOnHolidays: false }, showroom: 'Mon-Fri 9am-5pm.' };
  expect(describeHours(others, now)).toMatchObject({ holidays: '', showroom: 'Showroom: Mon-Fri 9am-5pm.' });
  expect(describeHours({ ...hours, showroom: 'By appointment with Ann.' }, now).showroom).toBe(
    'Showroom by appointment with Ann.',
  );
});

const on = (from: string, to = from) => ({ from, to, period: null, reason: '' });

it('mentions special days soon, the next first, and no past or distant ones', () => {
  const { hours } = defaultBusinessFacts;
  const specialDays = [
    { ...on('2026-12-24', '2027-01-01'), reason: 'Christmas break.' },
    { ...on('2026-12-23'), period: { opens: '09:00', closes: '12:30' } },
    on('2026-12-09'),
    on('2027-07-02'),
  ];
  expect(describeHours({ ...hours, store: { ...hours.store, specialDays } }, now).holidays).toBe(
    'December 23: 9am-12:30pm. Closed December 24 to January 1 (Christmas break). Closed statutory holidays.',
  );
});
