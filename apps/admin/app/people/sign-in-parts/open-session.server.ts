import { createSession, deleteSession, noteSignIn, type Store, type WriteTransaction } from '@showroom/store/admin';
import { redirect } from 'react-router-dom';
import { describeDevice } from './describe-device.ts';
import { newPasswordCookie } from './new-password-cookie.ts';
import { rememberDevice } from '../../frame/session/device-cookie.server.ts';
import { readReturnPath } from '../../frame/session/return-path.ts';
import { secondStepCookie } from './second-step-cookie.ts';
import { readSessionToken, sessionCookie } from '../../frame/session/session-cookie.ts';

/**
 * Opens and records a session within the transaction that allowed it. The browser’s former session ends, because its
 * cookie is replaced and no one could sign out of it.
 */
export async function openSession(
  transaction: WriteTransaction,
  request: Request,
  { accountId, isSecure }: { readonly accountId: string; readonly isSecure: boolean },
) {
  const formerToken = await readSessionToken(request, isSecure);
  if (formerToken !== null) await deleteSession(transaction, { token: formerToken });
  const device = describeDevice(request.headers.get('User-Agent'));
  await noteSignIn(transaction, { accountId, device });
  return createSession(transaction, { accountId, device });
}

/** Redirects a newly signed-in user, with the cookies of the session and the known browser. */
export async function welcome(
  store: Store,
  request: Request,
  {
    username,
    isSecure,
    session,
  }: {
    readonly username: string;
    readonly isSecure: boolean;
    readonly session: Awaited<ReturnType<typeof openSession>>;
  },
): Promise<Response> {
  const ended = { expires: new Date(0) };
  return redirect(readReturnPath(new URL(request.url)), {
    headers: [
      ['Set-Cookie', await sessionCookie(isSecure).serialize(session.token, { expires: session.absoluteExpiresAt })],
      ['Set-Cookie', await rememberDevice(store, username, isSecure)],
      ['Set-Cookie', await secondStepCookie(isSecure).serialize('', ended)],
      ['Set-Cookie', await newPasswordCookie(isSecure).serialize('', { ...ended, maxAge: 0 })],
    ],
  });
}
