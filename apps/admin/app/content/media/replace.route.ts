import { takingBodies } from '@showroom/web-server/route-rule';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { answerUpload } from '../../frame/upload/answer-upload.server.ts';
import type { Route } from './+types/replace.route';
import { replaceMedium } from './replace-medium.server.ts';
import { uploadBodyBytes } from './save-uploads.server.ts';

export const middleware = [allow('content')];

export const action = takingBodies(uploadBodyBytes, async (args: Route.ActionArgs) => {
  const { actor } = requireSession(args);
  const { request, context, params } = args;
  return answerUpload(await replaceMedium({ request, context, actor, id: params.mediumId }));
});
