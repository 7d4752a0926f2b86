import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/site-pictures.route';
import { listSitePictures } from './site-pictures.server.ts';

export const middleware = [allow('content')];

export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return Response.json(listSitePictures(args.url.searchParams));
}
