import { createCookie, type Cookie } from 'react-router-dom';

/** Long enough to sign in with a password just set. */
const MOST_SECONDS = 10 * 60;

/**
 * Tells the login which user just set a password in this browser, so that the name is filled in. It grants no access.
 * Not part of the URL, which would be kept in histories and visible to others.
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

export async function readNewPasswordUser(request: Request, isSecure: boolean): Promise<string | null> {
  const username: unknown = await newPasswordCookie(isSecure).parse(request.headers.get('Cookie'));
  return typeof username === 'string' && username !== '' ? username : null;
}
