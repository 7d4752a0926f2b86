import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const VANITY = '/products/vanities/tamarack-30-gray';

test('The dimensions of a vanity are drawn on its page, in inches or in millimetres', async ({ page }) => {
  await visit(page, VANITY);
  const dimensions = page.getByRole('region', { name: 'Dimensions' });
  const front = dimensions.getByRole('img', { name: 'Tamarack 30″ Vanity: front view with dimensions' });
  await expect(front).toHaveAccessibleDescription(/Width 30″ \(762 mm\)/);
  await expect(front.getByText('30″', { exact: true })).toBeVisible();
  await expect(front.getByText('762 mm', { exact: true })).toBeHidden();

  await dimensions.getByRole('radio', { name: 'Inches' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dimensions.getByRole('radio', { name: 'Millimetres' })).toBeChecked();
  await expect(front.getByText('762 mm', { exact: true })).toBeVisible();
  await expect(front.getByText('30″', { exact: true })).toBeHidden();
  await expectAccessible(page, 'a product with its drawing', { part: 'content' });
});

test('A drawing fits a phone, its views at one scale', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, VANITY);
  const views = page.getByRole('region', { name: 'Dimensions' }).getByRole('img');
  const scales = await views.evaluateAll((drawings) =>
    drawings.map((drawing) => drawing.getBoundingClientRect().width / Number(drawing.getAttribute('width'))),
  );
  expect(scales.length).toBeGreaterThan(1);
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** Letter spacing separates letters in the text of a PDF, so words are compared without spaces and in lower case. */
function toPrinted(words: string): string {
  return words.replaceAll(/\s/g, '').toLowerCase();
}

test('The spec sheet of a product prints as one page: picture, facts, drawing and how to reach the showroom', async ({
  page,
}) => {
  await visit(page, VANITY);
  await page.getByRole('link', { name: 'Spec sheet' }).click();
  await expect(page).toHaveURL(`${VANITY}/spec-sheet`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tamarack 30″ Vanity' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const picture = page.locator('article').getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await page.getByRole('radio', { name: 'Millimetres' }).check();

  const pdf = await page.pdf({ format: 'Letter', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  expect(totalPages).toBe(1);
  for (const words of ['Tamarack 30″ Vanity', 'Plumbing opening', '762 mm', defaultBusinessFacts.phone.display])
    expect(toPrinted(text)).toContain(toPrinted(words));
  expect(toPrinted(text)).not.toContain('millimetres');

  await page.getByRole('link', { name: 'Back to Tamarack 30″ Vanity' }).click();
  await expect(page).toHaveURL(VANITY);
});

for (const path of [
  '/products/vanities/wabigoon-24-white',
  '/products/sinks/lakehead-24-utility-tub-steel',
  '/products/lighting/kakabeka-dome-pendant',
  '/products/closet-systems/mission-island-walk-in',
]) {
  test(`The spec sheet of ${path} is one page`, async ({ page }) => {
    await visit(page, `${path}/spec-sheet`);
    const pdf = await page.pdf({ format: 'Letter', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
    expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(1);
  });
}

test('Compared vanities are drawn at one scale', async ({ page }) => {
  await visit(page, '/compare?vanities=tamarack-30-gray&vanities=northern-lights-72-black');
  const widths = await page
    .getByRole('region', { name: 'Dimensions' })
    .getByRole('img', { name: /front view/ })
    .evaluateAll((drawings) =>
      drawings.map((drawing) => drawing.querySelector('path')?.getBoundingClientRect().width ?? 0),
    );
  expect(widths).toHaveLength(2);
  // The floor, which is four inches longer at each end.
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo((72 + 8) / (30 + 8), 1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the unit of a drawing can be chosen', async ({ page }) => {
    await page.goto('/products/toilets/lakehead-classic-two-piece/spec-sheet');
    const side = page.getByRole('img', { name: /side view/ });
    await expect(side.getByText('12″', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Millimetres' }).check();
    await expect(side.getByText('305 mm', { exact: true })).toBeVisible();
    await expect(side.getByText('12″', { exact: true })).toBeHidden();
  });
});
