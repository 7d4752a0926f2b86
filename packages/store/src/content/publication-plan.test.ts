import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  findPeriodAt,
  findPublicSpan,
  planEnd,
  planPublication,
  publicationStatus,
  publicFrom,
  withoutSchedule,
} from './publication-plan.ts';
import type { PublicPeriod, PublicSpan } from './publication-plan.ts';

/** An instant of one day, by its minute. */
function minute(count: number): string {
  return new Date(Date.UTC(2026, 10, 23) + count * 60_000).toISOString();
}

function revisionAt(periods: readonly PublicPeriod[], count: number): number | undefined {
  return findPeriodAt(periods, minute(count))?.revision;
}

it('publishes a post scheduled for nine at nine, and not a millisecond before', () => {
  const nine = minute(9 * 60);
  const periods = planPublication([], { revision: 1, from: nine }, minute(0));
  expect(findPeriodAt(periods, '2026-11-23T08:59:59.999Z')).toBeUndefined();
  expect(findPeriodAt(periods, nine)?.revision).toBe(1);
  const ended = planEnd(periods, minute(10 * 60), minute(0));
  expect(findPeriodAt(ended, '2026-11-23T09:59:59.999Z')?.revision).toBe(1);
  expect(findPeriodAt(ended, minute(10 * 60))).toBeUndefined();
});

it('shows the published version until the scheduled one begins', () => {
  const live = planPublication([], { revision: 1, from: minute(0) }, minute(0));
  const planned = planPublication(live, { revision: 2, from: minute(60) }, minute(10));
  expect([20, 59, 60, 600].map((count) => revisionAt(planned, count))).toEqual([1, 1, 2, 2]);
  // A plan is replaced by the next one, and by publishing at once.
  const later = planPublication(planned, { revision: 3, from: minute(90) }, minute(20));
  expect([60, 89, 90].map((count) => revisionAt(later, count))).toEqual([1, 1, 3]);
  const atOnce = planPublication(later, { revision: 4, from: minute(30) }, minute(30));
  expect([29, 30, 90, 600].map((count) => revisionAt(atOnce, count))).toEqual([1, 4, 4, 4]);
});

it('keeps a scheduled end when a correction is published, and drops one before a scheduled beginning', () => {
  const live = planEnd(planPublication([], { revision: 1, from: minute(0) }, minute(0)), minute(100), minute(1));
  const corrected = planPublication(live, { revision: 2, from: minute(10) }, minute(10));
  expect([9, 10, 99, 100].map((count) => revisionAt(corrected, count))).toEqual([1, 2, 2, undefined]);
  const postponed = planPublication(live, { revision: 2, from: minute(200) }, minute(10));
  expect([150, 200, 900].map((count) => revisionAt(postponed, count))).toEqual([1, 2, 2]);
});

it('cancels a schedule without changing what is published', () => {
  const live = planPublication([], { revision: 1, from: minute(0) }, minute(0));
  const planned = planEnd(planPublication(live, { revision: 2, from: minute(60) }, minute(1)), minute(90), minute(2));
  const kept = withoutSchedule(planned, minute(3));
  expect([3, 60, 90].map((count) => revisionAt(kept, count))).toEqual([1, 1, 1]);
  expect(withoutSchedule(planPublication([], { revision: 1, from: minute(9) }, minute(0)), minute(1))).toEqual([]);
});

it('publishes at once if the scheduled time has passed', () => {
  expect(publicFrom(undefined, minute(5))).toBe(minute(5));
  expect(publicFrom(minute(4), minute(5))).toBe(minute(5));
  expect(publicFrom(minute(6), minute(5))).toBe(minute(6));
});

type Act =
  | { kind: 'publish'; after: number; until: number | null | undefined }
  | { kind: 'end'; after: number }
  | { kind: 'keep' };

const acts = fc.array(
  fc.record({
    wait: fc.nat({ max: 40 }),
    act: fc.oneof(
      fc.record({
        kind: fc.constant('publish' as const),
        after: fc.nat({ max: 60 }),
        until: fc.option(fc.option(fc.nat({ max: 120 }), { nil: null }), { nil: undefined }),
      }),
      fc.record({ kind: fc.constant('end' as const), after: fc.nat({ max: 60 }) }),
      fc.record({ kind: fc.constant('keep' as const) }),
    ),
  }),
  { maxLength: 12 },
);

function perform(periods: readonly PublicPeriod[], act: Act, revision: number, now: number): PublicPeriod[] {
  if (act.kind === 'keep') return withoutSchedule(periods, minute(now));
  if (act.kind === 'end') return planEnd(periods, minute(now + act.after), minute(now));
  const until = typeof act.until === 'number' ? minute(now + act.until) : act.until;
  return planPublication(periods, { revision, from: minute(now + act.after), until }, minute(now));
}

const isWithin = ({ from, until }: PublicSpan, at: string) => from <= at && (until === null || at < until);
const minutes = Array.from({ length: 12 * 40 + 130 }, (_, count) => minute(count));

it('never overlaps, never changes the past, and finds the public span', () => {
  fc.assert(
    fc.property(acts, (steps) => {
      let periods: PublicPeriod[] = [];
      let now = 0;
      for (const [index, { wait, act }] of steps.entries()) {
        now += wait;
        const before = periods;
        periods = perform(before, act, index + 1, now);
        const past = minutes.slice(0, now);
        expect(past.map((at) => findPeriodAt(periods, at)?.revision)).toEqual(
          past.map((at) => findPeriodAt(before, at)?.revision),
        );
        const span = findPublicSpan(periods, minute(now));
        const ahead = minutes.slice(now, now + 130);
        expect(ahead.map((at) => periods.filter((period) => isWithin(period, at)).length)).toEqual(
          ahead.map((at) => (span !== undefined && isWithin(span, at) ? 1 : 0)),
        );
        expect(publicationStatus(span, minute(now)) === 'published').toBe(revisionAt(periods, now) !== undefined);
      }
    }),
  );
});
