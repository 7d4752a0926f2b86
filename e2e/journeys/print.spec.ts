import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

/** A page printed on letter paper: the number of sheets and their text. */
async function print(page: Page): Promise<{ sheets: number; text: string }> {
  const pdf = await page.pdf({ format: 'Letter', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return { sheets: totalPages, text: withoutBlanks(text) };
}

/** Print breaks words at line ends, so texts are compared without spaces and in lower case. */
function withoutBlanks(text: string): string {
  return text.replaceAll(/\s+/g, '').toLowerCase();
}

/** Text of menus and controls, which isn't printed. */
const PRESSED = ['Get a Quote', 'Skip to content', 'Explore', 'Back to', 'Get Free Quote'].map(withoutBlanks);

const phone = defaultBusinessFacts.phone.display;

for (const { path, name } of [
  { path: '/quartz-countertops/aurora', name: 'Aurora' },
  { path: '/quartz-countertops/sahara-noir', name: 'Sahara Noir' },
  { path: '/products/vanities/tamarack-30-gray', name: 'Tamarack 30″ Vanity' },
  { path: '/products/mirrors/double-capsule-64', name: 'Capsule 64' },
  { path: '/in-stock/cabinets/lakehead-wall-12-white', name: 'Lakehead' },
  { path: '/quartz-countertops/ice-azul', name: 'Ice Azul' },
  { path: '/products/vanities/driftstone-72-white', name: 'Driftstone 72″ Double Vanity' },
  // The product with the longest text.
  { path: '/products/vanities/northern-lights-72-black', name: 'Northern Lights 72″ Double Vanity' },
]) {
  test(`${name} prints as one sheet: picture, name, key features, plate, address of the page, telephone`, async ({
    page,
    showroom,
  }) => {
    await visit(page, path);
    const picture = page.locator('[data-slot="gallery"]').getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await page.emulateMedia({ media: 'print' });
    await expect(picture).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('[data-slot="specification-plate"]')).toBeVisible();
    await expect(page.getByText(`${new URL(showroom.siteUrl).host}${path}`)).toBeVisible();
    await expect(page.getByText(phone).locator('visible=true').first()).toBeVisible();
    await expect(page.locator('[data-slot="picture"]:visible')).toHaveCount(1);
    await expect(
      page.locator('button:visible, input:visible, nav:visible, [data-slot="link-button"]:visible'),
    ).toHaveCount(0);
    const rows = await page.locator('[data-slot="specification-plate"]').first().locator('dt, dd').allTextContents();
    const features = await page.locator('[aria-labelledby="features"] li').allTextContents();
    const { sheets, text } = await print(page);
    expect(sheets).toBe(1);
    expect(rows.length).toBeGreaterThan(5);
    expect(features.length).toBeGreaterThan(0);
    for (const words of [name, phone, path, ...rows, ...features]) expect(text, words).toContain(withoutBlanks(words));
    expect(PRESSED.filter((words) => text.includes(words))).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('A colour prints as one sheet', async ({ page }) => {
    await page.goto('/quartz-countertops/aurora');
    const { sheets, text } = await print(page);
    expect(sheets).toBe(1);
    expect(text).toContain('aurora');
  });
});
