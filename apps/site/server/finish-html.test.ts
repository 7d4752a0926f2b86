import { runInNewContext, Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { finishHtml } from './finish-html.ts';

/** As the router writes it into a page. */
const page = (body: string) =>
  `<html><head><link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/entry.js"/></head><body>${body}</body></html>`;
const routerScript = `<script nonce="n1" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"pages/home/route":route1};

import("/assets/entry.js");</script>`;

/** As `<ScrollRestoration>` writes it. */
const routerScrollScript = `((storageKey2, restoreKey) => {
    if (!window.history.state || !window.history.state.key) {
      let key = Math.random().toString(32).slice(2);
      window.history.replaceState({ key }, "");
    }
    let positions = JSON.parse(sessionStorage.getItem(storageKey2) || "{}");
    let storedY = positions[restoreKey || window.history.state.key];
    if (typeof storedY === "number") window.scrollTo(0, storedY);
  })("positions", null)`;

it('starts no script while the page is arriving', () => {
  const finished = finishHtml(page(routerScript));
  expect(finished).not.toContain('<link rel="modulepreload"');
  expect(finished).not.toContain('type="module"');
  expect(finished).toContain('addEventListener("load"');
});

it('starts all of the modules in the end, one after the other, and the entry after them', () => {
  const finished = finishHtml(page(routerScript));
  expect(finished).toContain('const steps=["/assets/root.js","/assets/home.js","/assets/manifest.js"];');
  expect(finished).toContain('window.__reactRouterRouteModules={"root":loaded[0],"pages/home/route":loaded[1]}');
  expect(finished).toContain(';import("/assets/entry.js")}');
});

it('runs what several modules share before them', () => {
  const shared = page(routerScript).replace('<head>', '<head><link rel="modulepreload" href="/assets/react.js"/>');
  const finished = finishHtml(shared);
  expect(finished).toContain('const steps=["/assets/react.js","/assets/root.js",');
  expect(finished).toContain('{"root":loaded[1],"pages/home/route":loaded[2]}');
});

it('keeps the mark by which the server lets the script run', () => {
  expect(finishHtml(page(routerScript))).toContain('<script nonce="n1">');
});

it('writes a script that a browser can read', () => {
  const text = /<script nonce="n1">([\s\S]*?)<\/script>/.exec(finishHtml(page(routerScript)))?.[1] ?? '';
  expect(() => new Script(text)).not.toThrow();
});

it('leaves a page alone whose script it does not know', () => {
  const other = page('<script type="module">import "/assets/other.js"; run();</script>');
  expect(finishHtml(other)).toBe(other);
});

it('leaves in a page the styles it uses and brings the others with the scripts', () => {
  const styled = page(routerScript).replace(
    '</head>',
    '<style data-site-styles="/assets/styles.css">.used{color:red}.other{color:blue}</style></head>',
  );
  const finished = finishHtml(styled.replace('<body>', '<body class="used">'));
  expect(finished).toContain('<style data-site-styles="/assets/styles.css">.used{color:red}</style>');
  expect(finished).toContain('link.href="/assets/styles.css"');
  expect(finished).toContain('link.media="not all"');
});

it('makes one script of neighbours, in their order, and leaves their elements and data alone', () => {
  const finished = finishHtml(
    page(
      `<script type="application/ld+json">{"a":1}</script><p></p><script nonce="n1">one()</script><!--$--><script nonce="n1">two()</script>${routerScript}<!--/$-->`,
    ),
  );
  expect(finished).toContain('<script type="application/ld+json">{"a":1}</script>');
  expect(finished).toMatch(/<script nonce="n1">one\(\);two\(\);\(\(\)=>\{/);
  expect(finished).toContain('</script><!--$--><script nonce="n1"></script><script nonce="n1"></script><!--/$-->');
});

it('asks the storage for a place on the page only where the page was shown before', () => {
  expect(runScrollScript(null)).toEqual({ asked: [], state: { key: expect.any(String) } });
  expect(runScrollScript({ key: 'a1' })).toEqual({ asked: ['positions'], state: { key: 'a1' } });
});

/** Runs the router's script as it stands in a finished page, in a history of this state. */
function runScrollScript(state: object | null) {
  const finished = finishHtml(page(`<script>${routerScrollScript}</script>`));
  const asked: string[] = [];
  const text = /<script>([\s\S]*?)<\/script>/.exec(finished)?.[1] ?? '';
  const history = { state, replaceState: (next: object) => (history.state = next) };
  const sessionStorage = { getItem: (key: string) => (asked.push(key), null) };
  runInNewContext(text, { window: { history, scrollTo: () => {} }, sessionStorage, console });
  return { asked, state: history.state };
}

const MANY_BYTES = 20_000_000;
const fill = (text: string) => text.repeat(Math.ceil(MANY_BYTES / text.length));

describe('a page of twenty megabytes', () => {
  it.each([
    ['words in an area for text', `<textarea class="used">${fill('&lt;&amp;&quot;')}</textarea>`],
    ['words in an attribute', `<input class="used" value="${fill('&lt;&amp;&quot;')}"/>`],
    ['the data of a script', `<p class="used"><script nonce="n1">take("${fill('\\u003c\\"')}")</script>`],
    ['many small elements', fill('<p class="used a b">words</p>')],
    ['many small scripts', `<p class="used">${fill('<script nonce="n1">one()</script><!--$-->')}`],
    ['a script with a long attribute', `<p class="used"><script data-words="${fill('a')}">one()</script>`],
    ['a script with many attributes', `<p class="used"><script ${fill('a ')}>one()</script>`],
    ['scripts that never end', `<p class="used">${fill('<script>')}`],
    ['modules that never end', `<p class="used">${fill('<script type="module">')}`],
    ['attributes that never end', `<p class="used">${fill('<script a="')}`],
    ['styles that never end', `<p class="used">${fill('<style data-site-styles="">')}`],
    ['hints that never end', `<p class="used">${fill('<link rel="modulepreload" ')}`],
  ])('is finished all the same: %s', { timeout: 60_000 }, (_what, body) => {
    const styled = page(body + routerScript).replace(
      '</head>',
      '<style data-site-styles="/assets/styles.css">.used{color:red}.other{color:blue}</style></head>',
    );
    const finished = finishHtml(styled);
    expect(finished.includes('<style data-site-styles="/assets/styles.css">.used{color:red}</style>')).toBe(true);
    expect(finished.length).toBeGreaterThan(MANY_BYTES / 2);
  });
});
