import { array, assert, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseBackupsToKeep, keepRule } from './choose-backups-to-keep.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Eight in the morning in UTC is three in the shop, or four in summer. */
const daily = (first: string, count: number) =>
  Array.from({ length: count }, (_, day) => new Date(Date.parse(`${first}T08:00:00Z`) + day * DAY_MS));
const days = (kept: ReadonlySet<Date>) => [...kept].map((instant) => instant.toISOString().slice(0, 10)).toSorted();

const times = (kept: Iterable<Date>) => [...kept].map((instant) => instant.toISOString()).toSorted();

const instants = array(
  date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true }),
  { maxLength: 120 },
);

describe('the backups to keep', () => {
  it('are 7 days, the last of 4 weeks and the last of 12 months', () => {
    // Until Saturday, 21 November 2026.
    const kept = days(chooseBackupsToKeep(daily('2025-06-01', 539)));
    expect(kept).toEqual([
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  it('are all while there are few, and the last of each day', () => {
    const week = daily('2026-11-02', 7);
    expect(chooseBackupsToKeep(week)).toEqual(new Set(week));
    const [morning, noon] = [new Date('2026-11-21T13:00:00Z'), new Date('2026-11-21T17:00:00Z')];
    expect(chooseBackupsToKeep([noon, morning])).toEqual(new Set([noon]));
    expect(chooseBackupsToKeep([])).toEqual(new Set());
  });

  it('follow the shop’s calendar: ten in the evening is the same day', () => {
    const [evening, morning] = [new Date('2026-11-21T03:30:00Z'), new Date('2026-11-20T14:00:00Z')];
    expect(chooseBackupsToKeep([morning, evening])).toEqual(new Set([evening]));
  });

  it('always include the newest, and never exceed the limits', () => {
    assert(
      property(instants, (all) => {
        const kept = chooseBackupsToKeep(all);
        expect(kept.size).toBeLessThanOrEqual(keepRule.days + keepRule.weeks + keepRule.months);
        const newest = all.toSorted((one, other) => other.getTime() - one.getTime())[0];
        if (newest !== undefined) expect([...kept].map((instant) => instant.getTime())).toContain(newest.getTime());
        for (const instant of kept) expect(all).toContain(instant);
      }),
    );
  });

  it('are the same whether pruned every day or once', () => {
    assert(
      property(instants, (all) => {
        let held: readonly Date[] = [];
        for (const instant of all.toSorted((one, other) => one.getTime() - other.getTime())) {
          held = [...chooseBackupsToKeep([...held, instant])];
        }
        expect(times(held)).toEqual(times(chooseBackupsToKeep(all)));
      }),
    );
  });

  it('don’t depend on the number of newer backups', () => {
    assert(
      property(instants, integer({ min: 1, max: 6 }), (all, more) => {
        const rule = { days: more, weeks: more, months: more };
        const wider = { days: more + 1, weeks: more + 1, months: more + 1 };
        const kept = chooseBackupsToKeep(all, rule);
        const keptWider = chooseBackupsToKeep(all, wider);
        for (const instant of kept) expect(keptWider.has(instant)).toBe(true);
      }),
    );
  });
});
