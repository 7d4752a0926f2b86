import { createCookie, type Cookie } from 'react-router-dom';

/** Carries a correct password’s user to the page that asks for a code. Its token grants nothing alone. */
export function secondStepCookie(isSecure: boolean): Cookie {
  return createCookie(isSecure ? '__Host-second-step' : 'second-step', {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  });
}

export async function readSecondStepToken(request: Request, isSecure: boolean): Promise<string> {
  const token: unknown = await secondStepCookie(isSecure).parse(request.headers.get('Cookie'));
  return typeof token === 'string' ? token : '';
}
