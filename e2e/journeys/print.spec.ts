import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

/** How many sheets of letter paper the page takes. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
  return [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
}

for (const { path, name, phone } of [
  { path: '/quartz-countertops/aurora', name: 'Aurora', phone: '(807) 555-0142' },
  { path: '/quartz-countertops/sahara-noir', name: 'Sahara Noir', phone: '(807) 555-0142' },
  { path: '/products/vanities/tamarack-30-gray', name: 'Tamarack 30″ Vanity', phone: '(807) 555-0142' },
  // The one with most to say.
  {
    path: '/products/vanities/northern-lights-72-black',
    name: 'Northern Lights 72″ Double Vanity',
    phone: '(807) 555-0142',
  },
]) {
  test(`${name} prints as one sheet: picture, name, plate, address of the page, telephone`, async ({
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
    expect(await countSheets(page)).toBe(1);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a colour prints as one sheet', async ({ page }) => {
    await page.goto('/quartz-countertops/aurora');
    expect(await countSheets(page)).toBe(1);
  });
});
