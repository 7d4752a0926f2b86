import { describe, expect, it } from 'vitest';
import { readSessionToken, sessionCookie } from './session-cookie.ts';

const attributesOf = (header: string) => header.split('; ').slice(1);
const requestWith = (cookie: string) => new Request('http://127.0.0.1:3001/admin', { headers: { Cookie: cookie } });

describe("the session's cookie", () => {
  it('is hidden from scripts and from forms of other sites', async () => {
    const header = await sessionCookie(false).serialize('token');
    expect(header).toMatch(/^session=/);
    expect(attributesOf(header)).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(header).not.toMatch(/Domain=/i);
  });

  it('is bound to this host and to HTTPS when HTTPS is in use', async () => {
    const header = await sessionCookie(true).serialize('token');
    expect(header).toMatch(/^__Host-session=/);
    expect(attributesOf(header)).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure']));
    expect(header).not.toMatch(/Domain=/i);
  });

  it('returns the token that was stored', async () => {
    const [pair = ''] = (await sessionCookie(false).serialize('a-token')).split(';');
    expect(await readSessionToken(requestWith(`theme=dark; ${pair}`), false)).toBe('a-token');
  });

  it('is rejected if plain HTTP could have set it, when HTTPS is in use', async () => {
    const [pair = ''] = (await sessionCookie(false).serialize('a-token')).split(';');
    expect(await readSessionToken(requestWith(pair), true)).toBeNull();
  });

  it('has no token if its value isn’t text', async () => {
    for (const value of [{ token: 'x' }, ['x'], 7, true, '']) {
      const [pair = ''] = (await sessionCookie(false).serialize(value)).split(';');
      expect(await readSessionToken(requestWith(pair), false)).toBeNull();
    }
  });
});
