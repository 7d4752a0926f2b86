import { PLAN_FIELD } from '@showroom/forms/plan-answer';
import { LinkButton } from '@showroom/ui/link-button';
import { SiteLink } from '../shell/site-link.tsx';
import type { DrawnPlan } from './live/use-layout.ts';
import { planFilePath } from './plan-path.ts';

/** What to do with a plan: ask for its price, or take its drawing to scale along. */
export function PlanActions({ drawn: { code, plan } }: { readonly drawn: DrawnPlan }) {
  const search = new URLSearchParams({ [PLAN_FIELD]: code });
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <LinkButton as={SiteLink} href={`/quartz-countertops/${plan.stone}/quote?${search}`}>
        Get a Quote for this plan
      </LinkButton>
      <LinkButton variant="secondary" href={planFilePath(code, 'pdf')}>
        Drawing to scale (PDF)
      </LinkButton>
      <LinkButton variant="secondary" href={planFilePath(code, 'svg')}>
        SVG
      </LinkButton>
      <LinkButton variant="secondary" href={planFilePath(code, 'dxf')}>
        DXF for CAD
      </LinkButton>
    </div>
  );
}
