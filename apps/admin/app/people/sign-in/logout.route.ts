import { deleteSession, findSession, isDiskFull, noteSignOut } from '@showroom/store/admin';
import { redirect } from 'react-router-dom';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import type { Route } from './+types/logout.route';
import { readSessionToken, signOutHeaders } from '../../frame/session/session-cookie.ts';

/**
 * Ends the session here and in the store. On a full disk only here, so that no one stays signed in on a borrowed
 * computer; the store ends unused sessions later.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { isSecure } = context.get(runtimeContext);
  const token = await readSessionToken(request, isSecure);
  const store = context.get(storeContext);
  const session = await findSession(store, token);
  if (token !== null && session !== null) {
    try {
      await store.write({ actor: session.actor, mayUseReserve: true }, async (transaction) => {
        await deleteSession(transaction, { token });
        await noteSignOut(transaction, session);
      });
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      store.log.error('Could not end a session: the disk is full', { error });
    }
  }
  return redirect('/admin/login', { headers: await signOutHeaders(isSecure) });
}

/** A bookmark of this URL signs no one out. */
export function loader() {
  return redirect('/admin');
}
