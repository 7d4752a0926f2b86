import { allow } from '../guard/allow.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import type { Route } from './+types/session.route';

export const middleware = [allow('start')];

/** Returns the signed-in account: a page checks it before it sends a form. */
export function loader(args: Route.LoaderArgs) {
  const { accountId } = requireSession(args);
  return new Response(accountId, { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } });
}
