import { EventEmitter, once } from 'node:events';
import { vanities } from '@showroom/catalog-data/products/vanities';
import type { Page } from '@playwright/test';
import { inboxLine } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import { fillPerson, makePerson, readReference, textField } from '../support/quote-forms.ts';
import { scrollPosition, visit } from '../support/visit.ts';

const list = '/products/vanities';
const PER_PAGE = 12;
const pageCount = Math.ceil(vanities.length / PER_PAGE);
/** What the list says above its products without filters; its pages are added to it. */
const allFound = `^${vanities.length} vanities, \\d+ in stock`;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const count = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
/** The prices on the cards, in dollars. */
const prices = async (page: Page) =>
  (await cards(page).allTextContents()).map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(',', '')));
const isFalling = (numbers: readonly number[]) => numbers.every((each, index) => each <= (numbers[index - 1] ?? each));

test('All vanities are on pages of twelve, lowest price first, each a link to its own page', async ({ page }) => {
  await visit(page, list);
  const seen: string[] = [];
  const asked: number[] = [];
  for (let number = 1; number <= pageCount; number += 1) {
    await count(page, new RegExp(`${allFound}, page ${number} of ${pageCount}$`));
    seen.push(
      ...(await cards(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))),
    );
    asked.push(...(await prices(page)));
    if (number < pageCount) await pages(page).getByRole('link', { name: 'Next page' }).click();
  }
  expect(new Set(seen).size).toBe(vanities.length);
  expect(seen).toHaveLength(vanities.length);
  expect(asked).toEqual(asked.toSorted((a, b) => a - b));
  expect(asked[0]).toBe(Math.min(...vanities.map(({ priceCents }) => priceCents ?? Infinity)) / 100);
});

test('A ticked filter shows before its list has loaded, and a link prefetches its page', async ({ page }) => {
  await visit(page, list);
  const held = new EventEmitter();
  let isHeld = true;
  await page.route('**/vanities.data?colour=white**', async (route) => {
    if (isHeld) await once(held, 'release');
    await route.continue();
  });
  const white = page.getByRole('checkbox', { name: /^White/ });
  await white.click();
  await expect(white).toBeChecked();
  await expect(page).toHaveURL(list);
  isHeld = false;
  held.emit('release');
  await count(page, / vanities, .*\(filtered\)/);
  await expect(page).toHaveURL(`${list}?colour=white`);

  await cards(page).getByRole('link', { name: 'Wabigoon 24″ Vanity' }).hover();
  await expect(page.locator('link[rel="prefetch"][href*="wabigoon-24-white"]').first()).toBeAttached();
});

test('Filters, sort order and page are part of the URL, and Back steps through them', async ({ page }) => {
  await visit(page, list);
  await page.getByRole('checkbox', { name: /^Single Sink/ }).click();
  await count(page, / vanities, .*\(filtered\)/);
  await sort(page).selectOption({ label: 'Price: High to Low' });
  await expect(page).toHaveURL(`${list}?sinks=1&sort=price-down`);
  await expect.poll(async () => isFalling(await prices(page))).toBe(true);
  const dearest = await prices(page);
  await pages(page).getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(`${list}?sinks=1&sort=price-down&page=2`);
  await count(page, 'page 2 of');
  expect((await prices(page))[0]).toBeLessThanOrEqual(dearest.at(-1) ?? 0);
  await page.getByRole('checkbox', { name: /^White/ }).click();
  await expect(page).toHaveURL(`${list}?sinks=1&sort=price-down&colour=white`);
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveCount(2);

  await page.goBack();
  await count(page, 'page 2 of');
  await expect(page.getByRole('checkbox', { name: /^White/ })).not.toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${list}?sinks=1`);
  await expect(sort(page)).toHaveValue('price');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Single Sink/ })).toBeChecked();
  await page.getByRole('link', { name: 'Clear All', exact: true }).click();
  await count(page, new RegExp(allFound));
});

test('Each filter narrows the list', async ({ page }) => {
  for (const [option, words] of [
    ['72″', /72″/],
    ['Nipigon', /Nipigon/],
    ['Double Sink', /Double Vanity/],
  ] as const) {
    await visit(page, list);
    const box = page.getByRole('checkbox', { name: new RegExp(`^${option}`) });
    const label = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
    const [, number = 'no'] = /(\d+) vanities$/.exec(label) ?? [];
    await box.click();
    await count(page, new RegExp(`^${number} vanities.*\\(filtered\\)`));
    for (const text of await cards(page).allTextContents()) expect(text).toMatch(words);
  }
});

test('Another page starts at the top of the list, and Back restores the scroll position', async ({ page }) => {
  await visit(page, list);
  const next = pages(page).getByRole('link', { name: 'Next page' });
  await next.scrollIntoViewIfNeeded();
  const left = await scrollPosition(page);
  await next.click();
  await count(page, `page 2 of ${pageCount}`);
  await expect(page.getByRole('status').filter({ hasText: 'page 2' })).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();
  await page.goBack();
  await count(page, `page 1 of ${pageCount}`);
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - left)).toBeLessThan(20);
});

test('A list and each of its pages have one canonical URL', async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await visit(page, `${list}?page=3`);
  await expect(canonical).toHaveAttribute('href', /\/products\/vanities\?page=3$/);
  await expect(page).toHaveTitle('Bathroom Vanities, page 3 | Boreal & Stone');
  await visit(page, `${list}?brand=lakehead&utm_source=letter&page=99`);
  await expect(canonical).toHaveAttribute('href', /\/products\/vanities$/);
  await expect(cards(page).first()).toBeVisible();
});

test('An empty result offers to clear the filters and keeps the sort order', async ({ page }) => {
  await visit(page, `${list}?size=24&sinks=2&sort=brand`);
  await count(page, '0 vanities (filtered)');
  await expect(page.getByRole('heading', { name: 'No vanities found' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL(`${list}?sort=brand`);
  await count(page, new RegExp(allFound));
});

test('A vanity is found by search, viewed from both sides, and carried into the form and the inbox', async ({
  ownerPage,
  page,
}) => {
  const person = makePerson();
  await visit(page, '/');
  await page.getByRole('combobox', { name: 'Search' }).fill('tamarack');
  const option = page.getByRole('option', { name: /Tamarack 30″ Vanity(?!, in stock)/ });
  await expect(page.getByRole('listbox', { name: 'Search results' })).toContainText('Vanities');
  await option.click();
  await expect(page).toHaveURL(`${list}/tamarack-30-gray`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tamarack 30″ Vanity');
  await expect(page.getByText('$899').first()).toBeVisible();
  await page.getByRole('button', { name: 'Next image' }).click();
  await expect(page.locator('#picture-2')).toBeInViewport({ ratio: 0.5 });
  await expect(page.locator('#picture-2').getByRole('img', { name: /right-hand corner/ })).toBeVisible();

  await page.getByRole('link', { name: 'Get a Quote', exact: true }).click();
  await expect(page).toHaveURL(`${list}/tamarack-30-gray/quote`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a Quote for Tamarack 30″ Vanity');
  await page.getByRole('combobox', { name: 'Which room is it for?' }).selectOption('Ensuite');
  await textField(page, 'Quantity').fill('2');
  await fillPerson(page, person);
  await page.getByRole('button', { name: 'Get a Quote', exact: true }).click();
  const reference = await readReference(page);
  await expect(page.getByRole('link', { name: 'Back to Tamarack 30″ Vanity' })).toHaveAttribute(
    'href',
    `${list}/tamarack-30-gray`,
  );
  await ownerPage.goto('/admin/leads');
  await expect(inboxLine(ownerPage, reference)).toContainText('Tamarack 30″ Vanity');
});

test('Next and Previous go through the vanities, and sold-out ones say so', async ({ page }) => {
  await visit(page, `${list}/tamarack-30-gray`);
  await page.getByRole('link', { name: 'Next vanity: Pukaskwa 36″ Vanity' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pukaskwa 36″ Vanity');
  const product = page.getByRole('main').locator('> article');
  await expect(product.getByText('Sold out')).toBeVisible();
  await expect(product.getByRole('link', { name: 'Get a Quote', exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Vanities' }).click();
  await expect(page).toHaveURL(list);
});

test('A vanity’s page shows the slab its top is cut from, and links to the colour', async ({ page }) => {
  await visit(page, `${list}/tamarack-30-gray`);
  const slab = page.getByRole('link', { name: /^The top is cut from/ });
  const picture = slab.locator('img');
  await slab.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await slab.click();
  await expect(page).toHaveURL('/quartz-countertops/bianco-neve');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bianco Neve (Calacatta)');
});

test('An unknown vanity is a missing page that suggests similar ones', async ({ page, faults }) => {
  faults.allow(/answered 404: GET .*\/tamarak-30$/);
  const response = await visit(page, `${list}/tamarak-30`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that vanity');
  await page
    .getByRole('region', { name: 'Nearest vanities' })
    .getByRole('link', { name: /^Tamarack/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tamarack 30″ Vanity');
});

test('The list is filtered, sorted and paged by keyboard', async ({ page }) => {
  await visit(page, list);
  await page.getByRole('checkbox', { name: /^Modern/ }).focus();
  await page.keyboard.press('Space');
  await count(page, / vanities, .*\(filtered\)/);
  await expect(page.getByRole('checkbox', { name: /^Modern/ })).toBeFocused();
  await sort(page).focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(`${list}?style=modern&sort=brand`);
  await expect(sort(page)).toBeFocused();
  await page.getByRole('link', { name: 'Remove filter Modern' }).focus();
  await page.keyboard.press('Enter');
  await count(page, new RegExp(`${allFound}, page 1 of ${pageCount}$`));
  await expect(page.getByRole('status').filter({ hasText: `${vanities.length} vanities` })).toBeFocused();
  await pages(page).getByRole('link', { name: 'Next page' }).focus();
  await page.keyboard.press('Enter');
  await count(page, `page 2 of ${pageCount}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Compare', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sort(page)).toBeFocused();
});

test('A sort order chosen before hydration sorts the list', async ({ page }) => {
  const gate = new AbortController();
  const opened = once(gate.signal, 'abort');
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(list, { waitUntil: 'domcontentloaded' });
  await sort(page).selectOption('brand');
  gate.abort();
  await expect(page).toHaveURL(`${list}?sort=brand`);
  await expect(sort(page)).toHaveValue('brand');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('The filter sheet shows how many vanities it finds', async ({ page }) => {
    await visit(page, `${list}?sort=brand`);
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter vanities' });
    await sheet.getByText('Rustic').tap();
    await sheet.getByRole('button', { name: /^Show 1[01] vanities$/ }).tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`${list}?sort=brand&style=rustic`);
    await expect(sort(page)).toBeVisible();
  });

  test('The main action of a vanity’s page stays visible: the piece in stock, then its reservation', async ({
    page,
  }) => {
    await visit(page, `${list}/portage-72-natural`);
    const first = page.getByRole('link', { name: /^View in stock: Portage/ });
    await expect(first).toBeInViewport();
    await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded();
    await expect(first).toBeInViewport();
    await first.tap();
    await expect(page).toHaveURL('/in-stock/vanities/portage-72-natural');
    await expect(page.getByRole('link', { name: /^Reserve: Portage/ })).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Without scripts, the list is filtered and sorted by buttons, paged by links, and links to the form', async ({
    page,
  }) => {
    await page.goto(list);
    await page.getByRole('checkbox', { name: /^Boreal & Stone/ }).check();
    await page.getByRole('checkbox', { name: /^Single Sink/ }).check();
    await page.getByRole('button', { name: 'Show vanities' }).click();
    await count(page, / vanities, .*\(filtered\)/);
    await sort(page).selectOption('brand');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page.getByRole('checkbox', { name: /^Single Sink/ })).toBeChecked();
    await expect(sort(page)).toHaveValue('brand');
    const sorted = await names(page);
    await page.getByRole('link', { name: 'Remove filter Single Sink' }).click();
    await expect(sort(page)).toHaveValue('brand');
    expect(await names(page)).not.toEqual(sorted);
    await page.getByRole('link', { name: 'Clear All', exact: true }).click();
    await pages(page)
      .getByRole('link', { name: `Page ${pageCount}` })
      .click();
    await count(page, new RegExp(`${allFound}, page ${pageCount} of ${pageCount}$`));
    await expect(cards(page)).toHaveCount(vanities.length - PER_PAGE * (pageCount - 1));
    await cards(page).first().getByRole('link').click();
    await page.getByRole('link', { name: 'Get a Quote', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Get a Quote for / })).toBeVisible();
  });
});
