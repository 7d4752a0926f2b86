import { allow } from '../guard/allow.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import type { Route } from './+types/session.route';

export const middleware = [allow('start')];

/** Answers who is signed in: a page asks before it sends what was typed into it. */
export function loader(args: Route.LoaderArgs) {
  const { accountId } = requireSession(args);
  return new Response(accountId, { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } });
}
