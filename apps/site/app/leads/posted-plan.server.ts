import { PLAN_FIELD, writePlanAnswer } from '@showroom/forms/plan-answer';
import { decodePlan, encodePlan } from '@showroom/slab-planner/plan-code';
import type { NewLead } from '@showroom/store/site';
import { describePlan } from '../slab-planner/describe-plan.server.ts';
import { planPath } from '../slab-planner/plan-path.ts';

/** Lists the plan that goes along with a request: what it consists of, and its URL. Empty without one, or if it can't be read. */
export function listPlanAnswer(texts: FormData, siteUrl: string): NewLead['answers'] {
  const posted = texts.get(PLAN_FIELD);
  if (typeof posted !== 'string') return [];
  const plan = decodePlan(posted);
  if (plan === null) return [];
  const answer = writePlanAnswer({ words: describePlan(plan), url: siteUrl + planPath(encodePlan(plan)) });
  return [{ ...answer, sent: posted }];
}
