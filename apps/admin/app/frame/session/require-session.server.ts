import { findSession, type Session } from '@showroom/store/admin';
import { data, replace, type RouterContextProvider } from 'react-router-dom';
import { logContext, runtimeContext, sessionContext, storeContext } from './request-context.ts';
import { readRejectedForm } from './read-rejected-form.server.ts';
import { isPoll } from './poll-param.ts';
import { buildLoginHref } from './return-path.ts';
import { readSessionToken } from './session-cookie.ts';

const STORE_AWAY =
  'The database isn’t responding. Nothing was changed. Go back (what you typed is still there) and try again in a moment.';

export interface GuardArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * Guards everything behind the login: finds the session, or redirects to the login with a way back. A form without
 * scripts is kept on a page. While the store can’t be read, it refuses everything before anything is done.
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

/** The same before the login. */
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

/** The request’s session. Every loader and action behind the login calls it, independent of the guard. */
export function requireSession({ request, context }: GuardArgs): Session {
  const session = context.get(sessionContext);
  if (!session) throw replace(buildLoginHref(request));
  return session;
}
