import { createCookie, type Cookie } from 'react-router-dom';

/**
 * The cookie that carries a session's token: unreadable to scripts, sent to this origin only, and not with a form that
 * another site posts. Its token is random and kept hashed in the store, so it needs no signature.
 */
export function sessionCookie(isSecure: boolean): Cookie {
  return createCookie(isSecure ? '__Host-session' : 'session', {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  });
}

/** Reads the token from a request's cookies; null when there is none or it is not a text. */
export async function readSessionToken(request: Request, isSecure: boolean): Promise<string | null> {
  const token: unknown = await sessionCookie(isSecure).parse(request.headers.get('Cookie'));
  return typeof token === 'string' && token !== '' ? token : null;
}

/**
 * The headers of an answer that signs someone out of this browser. Pages that were shown are kept by it, so that Back brings back
 * what was typed; whoever comes to it next is not to find them there.
 */
export async function signOutHeaders(isSecure: boolean): Promise<[name: string, value: string][]> {
  return [
    ['Set-Cookie', await sessionCookie(isSecure).serialize('', { expires: new Date(0) })],
    ['Clear-Site-Data', '"cache"'],
  ];
}
