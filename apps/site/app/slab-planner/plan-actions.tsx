import { LinkButton } from '@showroom/ui/link-button';
import { buildStoneQuoteHref } from '../leads/quote-href.ts';
import { SiteLink } from '../shell/site-link.tsx';
import type { DrawnPlan } from './live/use-layout.ts';
import { planFilePath } from './plan-path.ts';

interface PlanActionsProps {
  readonly drawn: DrawnPlan;
  /** The room that goes along with a request. */
  readonly room: string | undefined;
}

/** What to do with a plan: ask for its price, or take its drawing to scale along. */
export function PlanActions({ drawn: { code, plan }, room }: PlanActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <LinkButton as={SiteLink} href={buildStoneQuoteHref(plan.stone, { plan: code, room })}>
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
