import { expect, test } from '../support/journey.ts';
import { allColoursFound, coloursFound } from '../support/quartz-colours.ts';
import { scrollPosition, scrollTo, visit } from '../support/visit.ts';

test('The header hides when scrolling down past 100 pixels and returns when scrolling up', async ({ page }) => {
  await visit(page, '/quartz-countertops');
  const header = page.getByRole('banner');
  await scrollTo(page, 100);
  await expect(header).toBeInViewport();
  await scrollTo(page, 500);
  await expect(header).not.toBeInViewport();
  await scrollTo(page, 480);
  await expect(header).toBeInViewport();
  await scrollTo(page, 900);
  await expect(header).not.toBeInViewport();
  await page
    .getByRole('combobox', { name: 'Search' })
    .evaluate((box: HTMLElement) => box.focus({ preventScroll: true }));
  await expect(header).toBeInViewport();
  await scrollTo(page, 1300);
  await expect(header, 'stays while typing').toBeInViewport();
});

test('A back-to-top button appears after scrolling', async ({ page }) => {
  await visit(page, '/');
  const up = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(page, 300);
  await expect(up).toBeHidden();
  await scrollTo(page, 310);
  await up.click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(up).toBeHidden();
});

test('A new page starts at the top and announces its title; Back restores the scroll position', async ({ page }) => {
  await visit(page, '/quartz-countertops');
  const card = page.getByRole('main').getByRole('link', { name: 'Calacatta Midas' });
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(500);
  const before = await scrollPosition(page);
  await card.click();

  await expect(page.getByRole('heading', { level: 1, name: 'Calacatta Midas' })).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[role="status"]', { hasText: await page.title() })).toHaveCount(1);
  expect(await page.title()).toContain('Calacatta Midas');

  await page.goBack();
  await expect(page.getByText(allColoursFound, { exact: true })).toBeAttached();
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThan(200);
  await expect(card).toBeInViewport();
});

test('Filtering a list keeps the scroll position', async ({ page }) => {
  await visit(page, '/quartz-countertops');
  await scrollTo(page, 420);
  const red = page.getByRole('checkbox', { name: /^Red/ });
  // The panel scrolls with the page, so the box may be below the window.
  await red.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  await red.click();
  await expect(page.getByText(coloursFound({ collection: 'red' }))).toBeVisible();
  expect(Math.abs((await scrollPosition(page)) - before)).toBeLessThan(5);
});

test('The header marks the current page and its section', async ({ page }) => {
  await visit(page, '/quartz-countertops/aurora');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Quartz Countertops' })).toHaveAttribute('data-active');
  await expect(nav.getByRole('link', { name: 'Custom Cabinetry' })).not.toHaveAttribute('data-active');
  await nav.getByRole('link', { name: 'Custom Cabinetry' }).click();
  await expect(nav.getByRole('link', { name: 'Custom Cabinetry' })).toHaveAttribute('aria-current', 'page');
  await expect(nav.getByRole('link', { name: 'Quartz Countertops' })).not.toHaveAttribute('data-active');
  await page.setViewportSize({ width: 1024, height: 768 });
  const heights = await nav.getByRole('link').evaluateAll((links) => links.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights.filter((height) => height > 0)), 'each label fits on one line on a tablet').toEqual(
    new Set([44]),
  );

  const footer = page.getByRole('navigation', { name: 'All pages' }).getByRole('link');
  // The narrowest columns on a desktop: three and four of them.
  for (const width of [1024, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    const lines = await footer.evaluateAll((links) => links.map(({ clientHeight }) => clientHeight));
    expect(new Set(lines), `each footer label fits on one line at ${width} px`).toEqual(new Set([36]));
  }
});
