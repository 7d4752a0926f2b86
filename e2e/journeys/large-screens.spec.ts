import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

/** The width of a picture on the page, and of the file that the browser chose. */
async function measure(picture: Locator) {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
  return picture.evaluate((image: HTMLImageElement) => ({
    drawn: image.getBoundingClientRect().width,
    file: Number(/\.(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
  }));
}

for (const { width, card, product } of [
  { width: 1440, card: 250, product: 700 },
  { width: 1920, card: 290, product: 850 },
  { width: 2560, card: 400, product: 1100 },
]) {
  test(`Pictures fill a screen of ${width} px, and the browser fetches files that are wide enough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    await visit(page, '/products/vanities');
    const ofCard = await measure(page.getByRole('article').getByRole('img').first());
    expect(ofCard.drawn).toBeGreaterThan(card);
    expect(ofCard.file).toBeGreaterThanOrEqual(ofCard.drawn);
    await visit(page, '/products/vanities/tamarack-30-gray');
    const ofProduct = await measure(page.locator('[data-slot="gallery"]').getByRole('img').first());
    expect(ofProduct.drawn).toBeGreaterThan(product);
    expect(ofProduct.file).toBeGreaterThanOrEqual(Math.min(ofProduct.drawn, 1200));
    // Lines of text keep their length.
    const words = await page.locator('article p.max-w-prose, article .max-w-prose > p').first().boundingBox();
    expect(words?.width).toBeLessThan(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
