import { randomUUID } from 'node:crypto';
import { foldUsername } from '@showroom/store/admin/accounts';
import { readAppSecret } from '@showroom/store/app-secret';
import type { Store } from '@showroom/store/open-store';
import { createCookie, type Cookie } from 'react-router-dom';
import { z } from 'zod';

const DEVICE_COOKIE_SECONDS = 365 * 24 * 60 * 60;
const deviceSchema = z.object({ username: z.string(), id: z.uuid() });

/**
 * The cookie by which a browser is known again in which an account has signed in. It opens nothing: it only gives the
 * browser an allowance of its own for wrong passwords. Signed, as anybody could write another.
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

/** The header that makes a browser known for an account, after its password was right. */
export async function rememberDevice(store: Store, username: string, isSecure: boolean): Promise<string> {
  const cookie = await deviceCookie(store, isSecure);
  return cookie.serialize({ username: foldUsername(username), id: randomUUID() });
}

/** The id of the browser, if this account has signed in there before; null for any other browser. */
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
