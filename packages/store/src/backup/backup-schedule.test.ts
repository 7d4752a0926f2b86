import { assert, date, property } from 'fast-check';
import { expect, it } from 'vitest';
import { isOverdue, nextBackupAt } from './backup-schedule.ts';

it.each([
  ['the afternoon before', '2026-11-21T20:00:00.000Z', '2026-11-22T08:00:00.000Z'],
  ['three sharp: a day later', '2026-11-22T08:00:00.000Z', '2026-11-23T08:00:00.000Z'],
  ['a minute before', '2026-11-22T07:59:00.000Z', '2026-11-22T08:00:00.000Z'],
  ['the night in which summer time begins', '2026-03-08T06:30:00.000Z', '2026-03-08T07:00:00.000Z'],
  ['the night in which it ends', '2026-11-01T05:30:00.000Z', '2026-11-01T08:00:00.000Z'],
])('is due at three in the morning, after %s', (_name, last, due) => {
  expect(nextBackupAt(new Date(last)).toISOString()).toBe(due);
});

it('is due within a day, and again a day later', () => {
  const instant = date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  assert(
    property(instant, (last) => {
      const due = nextBackupAt(last);
      const waitHours = (due.getTime() - last.getTime()) / 3_600_000;
      expect(waitHours).toBeGreaterThan(0);
      expect(waitHours).toBeLessThanOrEqual(25);
      expect(Math.abs((nextBackupAt(due).getTime() - due.getTime()) / 3_600_000 - 24)).toBeLessThanOrEqual(1);
    }),
  );
});

it('is overdue half a day after it was due, and not before', () => {
  const last = new Date('2026-11-21T08:00:10.000Z');
  expect(isOverdue(last, new Date('2026-11-22T20:00:00.000Z'))).toBe(false);
  const tooLate = new Date('2026-11-22T20:00:01.000Z');
  expect(isOverdue(last, tooLate)).toBe(true);
  expect(isOverdue(new Date('2026-11-22T08:00:10.000Z'), tooLate)).toBe(false);
  expect(isOverdue(last, tooLate)).toBe(true);
});
