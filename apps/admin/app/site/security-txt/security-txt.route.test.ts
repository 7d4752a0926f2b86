import { expect, it } from 'vitest';
import { ask, routeArgs } from '../../testing/requests.ts';
import { adminUrl, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { loader } from './security-txt.route.ts';

it('names the security contact, without a session', async () => {
  const { store, newContext } = await temporaryAdmin();
  const pattern = '/.well-known/security.txt';
  const response = await loader(routeArgs({ request: ask(pattern), context: newContext(), params: {}, pattern }));
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${adminUrl}/.well-known/security.txt`);
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(store.now().getTime());
});
