import { Script } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { findUnfinished } from './check-build.ts';
import { createHtmlFinisher } from './finish-html.ts';

// The page is given as bytes, and so is what is written into it.
const used = Buffer.from('.used{quotes:"«"}').toString('latin1');
const log = { error: vi.fn() };
const finishHtml = createHtmlFinisher('.used{quotes:"«"}.other{color:blue}', log);
const stylesheet = '<style data-site-styles="/assets/styles.css"></style>';

/** As the router writes it into a page. */
const page = (body: string) =>
  `<html><head><link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/entry.js"/></head><body>${body}</body></html>`;
const routerScript = `<script nonce="n1" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"pages/home/route":route1};

import("/assets/entry.js");</script>`;

/** As `<ScrollRestoration storageKey="scroll">` writes it. */
const routerScrollScript = `<script nonce="n1">((storageKey2, restoreKey) => {
    if (!window.history.state || !window.history.state.key) {
      let key = Math.random().toString(32).slice(2);
      window.history.replaceState({ key }, "");
    }
    let positions = JSON.parse(sessionStorage.getItem(storageKey2) || "{}");
    let storedY = positions[restoreKey || window.history.state.key];
    if (typeof storedY === "number") window.scrollTo(0, storedY);
  })("scroll", null)</script>`;

/** What the start script of a page is given. */
function readStartData(finished: string): unknown {
  const [data = 'null'] = /\{"modules":.*?"stylesheet":(?:null|"[^"]*")\}/.exec(finished) ?? [];
  return JSON.parse(data);
}

it('starts no script while the page is arriving', () => {
  const finished = finishHtml(page(routerScript));
  expect(finished).not.toContain('<link rel="modulepreload"');
  expect(finished).not.toContain('type="module"');
  expect(readStartData(finished)).not.toBeNull();
});

it('gives the start script all modules of the page, its routes and its entry', () => {
  expect(readStartData(finishHtml(page(routerScript)))).toEqual({
    modules: ['/assets/root.js', '/assets/home.js', '/assets/manifest.js'],
    routes: { root: 0, 'pages/home/route': 1 },
    entry: '/assets/entry.js',
    stylesheet: null,
  });
});

it('runs what several modules share before them', () => {
  const shared = page(routerScript).replace('<head>', '<head><link rel="modulepreload" href="/assets/react.js"/>');
  expect(readStartData(finishHtml(shared))).toMatchObject({
    modules: ['/assets/react.js', '/assets/root.js', '/assets/home.js', '/assets/manifest.js'],
    routes: { root: 1, 'pages/home/route': 2 },
  });
});

it('keeps the nonce by which the server lets the script run', () => {
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
  const styled = page(routerScript).replace('</head>', `${stylesheet}</head>`);
  const finished = finishHtml(styled.replace('<body>', '<body class="used">'));
  expect(finished).toContain(`<style data-site-styles="/assets/styles.css">${used}</style>`);
  expect(readStartData(finished)).toMatchObject({ stylesheet: '/assets/styles.css' });
});

it('brings all styles where a page cannot be finished', () => {
  const failure = new RangeError('Maximum call stack size exceeded');
  const stringify = vi.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
    throw failure;
  });
  const finished = finishHtml(page(routerScript).replace('</head>', `${stylesheet}</head>`));
  stringify.mockRestore();
  expect(finished).toContain(`${used}.other{color:blue}</style>`);
  expect(finished).toContain(routerScript);
  expect(log.error).toHaveBeenCalledWith(expect.any(String), { error: failure });
});

it('makes one script of neighbours, in their order, and leaves their elements and data alone', () => {
  const finished = finishHtml(
    page(
      `<script type="application/ld+json">{"a":1}</script><p></p><script nonce="n1">one()</script><!--$--><script nonce="n1">two()</script>${routerScript}<!--/$-->`,
    ),
  );
  expect(finished).toContain('<script type="application/ld+json">{"a":1}</script>');
  expect(finished).toMatch(/<script nonce="n1">one\(\);two\(\);\(function\(\)\{/);
  expect(finished).toContain('</script><!--$--><script nonce="n1"></script><script nonce="n1"></script><!--/$-->');
});

it('joins no script with one that has no nonce', () => {
  const finished = finishHtml(page(`<script>theirs()</script>${routerScript}`));
  expect(finished).toContain('<script>theirs()</script><script nonce="n1">(function(){');
});

it('takes over the script that looks for the place on the page', () => {
  const finished = finishHtml(page(`${routerScrollScript}${routerScript}`));
  expect(finished).toContain('<body><script nonce="n1"></script><script nonce="n1">(function(){');
});

describe('a build', () => {
  const whole = page(routerScrollScript + routerScript);

  it('whose pages are finished passes', () => {
    expect(findUnfinished(finishHtml(whole))).toBeNull();
  });

  it.each([
    ['modules in another form', whole.replace('import * as route1 from', 'import route1 from')],
    ['a registry in another form', whole.replace('"root":route0', '"root":{...route0}')],
    ['no module script', page(routerScrollScript)],
    ['a scroll script in another form', whole.replace('("scroll", null)', '("scroll", "a1")')],
    ['hints in another form', whole.replace('<link rel="modulepreload"', '<link as="script" rel="modulepreload"')],
  ])('that writes %s fails', (_what, other) => {
    expect(findUnfinished(finishHtml(other))).not.toBeNull();
  });
});

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
    const styled = page(body + routerScript).replace('</head>', `${stylesheet}</head>`);
    const finished = finishHtml(styled);
    expect(finished.includes(`<style data-site-styles="/assets/styles.css">${used}</style>`)).toBe(true);
    expect(finished.length).toBeGreaterThan(MANY_BYTES / 2);
  });
});
