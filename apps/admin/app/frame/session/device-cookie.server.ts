import { randomUUID } from 'node:crypto';
import { foldUsername, readAppSecret, type Store } from '@showroom/store/admin';
import { createCookie, type Cookie } from 'react-router-dom';
import { z } from 'zod';

const DEVICE_COOKIE_SECONDS = 365 * 24 * 60 * 60;
const deviceSchema = z.object({ username: z.string(), id: z.uuid() });

/**
 * The cookie that recognizes a browser in which an account has signed in. It grants no access, only a separate
 * allowance for wrong passwords. It is signed, so that it can’t be forged.
 */
async function deviceCookie(store: Store, isSecure: boolean): Promise<Cookie> {
  return createCookie(isSecure ? '__Host-device' : 'device', {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    maxAge: DEVICE_COOKIE_SECONDS,
    secrets: [await readAppSecret(store, 'login-device')],
  });
}

/** The header that remembers a browser for an account, after a correct password. */
export async function rememberDevice(store: Store, username: string, isSecure: boolean): Promise<string> {
  const cookie = await deviceCookie(store, isSecure);
  return cookie.serialize({ username: foldUsername(username), id: randomUUID() });
}

/** The browser’s id if this account has signed in there before; otherwise null. */
export async function readDeviceId(
  store: Store,
  request: Request,
  username: string,
  isSecure: boolean,
): Promise<string | null> {
  const cookie = await deviceCookie(store, isSecure);
  const device = deviceSchema.safeParse(await cookie.parse(request.headers.get('Cookie')));
  return device.success && device.data.username === foldUsername(username) ? device.data.id : null;
}
