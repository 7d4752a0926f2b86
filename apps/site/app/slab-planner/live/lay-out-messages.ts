import type { LaidOutPlan } from '@showroom/slab-planner/lay-out';
import type { Plan } from '@showroom/slab-planner/plan';

export interface LayOutQuestion {
  /** As in the URL. */
  readonly code: string;
  readonly plan: Plan;
}

export interface LayOutAnswer {
  /** Of the plan that was asked about. */
  readonly code: string;
  readonly result: LaidOutPlan;
  /** False while the worker is still looking for a better layout. */
  readonly isFinal: boolean;
}
