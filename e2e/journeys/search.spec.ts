import { expect, test } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test.describe('the search box in the header', () => {
  test('shows pictures while typing, the number of results and a link to all', async ({ page }) => {
    await visit(page, '/');
    const box = page.getByRole('combobox', { name: 'Search' });
    // Each letter has its results; those of the last one are checked below.
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/search/suggestions?q=grey+veins')),
      box.pressSequentially('grey veins'),
    ]);
    const [, count = ''] = /"count":(\d+)/.exec(await answer.text()) ?? [];
    const all = page.getByRole('link', { name: `See all ${count} results` });
    await expect(all).toBeVisible();
    const results = page.getByRole('listbox', { name: 'Search results' });
    await expect(results.getByRole('option')).toHaveCount(8);
    const picture = results.getByRole('option').first().locator('img');
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(`${count} results, showing the first 8`);
    await all.click();
    await expect(page).toHaveURL('/search?q=grey+veins');
    await expect(page.getByRole('main').getByRole('status')).toContainText(`${count} results`);
  });

  for (const [question, title] of [
    ['calacata', /^Calacatta Supreme/],
    ['36 inch white vanity', /^Longlac 36″ Vanity/],
    ['vanity 36"', /^Pukaskwa 36″ Vanity/],
    ['gray mist', /^Valley Mist/],
    ['brushed gold pull down', /^Superior Incline Pull-Out/],
    ['leather black', /^Sahara Noir/],
    ['3 cm leather', /^Sahara Noir/],
  ] as const) {
    test(`understands typos, sizes, spellings and looks: ${question}`, async ({ page }) => {
      await visit(page, '/contact');
      await page.getByRole('combobox', { name: 'Search' }).fill(question);
      await expect(page.getByRole('option').first()).toHaveAccessibleName(title);
    });
  }

  test('suggests a similar word', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByRole('combobox', { name: 'Search' }).fill('kalakata');
    await page.getByRole('link', { name: 'Did you mean Calacatta?' }).click();
    await expect(page).toHaveURL('/search?q=Calacatta');
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('Calacatta');
  });

  test('says when it is offline, and works again once online', async ({ page, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    await visit(page, '/contact');
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.fill('mist');
    await expect(page.getByRole('option')).toHaveCount(8);
    await page.context().setOffline(true);
    await box.fill('aurora');
    const trouble = page.getByText('Search isn’t responding. Press Enter to try again.');
    await expect(trouble).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.context().setOffline(false);
    await box.fill('auror');
    await expect(page.getByRole('option', { name: /^Aurora/ }).first()).toBeVisible();
    await expect(trouble).toBeHidden();
  });
});

test('Arrow keys keep the selected result visible in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, '/contact');
  await page.getByRole('combobox', { name: 'Search' }).fill('mist');
  await expect(page.getByRole('option')).toHaveCount(8);
  const last = page.getByRole('option').nth(7);
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport();
});

test.describe('the search results page', () => {
  test('pages through all results and keeps the query', async ({ page }) => {
    await visit(page, '/search?q=vanity');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(/^\d+ results, page 1 of \d+$/);
    const [count = '', pages = ''] = (await main.getByRole('status').innerText()).match(/\d+(?= results)|\d+$/g) ?? [];
    await expect(main.getByRole('link', { name: 'Bathroom Vanities' })).toBeVisible();
    const titles = new Set<string>();
    for (let number = 1; number <= Number(pages); number += 1) {
      await expect(main.getByRole('status')).toHaveText(`${count} results, page ${number} of ${pages}`);
      if (number > 1) await expect(main.getByRole('status')).toBeFocused();
      for (const title of await main.getByRole('heading', { level: 2 }).allInnerTexts()) titles.add(title);
      if (number < Number(pages)) await main.getByRole('link', { name: 'More results' }).click();
    }
    expect(titles.size).toBe(Number(count));
    await expect(page).toHaveURL(`/search?q=vanity&page=${pages}`);
    await expect(main.getByRole('link', { name: 'More results' })).toBeHidden();
    await expect(main.getByRole('searchbox')).toHaveValue('vanity');
    await page.goBack();
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(16);
    await expect(main.getByRole('searchbox')).toHaveValue('vanity');
  });

  test('answers an unreasonable query', async ({ page }) => {
    for (const question of [
      '<script>alert(1)</script>',
      '(a+)+$'.repeat(40),
      '\u202Ezzz',
      '"36""',
      '%',
      '😀'.repeat(200),
    ]) {
      const response = await page.goto(`/search?q=${encodeURIComponent(question)}`);
      expect(response?.status(), question).toBe(200);
      await expect(page.getByRole('main').getByRole('status')).toContainText(/^\d+ results?/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('finds results for typos and similar words on all pages', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
    await box.fill('calacata');
    await box.press('Enter');
    const main = page.getByRole('main');
    await expect(main.getByText(/^\d+ results for “Calacatta”(?:, page 1 of \d+)?$/)).toBeVisible();
    const results = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(results.first().locator('img')).toBeVisible();
    await page.goto('/search?q=kalakata');
    await main.getByRole('link', { name: 'Calacatta' }).click();
    await expect(main.getByRole('link', { name: 'Calacatta Midas' })).toBeVisible();
    await page.goto('/search?q=mars');
    await main.getByRole('link', { name: 'More results' }).click();
    await expect(main.getByText(/^\d+ results, page 2 of \d+$/)).toBeVisible();
  });
});
