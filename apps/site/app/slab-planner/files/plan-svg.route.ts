import { writePlanSvg } from '@showroom/slab-planner/write-plan-svg';
import type { Route } from './+types/plan-svg.route';
import { readPlanToDraw } from './read-plan-to-draw.server.ts';
import { sendPlanFile } from './send-plan-file.server.ts';

/** The printed drawing of the plan in the query as one SVG to scale. */
export async function loader(args: Route.LoaderArgs) {
  const drawn = await readPlanToDraw(args);
  if (drawn instanceof Response) return drawn;
  const { layout, plan, words } = drawn;
  return sendPlanFile(plan, 'svg', writePlanSvg(plan, layout, words));
}
