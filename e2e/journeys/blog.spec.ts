import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const articles = (page: Page) => page.getByRole('main').getByRole('article');

test('The blog leads from the menu to a category, an article, its sections and the next article', async ({ page }) => {
  await visit(page, '/blog');
  await expect(articles(page)).toHaveCount(8);
  await categories(page)
    .getByRole('link', { name: /^Design Tips/ })
    .click();
  await expect(page).toHaveURL('/blog?category=design-tips');
  await expect(articles(page)).toHaveCount(2);
  await page.goBack();
  await expect(articles(page)).toHaveCount(8);

  await articles(page).getByRole('link', { name: 'Why winter is a good time to renovate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why winter is a good time to renovate');
  await expect(page.getByText(/^January 10, 2025 · \d min read$/)).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'In this article' });
  await parts.getByRole('link', { name: 'What dry air does to wood' }).click();
  await expect(page.getByRole('heading', { name: 'What dry air does to wood' })).toBeInViewport();
  await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('link', { name: 'the figures the trade works with' })).toBeVisible();

  await page.getByRole('link', { name: /^Next article:/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Shaker or slab: choosing a door for custom cabinets',
  );
});

test('The blog links to its feed, which lists the same posts', async ({ page, request, showroom }) => {
  await visit(page, '/blog');
  const href = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  const named = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    return [...feed.querySelectorAll('item > link')].map((link) => link.textContent);
  }, xml);
  expect(named).toHaveLength(8);
  const shown = await articles(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(named.toSorted()).toEqual(shown.map((path) => showroom.siteUrl + path).toSorted());
});
