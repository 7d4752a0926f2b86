import { describe, expect, test } from 'vitest';
import { chooseEncoding } from '../pages/accepted-encoding.ts';
import { buildContentSecurityPolicy, hashInlineScripts } from '../security/content-security-policy.ts';
import { matchesEntityTag } from '../pages/entity-tag.ts';
import { parsePicturePath } from '../pictures/picture-path.ts';
import { findRedirect } from './redirects.ts';
import { findClientIp } from './request-facts.ts';
import { readRequestTarget } from './request-target.ts';
import { toClientNetwork } from '../security/client-network.ts';
import { findSender, readHost } from '../security/same-origin.ts';

describe('the client’s IP address', () => {
  test.each([
    ['at the other end of the line when no proxy is ours', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
    ['in what our proxy has added', '127.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['past what the visitor made up', '127.0.0.1', '1.1.1.1, 198.51.100.1', 1, '198.51.100.1'],
    ['behind two proxies', '127.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['when a proxy was passed by', '127.0.0.1', '198.51.100.1', 2, '198.51.100.1'],
    ['with its port taken off', '127.0.0.1', '198.51.100.1:4711', 1, '198.51.100.1'],
    ['in IPv6, in brackets', '::1', '[2001:db8::1]:443', 1, '2001:db8::1'],
    ['in IPv4 wrapped in IPv6', '::ffff:192.0.2.7', undefined, 0, '192.0.2.7'],
    ['in IPv4 wrapped in IPv6 by a proxy, in hexadecimal', '127.0.0.1', '::ffff:c000:207', 1, '192.0.2.7'],
    ['in IPv6 as everybody writes it', '127.0.0.1', '2001:DB8:0:0:0:0:0:1', 1, '2001:db8::1'],
    ['at the proxy when the header is nonsense', '127.0.0.1', 'unknown', 1, '127.0.0.1'],
    [
      'at the proxy when the header has a number that some would read as an address',
      '127.0.0.1',
      '3405803777',
      1,
      '127.0.0.1',
    ],
    ['at the proxy when the header is half an address', '127.0.0.1', '198.51.100', 1, '127.0.0.1'],
  ])('%s', (_how, socketAddress, forwardedFor, proxyCount, expected) => {
    expect(findClientIp(socketAddress, forwardedFor, proxyCount)).toBe(expected);
  });
});

test.each([
  ['198.51.100.1', '198.51.100.2', false],
  ['198.51.100.1', '::ffff:198.51.100.1', true],
  ['::ffff:c633:6401', '::FFFF:198.51.100.1', true],
  ['::ffff:198.51.100.1', '::ffff:198.51.100.2', false],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['2001:db8:1::1', '2001:db8:2::1', false],
  ['2001:db8::1', '2001:0DB8:0000:0000:1::', true],
  ['fe80::1%eth0', 'fe80::2%eth1', true],
  ['unknown', '', false],
])('%s and %s are one client for limits: %s', (one, other, expected) => {
  expect(toClientNetwork(one) === toClientNetwork(other)).toBe(expected);
});

describe('the origin of a form', () => {
  const nothing = { host: 'www.example.com', origin: undefined, referer: undefined, secFetchSite: undefined };

  test.each([
    ['with our own origin', { origin: 'https://www.example.com' }, true],
    ['with our own referrer', { referer: 'https://www.example.com/contact?x=1' }, true],
    ['with an allowed origin', { host: '10.0.0.5:3000', origin: 'https://www.example.com' }, true],
    ['from a program that is no browser', {}, true],
    ['with another port', { origin: 'https://www.example.com:8443' }, false],
    ['with a name that only begins like ours', { origin: 'https://www.example.com.evil.example' }, false],
    ['with our name as a user', { origin: 'https://www.example.com@evil.example' }, false],
    [
      'with the right origin but from across sites',
      { origin: 'https://www.example.com', secFetchSite: 'cross-site' },
      false,
    ],
    ['from a file', { origin: 'file://' }, false],
    ['with a user in its origin', { origin: 'https://a@www.example.com' }, false],
    ['with a path in its origin', { origin: 'https://www.example.com/contact' }, false],
    ['with two origins', { origin: 'https://www.example.com https://www.example.com' }, false],
    ['with an origin and a line of its own', { origin: 'https://www.example.com\n' }, false],
  ])('%s: %o → %s', (_what, headers, expected) => {
    expect(findSender({ ...nothing, ...headers }, ['https://www.example.com']).isOurs).toBe(expected);
  });
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['brotli-like, x-gzip', 'identity'],
])('Accept-Encoding %s gets %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %s matches the tag: %s', (header, expected) => {
  expect(matchesEntityTag(header, 'W/"a"')).toBe(expected);
});

test.each([
  ['www.example.com', 'www.example.com'],
  ['WWW.Example.com:8080', 'www.example.com:8080'],
  ['localhost:3000', 'localhost:3000'],
  ['[::1]:3000', '[::1]:3000'],
  ['192.0.2.7', '192.0.2.7'],
  ['a@b', undefined],
  ['x/y', undefined],
  ['x#', undefined],
  ['x?y', undefined],
  ['x\\y', undefined],
  ['a b', undefined],
  ['x:99999', undefined],
  ['x:', undefined],
  [':80', undefined],
  ['[::1', undefined],
  ['', undefined],
  [undefined, undefined],
])('the host in "%s" is %s', (header, expected) => {
  expect(readHost(header)).toBe(expected);
});

test.each([
  ['/contact-us', '/contact'],
  ['/contact-us/', '/contact'],
  ['/Contact-Us?colour=aurora', '/contact?colour=aurora'],
  ['/contact-us.data', '/contact.data'],
  ['/contact/', '/contact'],
  ['/contact', undefined],
  ['/contact.data?_routes=root', undefined],
  ['/contact/_.data?_routes=root', '/contact.data?_routes=root'],
  ['/', undefined],
  ['//evil.example', '/evil.example'],
  ['/constructor', undefined],
])('the URL %s redirects to %s', (url, expected) => {
  const target = readRequestTarget(url);
  expect(target && findRedirect(target, { '/contact-us': '/contact' })).toBe(expected);
});

test.each([
  [
    '/pictures/scenes/kitchen.0123abcd.400.avif',
    { name: 'scenes/kitchen', hash: '0123abcd', width: 400, format: 'avif' },
  ],
  ['/pictures/a.0123abcd.1200.jpg', { name: 'a', hash: '0123abcd', width: 1200, format: 'jpg' }],
  ['/pictures/a.0123abcd.2400.avif', undefined],
  ['/pictures/a.0123abcd.full.webp', { name: 'a', hash: '0123abcd', width: 'full', format: 'webp' }],
  ['/pictures/a.0123abcd.full.avif', undefined],
  ['/pictures/a.0123abcd.3024.avif', undefined],
  ['/pictures/a.0123abcd.400.jpg', undefined],
  ['/pictures/A.0123abcd.400.webp', undefined],
  ['/pictures/a//b.0123abcd.400.webp', undefined],
  ['/pictures/a/.0123abcd.400.webp', undefined],
  ['/pictures/./a.0123abcd.400.webp', undefined],
])('the picture at %s is %o', (path, expected) => {
  expect(parsePicturePath(path)).toEqual(expected);
});

describe('inline scripts', () => {
  test('are found with any attributes, and data is skipped', () => {
    const html = [
      '<script>one</script>',
      '<SCRIPT type="module" data-x="a>b">two</SCRIPT >',
      '<script async src="/x.js"></script>',
      '<script type="application/ld+json">{"@type":"Product"}</script>',
      '<script>one</script>',
      '<script data-src="no">three</script>',
    ].join('\n');
    expect(hashInlineScripts(html)).toHaveLength(3);
  });

  test('are hashed as the browser reads them, with line feeds only', () => {
    expect(hashInlineScripts('<script>a\r\nb\rc</script>')).toEqual(hashInlineScripts('<script>a\nb\nc</script>'));
  });

  test('never open the policy to all inline scripts', () => {
    expect(buildContentSecurityPolicy(['sha256-x'])).toContain("script-src 'self' 'sha256-x';");
  });
});
