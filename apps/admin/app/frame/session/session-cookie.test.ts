import { describe, expect, it } from 'vitest';
import { readSessionToken, sessionCookie } from './session-cookie.ts';

const attributesOf = (header: string) => header.split('; ').slice(1);
const requestWith = (cookie: string) => new Request('http://127.0.0.1:3001/admin', { headers: { Cookie: cookie } });

describe("the session's cookie", () => {
  it('is closed to scripts and to forms of other sites', async () => {
    const header = await sessionCookie(false).serialize('token');
    expect(header).toMatch(/^session=/);
    expect(attributesOf(header)).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(header).not.toMatch(/Domain=/i);
  });

  it('is bound to this host and to HTTPS once there is HTTPS', async () => {
    const header = await sessionCookie(true).serialize('token');
    expect(header).toMatch(/^__Host-session=/);
    expect(attributesOf(header)).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure']));
    expect(header).not.toMatch(/Domain=/i);
  });

  it('gives back the token that was put in', async () => {
    const [pair = ''] = (await sessionCookie(false).serialize('a-token')).split(';');
    expect(await readSessionToken(requestWith(`theme=dark; ${pair}`), false)).toBe('a-token');
  });

  it('is not taken from a cookie that plain HTTP could have set, once there is HTTPS', async () => {
    const [pair = ''] = (await sessionCookie(false).serialize('a-token')).split(';');
    expect(await readSessionToken(requestWith(pair), true)).toBeNull();
  });

  it('holds no token where it holds anything but a text', async () => {
    for (const value of [{ token: 'x' }, ['x'], 7, true, '']) {
      const [pair = ''] = (await sessionCookie(false).serialize(value)).split(';');
      expect(await readSessionToken(requestWith(pair), false)).toBeNull();
    }
  });
});
