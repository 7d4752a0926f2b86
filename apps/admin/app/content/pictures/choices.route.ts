import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/choices.route';
import { listChoices } from './list-choices.server.ts';
import { loadLibrary } from './load-library.server.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const library = await loadLibrary(args.context.get(storeContext), new URL(args.request.url).searchParams);
  return Response.json({ pageCount: library.pageCount, choices: listChoices(library.pictures) });
}
