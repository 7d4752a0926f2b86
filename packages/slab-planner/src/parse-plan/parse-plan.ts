import type { Plan } from '../plan/plan.ts';
import { listPlanProblems, type PlanProblem } from './plan-problems.ts';
import { readPlan } from './read-plan.ts';

export type ParsedPlan =
  | { readonly plan: Plan; readonly problems?: never }
  | { readonly plan?: never; readonly problems: readonly PlanProblem[] };

/** Parses an untrusted value into a plan, or says what is wrong with it, by piece and field. */
export function parsePlan(value: unknown): ParsedPlan {
  const plan = readPlan(value);
  if (plan === undefined) return { problems: [{ pieceId: null, field: '', message: 'This plan can’t be read.' }] };
  const problems = listPlanProblems(plan);
  return problems.length > 0 ? { problems } : { plan };
}
