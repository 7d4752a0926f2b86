// @vitest-environment jsdom
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { askAhead } from './ask-ahead.ts';

/** What was asked for, in its order. `/broken` answers 500, all else tells how often it was asked. */
const asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  response.statusCode = url === '/broken' ? 500 : 200;
  response.end(`${url} ${asked.filter((each) => each === url).length}`);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  // What listens on a port has one.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => void asked.splice(0));

/** As the router asks. */
const ask = async (path: string) => (await window.fetch(new URL(path, origin))).text();

it('hands what was asked for ahead to who fetches it, once', async () => {
  askAhead(`${origin}/list?page=2`);
  await expect.poll(() => asked).toEqual(['/list?page=2']);
  expect(await ask('/list?page=2')).toBe('/list?page=2 1');
  expect(asked).toHaveLength(1);
  expect(await ask('/list?page=2')).toBe('/list?page=2 2');
});

it('leaves whoever fetches something else alone', async () => {
  askAhead(`${origin}/list?page=2`);
  expect(await ask('/list?page=3')).toBe('/list?page=3 1');
  expect(await ask('/list?page=2')).toBe('/list?page=2 1');
});

it('forgets what was asked for ahead of the last', async () => {
  askAhead(`${origin}/list?page=2`);
  askAhead(`${origin}/list?page=3`);
  await expect.poll(() => asked).toHaveLength(2);
  expect(await ask('/list?page=3')).toBe('/list?page=3 1');
  expect(await ask('/list?page=2')).toBe('/list?page=2 2');
});

it('is of no use after some seconds, or where the server did not answer well', async () => {
  askAhead(`${origin}/list`);
  await expect.poll(() => asked).toHaveLength(1);
  const later = performance.now() + 3_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(await ask('/list')).toBe('/list 2');
  clock.mockRestore();
  askAhead(`${origin}/broken`);
  expect(await ask('/broken')).toBe('/broken 2');
});
