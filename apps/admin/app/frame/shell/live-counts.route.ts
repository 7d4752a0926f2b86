import { storeContext } from '../session/request-context.ts';
import { allow } from '../guard/allow.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import type { Route } from './+types/live-counts.route';
import { loadLiveCounts } from '../live-counts/load-live-counts.server.ts';

export const middleware = [allow('start')];

export async function loader(args: Route.LoaderArgs) {
  const { role } = requireSession(args);
  const liveCounts = await loadLiveCounts(args.context.get(storeContext), role);
  return Response.json(liveCounts, { headers: { 'Cache-Control': 'no-store' } });
}
