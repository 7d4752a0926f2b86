import type { ComponentProps } from 'react';
import { PLAN_FIELD } from '@showroom/forms/plan-answer';
import { PlanDrawing } from '@showroom/forms/plan-drawing';
import { Checkbox } from '@showroom/ui/checkbox';
import { SiteLink } from '../shell/site-link.tsx';
import { planPath } from './plan-path.ts';

interface EnclosedPlanProps extends ComponentProps<typeof PlanDrawing> {
  /** As in the planner's URL. */
  readonly code: string;
  /** What the plan consists of: “5 pieces from 2 slabs”. */
  readonly words: string;
  /** The room that goes along, too. */
  readonly room: string | undefined;
  /** False if the visitor has unticked it. */
  readonly isIncluded: boolean;
}

/** Shows the plan that goes along with a request, and sends it unless the visitor unticks it. */
export function EnclosedPlan({ code, words, slabs, room, isIncluded }: EnclosedPlanProps) {
  return (
    <section aria-labelledby="enclosed-plan" className="group border-y border-hairline py-5">
      <h2 id="enclosed-plan" className="font-serif text-heading">
        Your plan
      </h2>
      <Checkbox
        name={PLAN_FIELD}
        value={code}
        defaultChecked={isIncluded}
        label="Send the plan with my request"
        description={`${words}.`}
      />
      <div className="mt-3 group-has-[input:not(:checked)]:hidden">
        <PlanDrawing slabs={slabs} />
      </div>
      <SiteLink
        href={planPath(code, room)}
        className="mt-2 inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce"
      >
        Change the plan
      </SiteLink>
    </section>
  );
}
