import { deleteSession } from '@showroom/store/admin/sessions';
import { systemActor } from '@showroom/store/open-store';
import { redirect } from 'react-router-dom';
import { runtimeContext, storeContext } from '../request-context.ts';
import type { Route } from './+types/logout.route';
import { readSessionToken, sessionCookie } from '../session/session-cookie.ts';

/** Ends the session here and in the store. */
export async function action({ request, context }: Route.ActionArgs) {
  const { isSecure } = context.get(runtimeContext);
  const token = await readSessionToken(request, isSecure);
  if (token !== null) {
    const store = context.get(storeContext);
    await store.write({ actor: systemActor }, (transaction) => deleteSession(transaction, { token }));
  }
  return redirect('/admin/login', {
    headers: { 'Set-Cookie': await sessionCookie(isSecure).serialize('', { expires: new Date(0) }) },
  });
}

/** A bookmark of this address ends nothing. */
export function loader() {
  return redirect('/admin');
}
