import { findSession, type Session } from '@showroom/store/admin/sessions';
import { data, replace, type RouterContextProvider } from 'react-router-dom';
import { logContext, runtimeContext, sessionContext, storeContext } from './request-context.ts';
import { readRejectedForm } from './read-rejected-form.server.ts';
import { isPoll } from './poll-param.ts';
import { buildLoginHref } from './return-path.ts';
import { readSessionToken } from './session-cookie.ts';

/** Said on the page of an error. */
const STORE_AWAY =
  'The database isn’t responding. Nothing was changed. Go back (what you typed is still there) and try again in a moment.';

/** What a guard, a loader and an action are all given. */
export interface GuardArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * The guard of everything behind the login: finds the session, or leads to the login and back afterwards; a form that no script
 * sent is kept on a page until then. While the store cannot
 * be read, everything waits here: nothing of a request has been done then.
 */
export async function guard({ request, context }: GuardArgs): Promise<void> {
  const token = await readSessionToken(request, context.get(runtimeContext).isSecure);
  const session = await findSession(context.get(storeContext), token, { isPoll: isPoll(request.url) }).catch(
    (error: unknown) => turnAway(context, error),
  );
  if (!session) {
    const kept = await readRejectedForm(request);
    if (kept !== undefined) throw data(kept, { status: 401 });
    throw replace(buildLoginHref(request));
  }
  context.set(sessionContext, session);
}

/** The same in front of the login, where no one can be let in while the store is away. */
export async function requireStore({ context }: Pick<GuardArgs, 'context'>): Promise<void> {
  await context
    .get(storeContext)
    .check()
    .catch((error: unknown) => turnAway(context, error));
}

function turnAway(context: GuardArgs['context'], error: unknown): never {
  context.get(logContext).error('The store cannot be read', { error });
  throw data(STORE_AWAY, { status: 503, headers: { 'Retry-After': '10' } });
}

/** The session of this request. Every loader and action behind the login asks for it by itself, guard or no guard. */
export function requireSession({ request, context }: GuardArgs): Session {
  const session = context.get(sessionContext);
  if (!session) throw replace(buildLoginHref(request));
  return session;
}
