import type { ComponentProps } from 'react';
import { PLAN_FIELD } from '@showroom/forms/plan-answer';
import { PlanDrawing } from '@showroom/forms/plan-drawing';
import { SiteLink } from '../shell/site-link.tsx';
import { planPath } from './plan-path.ts';

interface EnclosedPlanProps extends ComponentProps<typeof PlanDrawing> {
  /** As in the planner's URL. */
  readonly code: string;
  /** What the plan consists of: “5 pieces from 2 slabs”. */
  readonly words: string;
}

/** Shows the plan that goes along with a request, and sends it. */
export function EnclosedPlan({ code, words, slabs }: EnclosedPlanProps) {
  return (
    <section aria-labelledby="enclosed-plan" className="border-y border-hairline py-5">
      <input type="hidden" name={PLAN_FIELD} value={code} />
      <h2 id="enclosed-plan" className="font-serif text-heading">
        Your plan
      </h2>
      <p className="mt-1">We’ll get it with your request: {words}.</p>
      <div className="mt-4">
        <PlanDrawing slabs={slabs} />
      </div>
      <SiteLink
        href={planPath(code)}
        className="mt-2 inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce"
      >
        Change the plan
      </SiteLink>
    </section>
  );
}
