// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** A stylesheet that has arrived; jsdom fetches none. */
const arrive = (link: HTMLLinkElement) => {
  const sheet = { disabled: false };
  Object.defineProperty(link, 'sheet', { value: sheet });
  link.dispatchEvent(new Event('load'));
  return sheet;
};

/** Starts a page whose styles are in two parts, up to where the late part is waited for. */
const beginWithStyles = async () => {
  startModules({ ...makeData(), stylesheet: '/assets/styles.css' }, () => ran.push('failed'));
  window.dispatchEvent(new Event('focusin'));
  const styles = await vi.waitUntil(() => links().find(({ rel }) => rel === 'stylesheet'));
  expect(styles.media).toBe('not all');
  await vi.waitFor(() => expect(ran).toEqual(['shared', 'root', 'home']));
  return styles;
};

describe('the rest of the styles', () => {
  const idle: (() => void)[] = [];
  beforeEach(() => {
    idle.length = 0;
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  });
  it('are awaited before the entry, and count once the page is hydrated and no one waits', async () => {
    const sheet = arrive(await beginWithStyles());
    expect(sheet.disabled).toBe(true);
    await vi.waitFor(() => expect(idle).toHaveLength(1));
    expect(ran.at(-1)).toBe('entry');
    expect(sheet.disabled).toBe(true);
    idle[0]?.();
    expect(sheet.disabled).toBe(false);
  });

  it('count from the first change, if that comes earlier', async () => {
    const sheet = arrive(await beginWithStyles());
    document.body.append(document.createElement('p'));
    await vi.waitFor(() => expect(sheet.disabled).toBe(false));
    await vi.waitFor(() => expect(ran.at(-1)).toBe('entry'));
  });

  it('count at once when they arrive after a change', async () => {
    const styles = await beginWithStyles();
    document.body.append(document.createElement('p'));
    await new Promise((done) => setTimeout(done));
    expect(arrive(styles).disabled).toBe(false);
    expect(styles.media).toBe('');
    await vi.waitFor(() => expect(ran.at(-1)).toBe('entry'));
  });

  it('hold nothing up when they do not arrive', async () => {
    const styles = await beginWithStyles();
    styles.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(ran.at(-1)).toBe('entry'));
  });
});
