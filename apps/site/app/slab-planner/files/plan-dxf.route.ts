import { writeDxf } from '@showroom/slab-planner/write-dxf';
import type { Route } from './+types/plan-dxf.route';
import { readPlanToDraw } from './read-plan-to-draw.server.ts';
import { sendPlanFile } from './send-plan-file.server.ts';

/** The plan in the query at full size for CAD programs. */
export async function loader(args: Route.LoaderArgs) {
  const drawn = await readPlanToDraw(args);
  if (drawn instanceof Response) return drawn;
  const { layout, plan } = drawn;
  return sendPlanFile(plan, 'dxf', writeDxf(plan, layout));
}
