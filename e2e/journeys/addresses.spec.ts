import { expect, test } from '../support/journey.ts';

test('The old URL of the contact page redirects permanently to the new one', async ({ request }) => {
  const response = await request.get('/contact-us?quartz=aurora', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/contact?quartz=aurora');
});

test('The icons that browsers and phones request exist', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Boreal & Stone' });
  const icons = (manifest.icons as readonly { readonly src: string }[]).map(({ src }) => src);
  for (const icon of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', ...icons]) {
    const response = await request.get(icon);
    expect(response.ok(), icon).toBe(true);
    expect(response.headers()['content-type'], icon).toMatch(/^image\//);
  }
});

test('A picture requested for the first time is served immediately, and soon in the requested size', async ({
  page,
  request,
}) => {
  await page.goto('/quartz-countertops/aurora');
  const made = await page.locator('#picture-1 img').evaluate((image: HTMLImageElement) => image.currentSrc);
  const keep = async (path: string) => (await request.get(path)).headers()['cache-control'];
  // These pictures are ready-made (support/flat-pictures.ts). Otherwise each would wait for an encoder.
  expect(await keep(made), made).toContain('immutable');
  const asked = made.replace(/\.\d+\.avif$/, '.400.webp');
  expect(await keep(asked), asked).toBe('public, max-age=30');
  await expect.poll(() => keep(asked)).toContain('immutable');
});

test('A missing page says so and offers links', async ({ page, faults }) => {
  faults.allow(/answered 404: GET .*\/no-such-page$/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('searchbox', { name: 'Search the site' }).fill('sahara');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=sahara');
  await page.getByRole('main').getByRole('link', { name: 'Sahara Noir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sahara Noir' })).toBeVisible();
});

test('Pages are cached and compressed, and a second visit downloads nothing', async ({ request }) => {
  const first = await request.get('/quartz-countertops/aurora', { headers: { 'Accept-Encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  const tag = first.headers()['etag'];
  expect(tag).toBeTruthy();
  const again = await request.get('/quartz-countertops/aurora', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag ?? '' },
  });
  expect(again.status()).toBe(304);
});
