import { takingBodies } from '@showroom/web-server/route-rule';
import { storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import type { Route } from './+types/upload.route';
import { takeUploads, uploadBodyBytes } from './take-uploads.server.ts';

export const middleware = [allow('content')];

/** Takes pictures that a script sends, each by itself, and tells it what became of them. */
export const action = takingBodies(uploadBodyBytes, async (args: Route.ActionArgs) => {
  const { actor } = requireSession(args);
  return Response.json(await takeUploads(args.request, args.context.get(storeContext), actor));
});
