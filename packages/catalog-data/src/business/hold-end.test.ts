import { describe, expect, it } from 'vitest';
import { sampleHours } from '../testing/sample-hours.ts';
import { describeHoldEnd, findHoldEnd } from './hold-end.ts';
import type { WeeklyHours } from './opening-hours.ts';

const { pickUp } = sampleHours;
const endOf = (now: string, hours: WeeklyHours = pickUp) => describeHoldEnd(findHoldEnd(hours, new Date(now)));

describe('the end of a reservation', () => {
  it('is the end of pick-up on the third open day afterwards', () => {
    expect(findHoldEnd(pickUp, new Date('2026-11-23T15:00:00Z')).toISOString()).toBe('2026-11-26T21:30:00.000Z');
    expect(endOf('2026-11-23T15:00:00Z')).toBe('Thursday, November 26, 4:30 pm');
  });

  it('skips days without pick-up: Sundays and public holidays', () => {
    // Friday evening: Saturday, then Monday and Tuesday.
    expect(endOf('2026-11-21T01:00:00Z')).toBe('Tuesday, November 24, 4:30 pm');
    // Thanksgiving is Monday, October 12.
    expect(endOf('2026-10-09T15:00:00Z')).toBe('Wednesday, October 14, 4:30 pm');
  });

  it('follows the date in Thunder Bay, not on the server', () => {
    // Monday, 11 pm there: the 24th in UTC.
    expect(endOf('2026-11-24T04:00:00Z')).toBe('Thursday, November 26, 4:30 pm');
  });

  it('stays at the shop’s hour when the clocks change', () => {
    // Clocks go forward on Sunday, March 8, 2026.
    expect(findHoldEnd(pickUp, new Date('2026-03-06T15:00:00Z')).toISOString()).toBe('2026-03-10T20:30:00.000Z');
    expect(endOf('2026-03-06T15:00:00Z')).toBe('Tuesday, March 10, 4:30 pm');
  });

  it('skips special closed days, however many', () => {
    const specialDays = [{ from: '2026-12-24', to: '2027-01-10', period: null, reason: '' }];
    expect(endOf('2026-12-22T15:00:00Z', { ...pickUp, specialDays })).toBe('Tuesday, January 12, 4:30 pm');
  });

  it('is after two weeks if the shop doesn’t open', () => {
    const days = { ...pickUp.days, monday: null, tuesday: null, wednesday: null, thursday: null, friday: null };
    const closed: WeeklyHours = { ...pickUp, days: { ...days, saturday: null } };
    expect(endOf('2026-11-23T15:00:00Z', closed)).toBe('Monday, December 7, 12 am');
  });
});
