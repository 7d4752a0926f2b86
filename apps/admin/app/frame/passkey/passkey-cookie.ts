import { createCookie, type Cookie } from 'react-router-dom';

/** Identifies a browser at the login: the response must come from the browser that was asked. */
export function passkeyCookie(isSecure: boolean): Cookie {
  return createCookie(isSecure ? '__Host-passkey' : 'passkey', {
    httpOnly: true,
    path: '/',
    sameSite: 'strict',
    secure: isSecure,
  });
}

export async function readPasskeyToken(request: Request, isSecure: boolean): Promise<string> {
  const token: unknown = await passkeyCookie(isSecure).parse(request.headers.get('Cookie'));
  return typeof token === 'string' ? token : '';
}
