import { readPage } from '../support/html.ts';
import { expect, test } from '../support/journey.ts';
import { listVanityPaths } from '../support/vanity-paths.ts';
import { quartzName, quartzSlugs } from '../support/quartz-slugs.ts';

test('each of the fifty colours has a page that search engines and link previews understand', async ({
  request,
  showroom,
}) => {
  const titles = new Set<string>();
  for (const slug of quartzSlugs) {
    const path = `/quartz-countertops/${slug}`;
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const page = readPage(await response.text());
    expect(page.headings, path).toEqual([quartzName(slug)]);
    expect(page.canonical).toBe(showroom.siteUrl + path);
    expect(page.description?.length, `${path}: description`).toBeGreaterThan(50);
    titles.add(page.titles.join());

    const itemPage = page.jsonLd.find((data) => data['@type'] === 'ItemPage');
    expect(itemPage, `${path}: structured data`).toMatchObject({
      '@context': 'https://schema.org',
      url: page.canonical,
    });
    expect(
      page.jsonLd.map((data) => data['@type']),
      'no price, no product',
    ).not.toContain('Product');
    expect(page.jsonLd.map((item) => item['@type'])).toContain('BreadcrumbList');

    expect(page.image, `${path}: picture for link previews`).toMatch(/^http/);
    // Each is drawn now, for the first time: some stand for all.
    if (titles.size % 7 > 0) continue;
    const image = await request.get(page.image ?? '');
    expect(image.status(), page.image).toBe(200);
    expect(image.headers()['content-type']).toBe('image/jpeg');
  }
  expect(titles.size).toBe(50);
});

test('each of the forty-two vanities has a page that offers it to search engines at its price', async ({
  request,
  showroom,
}) => {
  const titles = new Set<string>();
  const offered: unknown[] = [];
  for (const path of await listVanityPaths(request)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const page = readPage(await response.text());
    expect(page.headings.join(), path).toMatch(/^[A-Z][a-z]+(?: [A-Z][a-z]+)? \d\d″ (?:Double )?Vanity$/);
    expect(page.canonical).toBe(showroom.siteUrl + path);
    expect(page.description?.length, `${path}: description`).toBeGreaterThan(50);
    titles.add(page.titles.join());
    const product = page.jsonLd.find((data) => data['@type'] === 'Product');
    expect(product, path).toMatchObject({
      name: page.headings[0],
      url: page.canonical,
      brand: { '@type': 'Brand' },
      offers: { priceCurrency: 'CAD', price: expect.stringMatching(/^\d{3,4}\.00$/) },
    });
    expect(product, 'nobody has rated it').not.toHaveProperty('aggregateRating');
    offered.push((product?.['offers'] as { readonly availability?: unknown } | undefined)?.availability);
    expect(page.jsonLd.map((item) => item['@type'])).toContain('BreadcrumbList');
    expect(page.image, `${path}: picture for link previews`).toMatch(/^http.*\.jpg$/);
    // Made when it is first asked for: one stands for all.
    if (titles.size === 1) expect((await request.get(page.image ?? '')).headers()['content-type']).toBe('image/jpeg');
  }
  expect(titles.size).toBe(42);
  expect(offered.filter((availability) => availability === 'https://schema.org/OutOfStock')).toHaveLength(14);
});

test('the old address of the contact page leads to the new one for good', async ({ request }) => {
  const response = await request.get('/contact-us?quartz=aurora', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/contact?quartz=aurora');
});

test('the icons that browsers and phones ask for are there', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Boreal & Stone' });
  const icons = (manifest.icons as readonly { readonly src: string }[]).map(({ src }) => src);
  for (const icon of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', ...icons]) {
    const response = await request.get(icon);
    expect(response.ok(), icon).toBe(true);
    expect(response.headers()['content-type'], icon).toMatch(/^image\//);
  }
});

test('the sitemap lists every page that exists, and robots.txt leads to it', async ({ request, showroom }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${showroom.siteUrl}/sitemap.xml`);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const urls = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  const expected = [
    '/',
    '/contact',
    '/custom-cabinetry',
    '/custom-millwork-form',
    '/quartz-countertops',
    '/millwork',
    ...quartzSlugs.map((slug) => `/quartz-countertops/${slug}`),
    '/products/vanities',
    ...(await listVanityPaths(request)),
  ].map((path) => showroom.siteUrl + path);
  for (const url of expected) expect(urls).toContain(url);
  expect(new Set(urls).size, 'no address twice').toBe(urls.length);
  for (const url of urls) {
    const response = await request.get(url, { maxRedirects: 0 });
    expect(response.status(), url).toBe(200);
    const page = readPage(await response.text());
    expect(page.canonical).toBe(url);
    expect(page.headings, `${url}: one heading of the first level`).toHaveLength(1);
    expect(page.titles, `${url}: one title`).toHaveLength(1);
    expect(page.jsonLd, `${url}: structured data`).not.toEqual([]);
  }
});

test('no link on any page is dead', async ({ request, showroom }) => {
  test.slow();
  const visited = new Map<string, ReturnType<typeof readPage> | null>();
  const linkedFragments: { path: string; fragment: string; from: string }[] = [];
  const waiting = new Set(['/']);
  const formsAbout = new Set<string>();
  const readLinks = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const isPage = response.headers()['content-type']?.includes('text/html');
    const page = isPage ? readPage(await response.text()) : null;
    visited.set(path, page);
    for (const link of page?.links ?? []) {
      expect(link, `a link on ${path}`).not.toMatch(/^#?$/);
      const url = new URL(link, showroom.siteUrl + path);
      if (url.origin !== showroom.siteUrl) {
        expect(url.protocol, `a link on ${path}`).toMatch(/^(?:https|tel|mailto):$/);
        continue;
      }
      // One form, whichever product it is about: that of the first of each family stands for all.
      const [about = ''] = url.searchParams.keys();
      if (url.pathname === '/contact' && about !== '' && formsAbout.has(about)) continue;
      if (url.pathname === '/contact') formsAbout.add(about);
      const target = url.pathname + url.search;
      if (url.hash) linkedFragments.push({ path: target, fragment: url.hash.slice(1), from: path });
      if (!visited.has(target)) waiting.add(target);
    }
  };
  while (waiting.size > 0) {
    const some = [...waiting].slice(0, 8);
    for (const path of some) waiting.delete(path);
    for (const path of some) visited.set(path, null);
    await Promise.all(some.map(readLinks));
  }
  expect(visited.size).toBeGreaterThan(102);
  for (const { path, fragment, from } of linkedFragments) {
    expect(visited.get(path)?.ids.has(fragment), `#${fragment}, linked on ${from}`).toBe(true);
  }
});

test('a missing page says so and shows the way on', async ({ page, faults }) => {
  faults.allow(/answered 404: GET .*\/no-such-page$/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('searchbox', { name: 'Search the site' }).fill('sahara');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=sahara');
  await page.getByRole('main').getByRole('link', { name: 'Sahara Noir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sahara Noir' })).toBeVisible();
});

test('pages are kept ready and compressed, and a second visit costs nothing', async ({ request }) => {
  const first = await request.get('/quartz-countertops/aurora', { headers: { 'Accept-Encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  const tag = first.headers()['etag'];
  expect(tag).toBeTruthy();
  const again = await request.get('/quartz-countertops/aurora', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag ?? '' },
  });
  expect(again.status()).toBe(304);
});
