import { SiteLink } from '../shell/site-link.tsx';
import { planPath } from './plan-path.ts';
import { PLAN_FIELD } from '@showroom/forms/plan-answer';

interface EnclosedPlanProps {
  /** As in the planner's URL. */
  readonly code: string;
  /** What the plan consists of: “5 pieces from 2 slabs”. */
  readonly words: string;
}

/** Says that a plan goes along with a request, and sends it. */
export function EnclosedPlan({ code, words }: EnclosedPlanProps) {
  return (
    <div className="border-y border-hairline py-3">
      <input type="hidden" name={PLAN_FIELD} value={code} />
      <p>
        Your plan goes along: <strong className="font-medium">{words}</strong>
      </p>
      <SiteLink
        href={planPath(code)}
        className="inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce"
      >
        Change the plan
      </SiteLink>
    </div>
  );
}
