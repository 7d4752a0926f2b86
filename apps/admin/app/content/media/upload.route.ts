import { takingBodies } from '@showroom/web-server/route-rule';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/upload.route';
import { listChoices } from '../pictures/list-choices.server.ts';
import { listMedia } from '../pictures/load-library.server.ts';
import { statusOf, saveUploads, uploadBodyBytes } from './save-uploads.server.ts';

export const middleware = [allow('content')];

/** Uploads pictures that a script sends one by one, and returns outcomes with preview data. */
export const action = takingBodies(uploadBodyBytes, async (args: Route.ActionArgs) => {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const uploaded = await saveUploads(args.request, store, actor);
  const choices = listChoices(
    await listMedia(
      store,
      uploaded.flatMap((file) => (file.ok ? [file.medium] : [])),
    ),
  );
  const outcomes = uploaded.map((file) => {
    if (!file.ok) return file;
    const { medium, ...rest } = file;
    return {
      ...rest,
      isAnimated: medium.fields.isAnimated,
      choice: choices.find(({ address }) => address === `media:${medium.id}`),
    };
  });
  const status = statusOf(uploaded.filter((file) => !file.ok));
  // A refused picture is a normal answer; a server that can’t save is an error.
  return Response.json(outcomes, { status: status >= 500 ? status : 200 });
});
