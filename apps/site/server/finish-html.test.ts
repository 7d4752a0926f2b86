import { expect, it } from 'vitest';
import { finishHtml } from './finish-html.ts';

it('lets every preloaded script wait behind the picture that the visitor looks at', () => {
  const html =
    '<link rel="preload" href="/sans.woff2" as="font"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
  expect(finishHtml(html)).toBe(
    '<link rel="preload" href="/sans.woff2" as="font"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>',
  );
});

it('leaves what visitors wrote as it is', () => {
  const html = '<p>&lt;link rel=&quot;modulepreload&quot;</p>';
  expect(finishHtml(html)).toBe(html);
});
