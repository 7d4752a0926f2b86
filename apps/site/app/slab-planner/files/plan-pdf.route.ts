import { planSheets } from '@showroom/slab-planner/plan-sheets';
import type { Route } from './+types/plan-pdf.route';
import { readPlanToDraw } from './read-plan-to-draw.server.ts';
import { sendPlanFile } from './send-plan-file.server.ts';

/** The drawing of the plan in the query, to scale on letter paper. */
export async function loader(args: Route.LoaderArgs) {
  const drawn = await readPlanToDraw(args);
  if (drawn instanceof Response) return drawn;
  const { layout, plan, words } = drawn;
  // Only this route needs the library and its fonts, so a server doesn't load them at its start.
  const { writePdf } = await import('./write-pdf.server.ts');
  return sendPlanFile(plan, 'pdf', await writePdf(planSheets(plan, layout, words), words));
}
