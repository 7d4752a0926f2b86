import { expect, it } from 'vitest';
import { defaultBusinessFacts } from './business-facts.ts';
import { describeHours } from './hours-in-words.ts';

it('says what the owner says of holidays and of visits', () => {
  const { hours } = defaultBusinessFacts;
  expect(describeHours(hours)).toMatchObject({
    holidays: 'Closed statutory holidays.',
    showroom: 'Showroom by appointment.',
  });
  const others = { ...hours, store: { ...hours.store, isClosedOnHolidays: false }, showroom: 'Mon-Fri 9am-5pm.' };
  expect(describeHours(others)).toMatchObject({ holidays: '', showroom: 'Showroom: Mon-Fri 9am-5pm.' });
  expect(describeHours({ ...hours, showroom: 'By appointment with Ann.' }).showroom).toBe(
    'Showroom by appointment with Ann.',
  );
});
