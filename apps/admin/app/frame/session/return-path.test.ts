import { describe, expect, it } from 'vitest';
import { buildLoginHref, HOME_PATH, readReturnPath } from './return-path.ts';

const origin = 'http://127.0.0.1:3001';
const read = (from: string) => readReturnPath(new URL(`/admin/login?${new URLSearchParams({ from })}`, origin));

describe('the page after login', () => {
  it.each(['/admin', '/admin/leads', '/admin/leads?status=new&page=2', '/admin/leads/0b1c-9', '/admin?x=1'])(
    'is the requested page: %s',
    (path) => {
      expect(read(path)).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '//evil.example/admin',
    'https://evil.example/admin',
    'https:/admin/leads',
    'javascript:alert(1)',
    String.raw`/\evil.example`,
    String.raw`/admin\..\..\evil`,
    '/admin/../x',
    '/admin/leads/../../x',
    '/admin/%2e%2e/x',
    '/admin/%2E%2E/%2E%2E/x',
    '/admin/.%2e/x',
    '/administrator',
    '/admin@evil.example',
    '/admin//evil.example',
    '/admin\n//evil.example',
    '/admin/leads\r\nSet-Cookie: session=x',
    ' /admin',
    '/',
    '',
    'admin/leads',
  ])('is the inbox, never outside the admin, for %j', (from) => {
    const path = read(from);
    const target = new URL(path, origin);
    expect(target.origin).toBe(origin);
    expect(target.pathname).toMatch(/^\/admin(\/|$)/);
  });

  it.each([
    'https://evil.example/admin',
    '//evil.example',
    String.raw`/\evil.example`,
    '/administrator',
    '/admin/../x',
    '',
  ])('is the inbox for %j', (from) => {
    expect(read(from)).toBe(HOME_PATH);
  });

  it('is never the login page', () => {
    expect(read('/admin/login')).toBe(HOME_PATH);
    expect(read('/admin/login?from=/admin/login')).toBe(HOME_PATH);
  });

  it('survives the redirects to the login and back, with its query', () => {
    const asked = '/admin/leads?q=No%C3%A9mie+%26+co&status=new';
    const login = new URL(buildLoginHref(new Request(origin + asked)), origin);
    expect(readReturnPath(login)).toBe(asked);
  });
});
