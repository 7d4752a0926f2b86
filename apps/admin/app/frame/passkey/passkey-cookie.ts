import { createCookie, type Cookie } from 'react-router-dom';

/** Tells apart the browsers that were asked for a passkey at the login: the answer has to come from the one that was asked. */
export function passkeyCookie(isSecure: boolean): Cookie {
  return createCookie(isSecure ? '__Host-passkey' : 'passkey', {
    httpOnly: true,
    path: '/',
    sameSite: 'strict',
    secure: isSecure,
  });
}

/** Reads the token from a request's cookies; the empty text when there is none. */
export async function readPasskeyToken(request: Request, isSecure: boolean): Promise<string> {
  const token: unknown = await passkeyCookie(isSecure).parse(request.headers.get('Cookie'));
  return typeof token === 'string' ? token : '';
}
