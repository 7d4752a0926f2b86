import { describe, expect, it } from 'vitest';
import { findOntarioHoliday, ontarioHolidays } from './statutory-holidays.ts';

const datesOf = (year: number) => ontarioHolidays(year).map(({ month, day }) => `${month}-${day}`);

describe('Ontario holidays', () => {
  it('are on the dates of the province’s calendars', () => {
    expect(datesOf(2024)).toEqual(['1-1', '2-19', '3-29', '5-20', '7-1', '9-2', '10-14', '12-25', '12-26']);
    expect(datesOf(2025)).toEqual(['1-1', '2-17', '4-18', '5-19', '7-1', '9-1', '10-13', '12-25', '12-26']);
    expect(datesOf(2026)).toEqual(['1-1', '2-16', '4-3', '5-18', '7-1', '9-7', '10-12', '12-25', '12-26']);
    expect(datesOf(2027)).toEqual(['1-1', '2-15', '3-26', '5-24', '7-1', '9-6', '10-11', '12-25', '12-26']);
  });

  it('keep their weekdays for a century', () => {
    for (let year = 2000; year < 2100; year += 1) {
      for (const { name, month, day } of ontarioHolidays(year)) {
        const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
        if (['Family Day', 'Victoria Day', 'Labour Day', 'Thanksgiving'].includes(name)) expect(weekday).toBe(1);
        if (name === 'Good Friday') expect(weekday).toBe(5);
      }
    }
  });

  it('have names, and other days don’t', () => {
    expect(findOntarioHoliday({ year: 2025, month: 5, day: 19 })?.name).toBe('Victoria Day');
    expect(findOntarioHoliday({ year: 2025, month: 8, day: 4 })).toBeNull();
  });
});
