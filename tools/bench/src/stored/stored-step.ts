import type { Target } from '../figures/targets.ts';

/** Measures one thing: the samples for each of its targets. When that fails, it is said, and the next step goes on. */
export type Step = (
  subject: string,
  targets: readonly Target[],
  measure: () => Promise<readonly (readonly number[])[]>,
) => Promise<void>;
