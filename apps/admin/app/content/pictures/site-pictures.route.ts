import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/site-pictures.route';
import { listSitePictures } from './site-pictures.server.ts';

export const middleware = [allow('content')];

/** The pictures that come with the site, of which one may be chosen for a text or a card. */
export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return Response.json(listSitePictures(args.url.searchParams));
}
