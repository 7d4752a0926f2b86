import { createCookie, type Cookie } from 'react-router-dom';

/**
 * The session cookie: unreadable to scripts, same-origin, not sent with another site’s forms. Its token is random and
 * stored hashed, so it needs no signature.
 */
export function sessionCookie(isSecure: boolean): Cookie {
  return createCookie(isSecure ? '__Host-session' : 'session', {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  });
}

export async function readSessionToken(request: Request, isSecure: boolean): Promise<string | null> {
  const token: unknown = await sessionCookie(isSecure).parse(request.headers.get('Cookie'));
  return typeof token === 'string' && token !== '' ? token : null;
}

/**
 * The headers that sign someone out of this browser. They also clear cached pages, so that Back shows nothing to the
 * next person.
 */
export async function signOutHeaders(isSecure: boolean): Promise<[name: string, value: string][]> {
  return [
    ['Set-Cookie', await sessionCookie(isSecure).serialize('', { expires: new Date(0) })],
    ['Clear-Site-Data', '"cache"'],
  ];
}
