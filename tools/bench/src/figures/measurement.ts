import { median } from './median.ts';
import type { Target } from './targets.ts';

/** One figure set beside its target. */
export interface Measurement {
  /** What was measured: a page, a process, a command. */
  readonly subject: string;
  readonly target: Target;
  /** The figure that counts, in the target's unit; NaN when it could not be measured. */
  readonly value: number;
  /** Every sample behind it, in the order taken. */
  readonly samples: readonly number[];
}

export type Verdict = 'pass' | 'MISS' | 'reported';

/** A measurement whose value is the median of its samples. */
export function measured(subject: string, target: Target, samples: readonly number[]): Measurement {
  return { subject, target, value: median(samples), samples };
}

/** Compares a figure with its limit. What could not be measured is a miss: a limit that no one checked is not met. */
export function judge({ target: { limit }, value }: Measurement): Verdict {
  if (Number.isNaN(value)) return 'MISS';
  if (limit === undefined) return 'reported';
  return (limit.bound === 'at most' ? value <= limit.value : value >= limit.value) ? 'pass' : 'MISS';
}
