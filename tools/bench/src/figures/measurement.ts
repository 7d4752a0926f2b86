import { median } from './median.ts';
import type { Target } from './targets.ts';

export interface Measurement {
  /** What was measured: a page, a process, a command. */
  readonly subject: string;
  readonly target: Target;
  /** The value in the target's unit; NaN if it couldn't be measured. */
  readonly value: number;
  readonly samples: readonly number[];
}

export type Verdict = 'pass' | 'MISS' | 'reported';

/** Creates a measurement whose value is the median of its samples. */
export function measured(subject: string, target: Target, samples: readonly number[]): Measurement {
  return { subject, target, value: median(samples), samples };
}

/** Compares a figure with its limit. A figure that couldn't be measured is a miss. */
export function judge({ target: { limit }, value }: Measurement): Verdict {
  if (Number.isNaN(value)) return 'MISS';
  if (limit === undefined) return 'reported';
  return (limit.bound === 'at most' ? value <= limit.value : value >= limit.value) ? 'pass' : 'MISS';
}
