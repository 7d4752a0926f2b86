import * as fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { readRequestTarget } from './request-target.ts';

const page = (path: string, search = '') => ({ path, isData: false, canonicalPath: path, search });
const dataOf = (path: string, canonicalPath = `${path}.data`) => ({ path, isData: true, canonicalPath, search: '' });

describe('a canonical request target', () => {
  test.each([
    ['/', page('/')],
    ['/contact', page('/contact')],
    ['/quartz-countertops?collection=red&x=%zz', page('/quartz-countertops', '?collection=red&x=%zz')],
    ['/contact?', page('/contact')],
    ['/a@b:c;d=e,f+g&h$i', page('/a@b:c;d=e,f+g&h$i')],
    ['/assets/Entry-A1b2.js', page('/assets/Entry-A1b2.js')],
    ['/pictures/quartz/aurora.0123abcd.400.avif', page('/pictures/quartz/aurora.0123abcd.400.avif')],
    ['/contact.data', dataOf('/contact')],
    ['/_.data', dataOf('/', '/_.data')],
    ['/caf%C3%A9%2Fbar', page('/caf%C3%A9%2Fbar')],
    ['/%252e%252e/x', page('/%252e%252e/x')],
  ])('is read unchanged: %s', (target, expected) => {
    expect(readRequestTarget(target)).toEqual({ ...expected, isPlain: true });
  });
});

describe('a non-canonical request target', () => {
  test.each([
    ['/Contact', page('/contact')],
    ['/con%74act', page('/contact')],
    ['/CON%54ACT/', page('/contact')],
    ['/contact//', page('/contact')],
    ['//contact', page('/contact')],
    ['/\\contact', page('/contact')],
    ['/./contact/.', page('/contact')],
    ['/x/../contact', page('/contact')],
    ['/x/%2e%2E/contact', page('/contact')],
    ['/../../contact', page('/contact')],
    ['/assets/../Contact', page('/contact')],
    ['//evil.example/%2e%2e', page('/')],
    ['http://evil.example/Contact?x=1', page('/contact', '?x=1')],
    ['HTTPS://evil.example', page('/')],
    ['/Contact#form', page('/contact')],
    ['/caf%c3%a9%2fbar', page('/caf%C3%A9%2Fbar')],
    ['/a%40b|c', page('/a@b%7Cc')],
    // The Kelvin sign lowercases to k, but no router treats it as one.
    ['/%E2%84%AA', page('/%E2%84%AA')],
    ['/Contact.Data', dataOf('/contact')],
    ['/contact%2edata', dataOf('/contact')],
    ['/contact/_.data', dataOf('/contact')],
    ['/contact/.data', dataOf('/contact')],
    ['/_root.data', dataOf('/', '/_.data')],
    ['/.data', dataOf('/', '/_.data')],
    ['/contact.data.data', dataOf('/contact.data')],
    ['/contact%2F_.data', dataOf('/contact%2F_')],
    ['/ASSETS/entry.js', page('/assets/entry.js')],
    ['/assets/%65ntry.js', page('/assets/entry.js')],
  ])('is normalized: %s', (target, expected) => {
    expect(readRequestTarget(target)).toMatchObject(expected);
  });
});

test.each([
  '',
  '*',
  'contact',
  '?x',
  '/%',
  '/%zz',
  '/%00',
  '/a%0d%0ab',
  '/%7f',
  '/%C2%85',
  '/%C0%AF',
  '/%ED%A0%80',
  '/é',
  '/a b',
])('an invalid request target counts as none: %j', (target) => {
  if (target === '' || target === '?x') expect(readRequestTarget(target)).toMatchObject({ path: '/' });
  else expect(readRequestTarget(target)).toBeUndefined();
});

/** Spellings of one path that a router cannot distinguish. */
const respell = (path: string) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: path.length, maxLength: path.length }),
      fc.constantFrom('', '/', '//', '/.', '/x/..'),
      fc.constantFrom('', '/', '/y/%2e%2e', '\\'),
    )
    .map(([changes, end, start]) => {
      const letters = Array.from(path, (letter, at) => {
        const [isUpper = false, isEscaped = false] = changes[at] ?? [];
        const other = isUpper ? letter.toUpperCase() : letter;
        return isEscaped && letter !== '/' ? `%${other.charCodeAt(0).toString(16)}` : other;
      });
      return start + letters.join('') + end;
    });

describe('any spelling', () => {
  /** Parts of any path, including special ones. */
  const piece = fc.oneof(
    fc.constantFrom(
      'contact',
      'login',
      'quartz',
      'aurora',
      '_root',
      '_',
      'assets',
      '.data',
      '.',
      '..',
      '%2e',
      '%2E%2e',
    ),
    fc.constantFrom(
      '%2f',
      '%5c',
      '%00',
      '%zz',
      '%',
      '%25',
      '%25%32%65',
      '%E2%84%AA',
      ';',
      '@',
      ':',
      '|',
      '?',
      '#',
      '\\',
    ),
    fc.string({ maxLength: 4 }),
  );
  const separator = fc.constantFrom('/', '/', '/', '//', '\\', '', '%2F');
  const target = fc.array(fc.tuple(separator, piece), { maxLength: 6 }).map((pieces) => `/${pieces.flat().join('')}`);

  test('is normalized once and for all', () => {
    fc.assert(
      fc.property(target, (text) => {
        const read = readRequestTarget(text);
        if (read === undefined) return;
        const again = readRequestTarget(read.canonicalPath + read.search);
        expect(again).toEqual({ ...read, isPlain: true });
      }),
    );
  });

  test('never redirects to another host', () => {
    fc.assert(
      fc.property(target, (text) => {
        const read = readRequestTarget(text);
        if (read === undefined) return;
        const url = new URL(read.canonicalPath + read.search, 'https://www.example.com');
        expect(url.host).toBe('www.example.com');
        expect(url.pathname).toBe(read.canonicalPath);
      }),
    );
  });

  const routes = ['/', '/contact', '/login', '/quartz/:slug', '/api/leads/:kind', '/sitemap.xml', '/*'].map((path) => ({
    path,
  }));
  const findPattern = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

  test('of a page counts as the page: rules for its path apply', () => {
    const known = fc.constantFrom('/contact', '/login', '/quartz/aurora', '/api/leads/short-quote', '/sitemap.xml');
    const spelled = known.chain((path) => fc.tuple(fc.constant(path), respell(path), respell(`${path}.data`)));
    fc.assert(
      fc.property(spelled, ([path, asPage, asData]) => {
        expect(readRequestTarget(asPage)).toMatchObject({ path, isData: false });
        expect(readRequestTarget(asData)).toMatchObject({ path, isData: true });
      }),
    );
  });

  test('that the router understands leads to the same route as its normalized form', () => {
    fc.assert(
      fc.property(target, (text) => {
        const read = readRequestTarget(text);
        if (read === undefined) return;
        // The router’s own normalization, with trailing slashes kept.
        const { pathname } = new URL(read.canonicalPath, 'http://localhost');
        const routed = pathname.endsWith('/_.data') ? pathname.slice(0, -6) : pathname.replace(/\.data$/, '');
        expect(findPattern(read.path)).toBe(findPattern(routed));
      }),
    );
  });
});

test.each([
  ['?q=oak%20shelf&utm=a%26b', '?q=oak%20shelf&utm=a%26b'],
  ['?q=%C2%A9+%E2%80%8D', '?q=%C2%A9+%E2%80%8D'],
  ['?q=a%09b%0Ac', '?q=a%09b%0Ac'],
  ['?q=o%00ak&in%00-stock=%1F', '?q=oak&in-stock='],
  ['?q=%%000', '?q=%250'],
  ['?q=%C2%80a%7F', '?q=a'],
  ['?%00', '?='],
  ['?q=\u0085', '?q='],
])('the query %s is read as %s, without control characters', (typed, expected) => {
  expect(readRequestTarget(`/search${typed}`)?.search).toBe(expected);
});

test('no query brings in a control character', () => {
  const piece = fc.constantFrom(
    '%',
    '0',
    '00',
    '%00',
    '%0',
    'C2',
    '%c2',
    '%80',
    '&',
    '=',
    '\u0000',
    '\u007F',
    'a',
    '+',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const read = readRequestTarget(`/search?${pieces.join('')}`);
      // oxlint-disable-next-line no-control-regex -- They are what is looked for.
      for (const pair of new URLSearchParams(read?.search)) expect(pair.join('')).not.toMatch(/[\0-\x08\x7F-\x9F]/);
    }),
  );
});
