import { expect, it } from 'vitest';
import { toDataFile, toExportedPage, toMissingPage, toPageFile, toRedirectPage } from './exported-page.ts';
import { listHostFiles } from './host-files.ts';
import { listPicturePaths } from './pictures.ts';

it.each([
  ['/', 'index.html', '_.data'],
  ['/blog', 'blog.html', 'blog.data'],
  ['/products/sinks/vessel', 'products/sinks/vessel.html', 'products/sinks/vessel.data'],
])('writes the page %s where its URL finds it without a slash: %s', (path, page, data) => {
  expect(toPageFile(path)).toBe(page);
  expect(toDataFile(path)).toBe(data);
});

it('keeps a file name as it is', () => {
  expect(toPageFile('/blog/rss.xml')).toBe('blog/rss.xml');
});

it('sends its forms by email without scripts', () => {
  const html =
    '<html><head><title>A &amp; B&#x27;s 30″</title></head><body><form action="/search" role="search"></form>' +
    '<form method="post" action="/contact" encType="multipart/form-data" noValidate=""></form></body></html>';
  expect(toExportedPage(html, 'hello@shop.example')).toBe(
    '<html><head><title>A &amp; B&#x27;s 30″</title></head><body><form action="/search" role="search"></form>' +
      '<form method="post" action="mailto:hello@shop.example?subject=A%20%26%20B\'s%2030%E2%80%B3" encType="text/plain" noValidate=""></form></body></html>',
  );
});

it('leaves out the scripts of the 404 page, which would treat it as a page of its path', () => {
  const html =
    '<html><head></head><body><h1>No page</h1><script>start()</script><script type="application/ld+json">{}</script></body></html>';
  const missing = toMissingPage(html);
  expect(missing).not.toContain('start()');
  expect(missing).toContain('<h1>No page</h1><script type="application/ld+json">{}</script>');
  expect(missing.indexOf('location.replace')).toBeLessThan(missing.indexOf('</head>'));
});

it('redirects by a page where the host can’t, whatever the URL contains', () => {
  const page = toRedirectPage('https://shop.example/a"b&c</script>');
  expect(page).toContain('content="0; url=https://shop.example/a&quot;b&amp;c&lt;/script>"');
  expect(page, 'keeps the query').toContain(
    String.raw`<script>location.replace("https://shop.example/a\"b&c\u003c/script>"+location.search+location.hash)</script>`,
  );
  expect(page).toContain('<link rel="canonical" href="https://shop.example/a&quot;b&amp;c&lt;/script>">');
});

it('lists redirects for hosts', () => {
  const files = listHostFiles([['/contact-us', '/contact']]);
  expect(files['_redirects']).toBe('/contact-us /contact 301\n');
  expect(files['.htaccess']).toContain('RewriteRule ^contact-us$ /contact [R=301,L]');
});

it('finds each picture in markup and in data', () => {
  const text =
    'srcSet="/pictures/a/b.0123abcd.400.avif 400w, /pictures/a/b.0123abcd.800.avif 800w" "/pictures/c.0123abcd.full.webp" https://x.example/pictures/d.0123abcd.1200.jpg /pictures/none.png';
  expect(listPicturePaths(text)).toEqual([
    '/pictures/a/b.0123abcd.400.avif',
    '/pictures/a/b.0123abcd.800.avif',
    '/pictures/c.0123abcd.full.webp',
    '/pictures/d.0123abcd.1200.jpg',
  ]);
});
