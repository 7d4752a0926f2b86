import { expect, it } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { LargeResponseError, OutsideSiteError, readBytes, requestSite, resolveWithin } from './request-site.server.ts';

/** Paths that lead to another host, at once or when resolved again. */
const hostilePaths = (host: string) => [
  `//${host}/x`,
  `/\\${host}/x`,
  `\\\\${host}/x`,
  `/..//${host}/x`,
  `/a/../..//${host}/x`,
  `/%2e%2e//${host}/x`,
  `/.%2E//${host}/x`,
  `/\t/${host}/x`,
  `/\n/${host}/x`,
  `/\r\n/${host}/x`,
  `\u0000//${host}/x`,
  ` //${host}/x`,
  `http:${host}/x`,
  `http:/${host}/x`,
  `http://${host}/x`,
  `HTTP://${host}/x`,
  `https://${host}/x`,
  `///${host}/x`,
  `/./\\${host}/x`,
  `@${host}/x`,
  `//user:password@${host}/x`,
  `//site.example@${host}/x`,
  `/\u3002\u3002//${host}/x\r\nHost: ${host}`,
  '',
  'x',
  'file:///etc/passwd',
  'data:text/html,x',
];

it('never requests another host, however the path is written', async () => {
  const requested: string[] = [];
  const other = await listen((request, response) => {
    requested.push(request.url ?? '');
    response.end();
  });
  const site = await listen((_request, response) => response.end('ours'));
  for (const path of hostilePaths(new URL(other).host)) {
    expect.soft(resolveWithin(site, path), JSON.stringify(path)).toBeUndefined();
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await expect.soft(requestSite(site, path, { timeoutMs: 2000 })).rejects.toThrow(OutsideSiteError);
  }
  expect(requested).toEqual([]);
});

it.each([
  '/',
  '/oak',
  '/oak?x=//other.example',
  '/a/../oak',
  '/caf%C3%A9',
  '/café',
  '/..',
  '/@user',
  '/a//b',
  '/.../x',
])('requests a page of the site: %s', async (path) => {
  const site = await listen((_request, response) => response.end('ours'));
  const response = await requestSite(site, path, { timeoutMs: 2000 });
  expect(await response.text()).toBe('ours');
});

it('returns a redirect and does not follow it', async () => {
  const requested: string[] = [];
  const other = await listen((request, response) => {
    requested.push(request.url ?? '');
    response.end();
  });
  const site = await listen((_request, response) => response.writeHead(302, { Location: `${other}/secret` }).end());
  const response = await requestSite(site, '/old', { timeoutMs: 2000 });
  expect([response.status, response.headers.get('Location')]).toEqual([302, `${other}/secret`]);
  expect(requested).toEqual([]);
});

it('stops reading a response that is too large', async () => {
  const site = await listen((_request, response) => {
    const send = () => {
      while (response.writable && response.write('x'.repeat(65_536)));
    };
    response.on('drain', send);
    send();
  });
  const response = await requestSite(site, '/endless', { timeoutMs: 5000 });
  await expect(readBytes(response, 1_000_000)).rejects.toThrow(LargeResponseError);
});
