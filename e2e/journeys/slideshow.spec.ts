import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const INTERVAL_MS = 5000;

/** Opens the home page with a clock that the test controls. Returns the slideshow. */
async function openHome(page: Page): Promise<Locator> {
  await page.clock.install();
  await visit(page, '/');
  const show = page.locator('[aria-roledescription="carousel"]');
  await expect(show.getByRole('button', { name: 'Next slide' })).toBeVisible();
  return show;
}

async function expectSlide(show: Locator, number: number): Promise<void> {
  await expect(show.getByRole('button', { name: `Slide ${number} of 4` })).toHaveAttribute('aria-current', 'true');
  await expect(show.getByRole('group', { name: new RegExp(`^${number} of 4`) }).getByRole('img')).toBeVisible();
  await expect(show.locator('[aria-roledescription="slide"]:visible')).toHaveCount(1);
}

test('Four slides change every five seconds and start over', async ({ page }) => {
  const show = await openHome(page);
  for (const number of [1, 2, 3, 4, 1]) {
    await expectSlide(show, number);
    await page.clock.runFor(INTERVAL_MS);
  }
});

test('Hovering pauses the slideshow, and leaving it resumes', async ({ page }) => {
  const show = await openHome(page);
  await show.hover();
  await expect(show.getByText('Paused')).toBeVisible();
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectSlide(show, 1);
  await page.mouse.move(10, 890);
  await expect(show.getByText('Paused')).toBeHidden();
  await page.clock.runFor(INTERVAL_MS);
  await expectSlide(show, 2);
});

test('Arrows and dots go to a slide, wrap around and stop the automatic play', async ({ page }) => {
  const show = await openHome(page);
  await show.getByRole('button', { name: 'Previous slide' }).click();
  await expectSlide(show, 4);
  await show.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(show, 1);
  await show.getByRole('button', { name: 'Slide 3 of 4' }).click();
  await expectSlide(show, 3);
  await page.mouse.move(10, 890);
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectSlide(show, 3);
  await expect(show.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
});

test('Arrow keys go to a slide, and the button pauses and plays', async ({ page }) => {
  const show = await openHome(page);
  const toggle = show.getByRole('button', { name: /^(?:Pause|Play) slideshow/ });
  await show.getByRole('button', { name: 'Next slide' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectSlide(show, 2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSlide(show, 4);

  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAccessibleName('Pause slideshow');
  await page.clock.runFor(INTERVAL_MS);
  await expectSlide(show, 1);
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAccessibleName('Play slideshow');
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectSlide(show, 1);
});

test('Arrow keys go to a slide from anywhere on the page that doesn’t use them', async ({ page }) => {
  const show = await openHome(page);
  await page.keyboard.press('ArrowRight');
  // After a manual change it stops playing.
  await expect(show.getByRole('button', { name: 'Play slideshow' })).toBeVisible({ timeout: 2000 });
  await expectSlide(show, 2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSlide(show, 4);
});

test('Arrow keys in a field, a menu or a carousel don’t move the slideshow', async ({ page }) => {
  const show = await openHome(page);
  await page.keyboard.press('Shift+ArrowRight');
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await search.fill('aurora');
  await page.keyboard.press('ArrowLeft');
  await search.fill('');
  await page.locator('summary', { hasText: 'Explore' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.getByRole('list').and(page.locator('[tabindex="0"]')).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  // It doesn't react when it's out of view either.
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(show.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
});

for (const width of [1024, 1200, 1440, 1920]) {
  test(`Pictures fill the slideshow at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    const show = page.locator('[aria-roledescription="carousel"]');
    const picture = show.getByRole('img').first();
    expect(await picture.boundingBox()).toEqual(await show.boundingBox());
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Nothing moves automatically', async ({ page }) => {
    const show = await openHome(page);
    await page.clock.runFor(4 * INTERVAL_MS);
    await expectSlide(show, 1);
    await show.getByRole('button', { name: 'Next slide' }).click();
    await expectSlide(show, 2);
  });
});
