import { findSession, type Session } from '@showroom/store/admin/sessions';
import { replace, type RouterContextProvider } from 'react-router-dom';
import { runtimeContext, sessionContext, storeContext } from '../request-context.ts';
import { buildLoginHref } from './return-path.ts';
import { readSessionToken } from './session-cookie.ts';

/** What a guard, a loader and an action are all given. */
export interface GuardArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** The guard of everything behind the login: finds the session, or leads to the login and back afterwards. */
export async function guard({ request, context }: GuardArgs): Promise<void> {
  const token = await readSessionToken(request, context.get(runtimeContext).isSecure);
  const session = await findSession(context.get(storeContext), token);
  if (!session) throw replace(buildLoginHref(request));
  context.set(sessionContext, session);
}

/** The session of this request. Every loader and action behind the login asks for it by itself, guard or no guard. */
export function requireSession({ request, context }: GuardArgs): Session {
  const session = context.get(sessionContext);
  if (!session) throw replace(buildLoginHref(request));
  return session;
}
