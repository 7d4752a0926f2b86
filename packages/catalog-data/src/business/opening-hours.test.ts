import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleHours } from '../testing/sample-hours.ts';
import {
  describeOpenDays,
  describeWeek,
  formatTime,
  isOpenAt,
  openingHoursSpecification,
  type WeeklyHours,
} from './opening-hours.ts';

const { store, pickUp, phone } = sampleHours;
const textAt = (instant: string, hours: WeeklyHours = store) => isOpenAt(hours, new Date(instant)).text;

const lines = (hours: WeeklyHours) => describeWeek(hours).map((line) => `${line.days} ${line.hours}`);

it('summarizes when someone is there, without closed days', () => {
  expect(describeOpenDays(phone)).toBe('Mon-Fri 9am-5pm');
  expect(describeOpenDays(store)).toBe('Mon-Fri 9am-5pm, Sat 9am-2pm');
});

describe('open or closed', () => {
  it('says until when on an open day', () => {
    expect(textAt('2025-06-11T13:00:00Z')).toBe('Open now until 5 pm');
    expect(textAt('2025-06-14T17:59:59Z')).toBe('Open now until 2 pm');
    expect(textAt('2025-06-11T20:00:00Z', pickUp)).toBe('Open now until 4:30 pm');
  });

  it('says when it opens next', () => {
    expect(textAt('2025-06-11T12:59:00Z')).toBe('Closed. Opens today at 9 am');
    expect(textAt('2025-06-11T21:00:00Z')).toBe('Closed. Opens tomorrow at 9 am');
    expect(textAt('2025-06-14T18:00:00Z')).toBe('Closed. Opens Monday at 9 am');
    expect(textAt('2025-06-15T16:00:00Z')).toBe('Closed. Opens tomorrow at 9 am');
    expect(textAt('2025-06-14T16:00:00Z', phone)).toBe('Closed. Opens Monday at 9 am');
  });

  it('stays closed on statutory holidays and looks past them', () => {
    expect(textAt('2025-10-13T15:00:00Z')).toBe('Closed. Opens tomorrow at 9 am');
    expect(textAt('2025-08-30T19:00:00Z')).toBe('Closed. Opens Tuesday at 9 am');
    // Christmas and Boxing Day fall on Thursday and Friday.
    expect(textAt('2025-12-24T23:00:00Z')).toBe('Closed. Opens Saturday at 9 am');
    expect(textAt('2026-01-01T15:00:00Z')).toBe('Closed. Opens tomorrow at 9 am');
  });

  it('applies special days before the week and before holidays', () => {
    const morning = { opens: '09:00', closes: '12:00' };
    const specialDays = [
      { from: '2025-12-24', to: '2026-01-11', period: null, reason: 'Winter' },
      { from: '2025-06-15', to: '2025-06-15', period: morning, reason: '' },
      { from: '2025-10-13', to: '2025-10-13', period: morning, reason: 'Thanksgiving sale' },
    ];
    const hours = { ...store, specialDays };
    expect(textAt('2025-12-23T23:00:00Z', hours)).toBe('Closed. Opens on January 12 at 9 am');
    expect(textAt('2026-01-11T15:00:00Z', hours)).toBe('Closed. Opens tomorrow at 9 am');
    expect(textAt('2025-06-15T15:59:00Z', hours)).toBe('Open now until 12 pm');
    expect(textAt('2025-10-13T15:00:00Z', hours)).toBe('Open now until 12 pm');
  });

  it('follows local time through both clock changes', () => {
    // Clocks go forward on Sunday 9 March 2025 and back on Sunday 2 November 2025.
    expect(textAt('2025-03-07T13:59:00Z')).toBe('Closed. Opens today at 9 am');
    expect(textAt('2025-03-07T14:00:00Z')).toBe('Open now until 5 pm');
    expect(textAt('2025-03-10T13:00:00Z')).toBe('Open now until 5 pm');
    expect(textAt('2025-10-31T20:59:00Z')).toBe('Open now until 5 pm');
    expect(textAt('2025-11-03T13:59:00Z')).toBe('Closed. Opens today at 9 am');
    expect(textAt('2025-11-03T21:59:00Z')).toBe('Open now until 5 pm');
    expect(textAt('2025-03-09T06:30:00Z')).toBe('Closed. Opens tomorrow at 9 am');
    expect(textAt('2025-11-02T05:30:00Z')).toBe('Closed. Opens tomorrow at 9 am');
  });

  it('uses the date in Thunder Bay when it is already tomorrow elsewhere', () => {
    // Sunday evening there, Monday in Greenwich.
    expect(textAt('2025-06-16T03:59:00Z')).toBe('Closed. Opens tomorrow at 9 am');
    expect(textAt('2025-06-16T04:00:00Z')).toBe('Closed. Opens today at 9 am');
  });

  it('distinguishes this weekday from the same one next week', () => {
    const mondayOnly: WeeklyHours = {
      ...phone,
      days: { ...phone.days, tuesday: null, wednesday: null, thursday: null, friday: null },
    };
    expect(textAt('2025-06-16T22:00:00Z', mondayOnly)).toBe('Closed. Opens Monday next week at 9 am');
  });

  it('says only "Closed" when the shop opens on no day', () => {
    const never: WeeklyHours = { ...phone, days: { ...phone.days, ...closedWeek } };
    expect(isOpenAt(never, new Date('2025-06-16T15:00:00Z'))).toEqual({ isOpen: false, opensAt: null, text: 'Closed' });
  });

  it('is never open outside the week’s hours, in any year', () => {
    const wallClock = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Toronto',
      weekday: 'short',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const parts = new Map(wallClock.formatToParts(date).map(({ type, value }) => [type, value]));
          const hour = Number(parts.get('hour'));
          const closesAt = new Map([
            ['Sat', 14],
            ['Sun', 0],
          ]).get(parts.get('weekday') ?? '');
          const isWithinWeek = hour >= 9 && hour < (closesAt ?? 17);
          if (isOpenAt(store, date).isOpen) expect(isWithinWeek).toBe(true);
          if (isWithinWeek) expect(isOpenAt({ ...store, isClosedOnHolidays: false }, date).isOpen).toBe(true);
        },
      ),
    );
  });
});

describe('the hours in words', () => {
  it('read as on the door', () => {
    expect(lines(store)).toEqual(['Mon-Fri 9am-5pm', 'Sat 9am-2pm', 'Sun closed']);
    expect(lines(pickUp)).toEqual(['Mon-Fri 9am-4:30pm', 'Sat 9am-4pm', 'Sun closed']);
    expect(lines(phone)).toEqual(['Mon-Fri 9am-5pm', 'Sat-Sun closed']);
  });

  it('name noon and midnight', () => {
    expect(['00:00', '00:05', '12:00', '12:30', '23:59'].map(formatTime)).toEqual([
      '12 am',
      '12:05 am',
      '12 pm',
      '12:30 pm',
      '11:59 pm',
    ]);
  });

  it('give search engines the open days only', () => {
    expect(openingHoursSpecification(store)).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
    ]);
  });
});

const closedWeek = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null };
