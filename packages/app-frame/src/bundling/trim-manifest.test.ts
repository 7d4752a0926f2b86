import { expect, it } from 'vitest';
import { trim } from './trim-manifest.ts';

const route = { hasAction: false, hasLoader: true, imports: ['/react.js', '/card.js'], css: [] };
const manifest = {
  entry: { module: '/entry.js', imports: ['/react.js'], css: [] },
  routes: { root: { id: 'root', imports: ['/react.js', '/common.js'] }, list: { id: 'list', ...route } },
  version: 'a1',
};
const text = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

it('leaves what a route has, and only that', () => {
  expect(JSON.parse(trim(text).slice('window.__reactRouterManifest='.length, -1))).toEqual({
    ...manifest,
    routes: { ...manifest.routes, list: { id: 'list', hasLoader: true, imports: ['/card.js'] } },
  });
});

it('finds nothing more to take out the second time', () => {
  expect(trim(trim(text))).toBe(trim(text));
});

it.each(['', 'window.somethingElse={}', 'window.__reactRouterManifest=null;'])('refuses "%s"', (other) => {
  expect(() => trim(other)).toThrow('another way');
});
