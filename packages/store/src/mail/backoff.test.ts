import { expect, it } from 'vitest';
import { GIVE_UP_AFTER_MS, RETRY_DELAYS_MS, nextAttemptAt } from './backoff.ts';

const start = new Date('2026-11-21T15:00:00.000Z');

it('waits longer after each failure, with a fifth of jitter', () => {
  for (const [index, delay] of [...RETRY_DELAYS_MS, RETRY_DELAYS_MS.at(-1) ?? 0].entries()) {
    const at = (chance: number) =>
      (nextAttemptAt({ attempts: index + 1, firstAttemptAt: start, now: start }, chance)?.getTime() ?? 0) -
      start.getTime();
    expect(at(0.5)).toBe(delay);
    expect(at(0)).toBe(delay * 0.8);
    expect(at(1)).toBe(delay * 1.2);
  }
});

it.each([0, 0.5, 1])('never gives up before three days (chance %d)', (chance) => {
  let now = start;
  let attempts = 0;
  for (;;) {
    attempts += 1;
    const next = nextAttemptAt({ attempts, firstAttemptAt: start, now }, chance);
    if (next === null) break;
    now = next;
  }
  expect(now.getTime() - start.getTime()).toBeGreaterThanOrEqual(GIVE_UP_AFTER_MS);
  expect(attempts).toBeGreaterThan(8);
});
