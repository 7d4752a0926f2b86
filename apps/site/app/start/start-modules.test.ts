// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startModules } from './start-modules.ts';

const ran: string[] = [];
let build = 0;
/** A module of a build, as an address: no other has it, for each is run once. */
const script = (name: string) =>
  `data:text/javascript,/* ${build} */globalThis.ran.push('${name}'); export const name = '${name}';`;
const makeData = () => ({
  modules: [script('shared'), script('root'), script('home')],
  routes: { root: 1, home: 2 },
  entry: script('entry'),
  stylesheet: null,
});
const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  ran.length = 0;
  build += 1;
  vi.stubGlobal('ran', ran);
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const link of links()) link.remove();
});

it('waits for the first touch, then asks for each file, with a breath between, and runs them in order, the entry last', async () => {
  startModules(makeData(), () => ran.push('failed'));
  expect(links()).toEqual([]);
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  expect(links()).toHaveLength(1);
  await vi.waitFor(() =>
    expect(links().map(({ rel }) => rel)).toEqual(Array.from({ length: 4 }, () => 'modulepreload')),
  );
  await vi.waitFor(() => expect(ran).toEqual(['shared', 'root', 'home', 'entry']));
  expect(Reflect.get(window, '__reactRouterRouteModules')).toMatchObject({
    root: { name: 'root' },
    home: { name: 'home' },
  });
});

it('starts by itself once the page has loaded and was drawn', async () => {
  startModules({ ...makeData(), modules: [], routes: {} }, () => ran.push('failed'));
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(ran).toEqual(['entry']), { timeout: 10_000 });
});

it('awaits the rest of the styles before the entry, and lets them count from the first change', async () => {
  startModules({ ...makeData(), stylesheet: '/assets/styles.css' }, () => ran.push('failed'));
  window.dispatchEvent(new Event('focusin'));
  const styles = await vi.waitUntil(() => links().find(({ rel }) => rel === 'stylesheet'));
  expect(styles.media).toBe('not all');
  await vi.waitFor(() => expect(ran).toEqual(['shared', 'root', 'home']));
  styles.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(ran.at(-1)).toBe('entry'));
  document.body.append(document.createElement('p'));
  await vi.waitFor(() => expect(styles.media).toBe(''));
});
