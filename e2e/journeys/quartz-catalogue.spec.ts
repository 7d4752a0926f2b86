import { quartzColours } from '@showroom/catalog-data/quartz';
import { expect, test } from '../support/journey.ts';
import { allColoursFound, coloursFound, countColours } from '../support/quartz-colours.ts';
import { visit } from '../support/visit.ts';

const catalogue = '/quartz-countertops';

test('All colours are on the first page, each a link to its own', async ({ page }) => {
  await visit(page, catalogue);
  await expect(page.getByText(allColoursFound, { exact: true })).toBeVisible();
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const shown = await links.evaluateAll((all) => all.map((link) => `${link.getAttribute('href')} ${link.textContent}`));
  expect(new Set(shown)).toEqual(new Set(quartzColours.map(({ slug, label }) => `${catalogue}/${slug} ${label}`)));
  expect(shown).toHaveLength(quartzColours.length);

  const cards = page.getByRole('main').getByRole('article');
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(cards.first(), 'a slab is visible without scrolling').toBeInViewport({ ratio: 1 });
    await expect(cards.nth(1), 'and one next to it').toBeInViewport({ ratio: 1 });
    const length = await page.getByRole('region', { name: 'Catalogue' }).evaluate((list) => list.clientHeight);
    expect(length / height, 'screen heights to scroll').toBeLessThan(8);
  }
});

test('Option counts match the specification and follow the other filters', async ({ page }) => {
  await visit(page, catalogue);
  const count = (option: string, number: number) =>
    expect(page.getByRole('checkbox', { name: new RegExp(`^${option}\\s*, ${number}\\s+colours?$`) })).toBeVisible();
  for (const [option, collection] of Object.entries({ BEYOND: 'beyond', Red: 'red', Discovery: 'discovery' } as const))
    await count(option, countColours({ collection }));
  const subcategories = {
    Innova: 'innova',
    Contemporary: 'contemporary',
    Elegant: 'elegant',
    Statuario: 'statuario',
    Calacatta: 'calacatta',
    Carrara: 'carrara',
    Essentials: 'essentials',
  } as const;
  for (const [option, subcategory] of Object.entries(subcategories)) await count(option, countColours({ subcategory }));
  for (const [option, thickness] of Object.entries({ '2 cm': '2cm', '3 cm': '3cm' } as const))
    await count(option, countColours({ thickness }));

  await page.getByRole('checkbox', { name: /^Contemporary/ }).click();
  await expect(page.getByText(coloursFound({ subcategory: 'contemporary' }))).toBeVisible();
  await count('Red', countColours({ subcategory: 'contemporary' }));
  await count('BEYOND', 0);
  await count('2 cm', countColours({ subcategory: 'contemporary', thickness: '2cm' }));
  await count('Contemporary', countColours({ subcategory: 'contemporary' }));
});

test('Filters combine within and across groups, and are part of the URL', async ({ page }) => {
  await visit(page, catalogue);
  await page.getByRole('checkbox', { name: /^BEYOND/ }).click();
  await expect(page).toHaveURL(`${catalogue}?collection=beyond`);
  await expect(page.getByText(coloursFound({ collection: 'beyond' }))).toBeVisible();
  await page.getByRole('checkbox', { name: /^Red/ }).click();
  await expect(page.getByText(coloursFound({ collection: 'beyond' }, { collection: 'red' }))).toBeVisible();
  await page.getByRole('checkbox', { name: /^Carrara/ }).click();
  await expect(page.getByText(coloursFound({ subcategory: 'carrara' }))).toBeVisible();
  await expect(page).toHaveURL(`${catalogue}?collection=beyond&collection=red&subcategory=carrara`);
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveCount(3);

  await page.goBack();
  await expect(page.getByText(coloursFound({ collection: 'beyond' }, { collection: 'red' }))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Carrara/ })).not.toBeChecked();
  await page.goForward();
  await expect(page.getByText(coloursFound({ subcategory: 'carrara' }))).toBeVisible();

  await page.reload();
  await expect(page.getByText(coloursFound({ subcategory: 'carrara' }))).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter Carrara' }).click();
  await expect(page.getByText(coloursFound({ collection: 'beyond' }, { collection: 'red' }))).toBeVisible();
  await page.getByRole('link', { name: 'Clear All', exact: true }).click();
  await expect(page.getByText(allColoursFound, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(catalogue);
  await expect(page.getByRole('link', { name: 'Clear All', exact: true })).toBeHidden();
});

test('A URL with filters is a page of its own, and unknown filters are ignored', async ({ page }) => {
  await visit(page, `${catalogue}?collection=discovery&thickness=9cm&utm_source=letter`);
  await expect(page.getByText(coloursFound({ collection: 'discovery' }))).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/quartz-countertops$/);
});

test('An empty result says so and offers to clear the filters', async ({ page }) => {
  await visit(page, `${catalogue}?collection=beyond&subcategory=carrara`);
  await expect(page.getByText('0 product(s) found (filtered)')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters to discover our quartz collections.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear All Filters' }).click();
  await expect(page.getByText(allColoursFound, { exact: true })).toBeVisible();
});

test('A missing picture is replaced by its description', async ({ page, faults }) => {
  faults.allow(/failed: GET .*\/pictures\/quartz\/aurora\/slab/);
  await page.route('**/pictures/quartz/aurora/slab.*', (route) => route.abort());
  await visit(page, `${catalogue}?collection=beyond`);
  const card = page.getByRole('article').filter({ hasText: 'Aurora' });
  const picture = card.getByRole('img', { name: 'Aurora quartz slab' });
  await expect(picture).toHaveAttribute('data-failed', '');
  // The alt text that the browser shows instead of the picture must not have the colour of the stone, which may be black.
  await expect(picture).toHaveCSS('background-color', 'rgb(244, 241, 234)');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aurora' })).toBeVisible();
});

test('Pictures load in a modern format', async ({ page }) => {
  await visit(page, `${catalogue}?collection=discovery`);
  const picture = page.getByRole('article').first().getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
});

test('The gallery moves by arrow, dot and thumbnail, and wraps around', async ({ page }) => {
  await visit(page, `${catalogue}/sahara-noir`);
  const current = (number: number) =>
    expect(page.getByRole('button', { name: `Image ${number} of 7` })).toHaveAttribute('aria-current', 'true');
  await current(1);
  await page.getByRole('button', { name: 'Next image' }).click();
  await current(2);
  await page.getByRole('button', { name: 'Previous image' }).click();
  await current(1);
  await page.getByRole('button', { name: 'Previous image' }).click();
  await current(7);
  await page.getByRole('button', { name: 'Next image' }).click();
  await current(1);
  await page.getByRole('button', { name: 'Image 4 of 7' }).click();
  await current(4);
  await page.getByRole('link', { name: /^Show image 2/ }).click();
  await current(2);
  await expect(page.locator('#picture-2')).toBeInViewport({ ratio: 0.5 });
});

test('Next and Previous go through all colours and wrap around', async ({ page }) => {
  await visit(page, `${catalogue}/aurora`);
  const last = quartzColours.at(-1)?.label ?? '';
  await page.getByRole('link', { name: `Previous colour: ${last}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible();
  await page.getByRole('link', { name: 'Next colour: Aurora' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aurora' })).toBeVisible();
  await page.getByRole('link', { name: 'Next colour: Glacier Oro' }).click();
  await expect(page).toHaveURL(`${catalogue}/glacier-oro`);
});

test('A colour links to the catalogue, the form and a sample', async ({ page }) => {
  await visit(page, `${catalogue}/space-black`);
  await page.getByRole('link', { name: 'Request a Sample' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request a Sample of Space Black' })).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('checkbox', { name: /quartz/ })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Quartz Countertops' }).click();
  await expect(page).toHaveURL(catalogue);
});

test('An unknown colour is a missing page that suggests similar ones', async ({ page, faults }) => {
  faults.allow(/answered 404: GET .*\/auroora$/);
  const response = await visit(page, `${catalogue}/auroora`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that colour');
  await page.getByRole('region', { name: 'Nearest colours' }).getByRole('link', { name: 'Aurora' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aurora' })).toBeVisible();
});
