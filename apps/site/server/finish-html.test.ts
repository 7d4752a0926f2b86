import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { finishHtml } from './finish-html.ts';

/** As the router writes it into a page. */
const page = (body: string) =>
  `<html><head><link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/entry.js"/></head><body>${body}</body></html>`;
const routerScript = `<script nonce="n1" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"pages/home/route":route1};

import("/assets/entry.js");</script>`;

it('starts no script while the page is arriving', () => {
  const finished = finishHtml(page(routerScript));
  expect(finished).not.toContain('<link rel="modulepreload"');
  expect(finished).not.toContain('type="module"');
  expect(finished).toContain('addEventListener("load"');
});

it('starts all of the modules in the end, and the entry after them', () => {
  const finished = finishHtml(page(routerScript));
  for (const name of ['manifest', 'root', 'home', 'entry']) expect(finished).toContain(`import("/assets/${name}.js")`);
  expect(finished).toContain('window.__reactRouterRouteModules={"root":route0,"pages/home/route":route1}');
  expect(finished).toContain('for(const href of ["/assets/entry.js"])');
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
