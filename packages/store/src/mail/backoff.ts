const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Delay after each failed attempt, in milliseconds. The last one repeats. */
export const RETRY_DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 12 * HOUR_MS] as const;
/** An email is retried at least this long after its first attempt, in milliseconds: mail servers fail over weekends. */
export const GIVE_UP_AFTER_MS = 3 * 24 * HOUR_MS;
/** Spreads retries by this share, so that emails that failed together are not retried together. */
const JITTER = 0.2;

/**
 * Returns when to try again after a failure, or null to give up.
 *
 * @param attempts failed attempts so far, including this one
 * @param chance a number from 0 to 1, usually `Math.random()`
 */
export function nextAttemptAt(
  input: { attempts: number; firstAttemptAt: Date; now: Date },
  chance: number,
): Date | null {
  if (input.now.getTime() - input.firstAttemptAt.getTime() >= GIVE_UP_AFTER_MS) return null;
  const index = Math.min(input.attempts, RETRY_DELAYS_MS.length) - 1;
  const delay = RETRY_DELAYS_MS[index] ?? MINUTE_MS;
  return new Date(input.now.getTime() + Math.round(delay * (1 + JITTER * (2 * chance - 1))));
}
