import type { Target } from '../figures/targets.ts';

/** Measures one thing: samples for each of its targets. A failure is reported, and the next step runs. */
export type Step = (
  subject: string,
  targets: readonly Target[],
  measure: () => Promise<readonly (readonly number[])[]>,
) => Promise<void>;
