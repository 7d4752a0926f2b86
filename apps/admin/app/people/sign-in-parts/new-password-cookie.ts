import { createCookie, type Cookie } from 'react-router-dom';

/** As long as someone needs who has just set a password to sign in with it. */
const MOST_SECONDS = 10 * 60;

/**
 * Tells the login in which browser a password was just set, and whose, so that the name is there to sign in with. It opens nothing.
 * No part of the address, which would be kept in histories and shown to whoever looks on.
 */
export function newPasswordCookie(isSecure: boolean): Cookie {
  return createCookie(isSecure ? '__Host-new-password' : 'new-password', {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    maxAge: MOST_SECONDS,
  });
}

/** Reads whose password it is; null where none was set. */
export async function readNewPasswordUser(request: Request, isSecure: boolean): Promise<string | null> {
  const username: unknown = await newPasswordCookie(isSecure).parse(request.headers.get('Cookie'));
  return typeof username === 'string' && username !== '' ? username : null;
}
