import { createCookie, type Cookie } from 'react-router-dom';

/** Carries who has given the right password to the page that asks for a code. Its token opens nothing by itself. */
export function secondStepCookie(isSecure: boolean): Cookie {
  return createCookie(isSecure ? '__Host-second-step' : 'second-step', {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  });
}

/** Reads the token from a request's cookies; the empty text when there is none. */
export async function readSecondStepToken(request: Request, isSecure: boolean): Promise<string> {
  const token: unknown = await secondStepCookie(isSecure).parse(request.headers.get('Cookie'));
  return typeof token === 'string' ? token : '';
}
