import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { leaveOutUnused, listMissing, wantsUnused } from './unused-router-features.mjs';

const folder = join(createRequire(import.meta.url).resolve('react-router/package.json'), '..', 'dist', 'production');

/** The files of the router that a page of ours is built from. */
function readRouterFiles(): readonly string[] {
  const entry = readFileSync(join(folder, 'dom-export.mjs'), 'utf8');
  const chunks = [...entry.matchAll(/from "\.\/(chunk-[^"]+)"/g)].map(([, name = '']) => name);
  return [entry, ...chunks.map((name) => readFileSync(join(folder, name), 'utf8'))];
}

it('knows every stretch of the router in the version that is installed, and leaves scripts that can be read', () => {
  const left = readRouterFiles().map((code) => leaveOutUnused(code));
  expect(listMissing(new Set(left.flatMap(({ found }) => found)))).toEqual([]);
  for (const { code } of left) {
    expect(() => parseAst(code)).not.toThrow();
    expect(leaveOutUnused(code).found).toEqual([]);
  }
});

it('names what a router of another version does not hold', () => {
  const { code, found } = leaveOutUnused('let enableFogOfWar = isFogOfWarEnabled(routeDiscovery, ssr);');
  expect(code).toBe('let enableFogOfWar = false;');
  expect(listMissing(new Set(found))).toContain('init.instrumentations');
  expect(listMissing(new Set(found))).not.toContain(found[0]);
});

it.each([
  ["import { Link } from 'react-router-dom'; <Link to='/' prefetch='intent' />", true],
  ['import { Link } from "react-router-dom"; jsx(Link, { to: "/", prefetch: "render" })', true],
  ["import { PrefetchPageLinks } from 'react-router-dom'; <PrefetchPageLinks page='/' />", true],
  ["import { Link } from 'react-router-dom'; <Link to='/' viewTransition />", false],
  ["const hint = { prefetch: 'dns' };", false],
  ["import { useFetcher } from 'react-router-dom'; const { submit } = useFetcher();", true],
  ["import { Form } from 'react-router-dom'; <Form navigate={false} />", true],
  ['import { useSubmit } from "react-router-dom"; submit(form, { navigate: !1 })', true],
  ["import { useNavigate } from 'react-router-dom'; const navigate = useNavigate();", false],
  ["import { useBlocker } from 'react-router-dom'; useBlocker(isChanged);", true],
  ["import { useNavigation } from 'react-router-dom'; const { state } = useNavigation();", true],
  ["import { useNavigationType } from 'react-router-dom';", false],
])('tells whether a module asks for what is left out: %s', (code, isWanted) => {
  expect(wantsUnused(code)).toBe(isWanted);
});

it('leaves an app the features that it says it uses', () => {
  const keeping = leaveOutUnused('router = { fetch: fetch2, getBlocker,\n    deleteBlocker, dispose };', ['fetchers']);
  expect(keeping.code).toBe('router = { fetch: fetch2,  dispose };');
  expect(wantsUnused("import { useFetcher } from 'react-router-dom';", ['fetchers'])).toBe(false);
  expect(listMissing(new Set(), ['fetchers'])).not.toContain('fetch: fetch2,');
  expect(listMissing(new Set(), ['fetchers'])).toContain('getBlocker,\n    deleteBlocker,');
});
