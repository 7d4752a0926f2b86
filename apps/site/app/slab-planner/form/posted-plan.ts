import type { PlanIssue } from './planner-field.tsx';
import type { TypedPlan } from './typed-plan.ts';

/** A form that is shown again after it was posted, because something in it has to be fixed. */
export interface PostedPlan {
  readonly typed: TypedPlan;
  readonly issues: readonly PlanIssue[];
  /** Sizes of templates, by the names of their fields. */
  readonly templateTexts: Readonly<Record<string, string>>;
}
