import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

// As after an update: the open page refers to files that the server no longer has.
test('A menu whose script fails to load links to the list of all pages', async ({ page, faults }) => {
  faults.allow(/mobile-menu-panel/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/assets\/mobile-menu-panel/, (route) => route.abort());
  await visit(page, '/quartz-countertops/aurora');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page).toHaveURL(/\/quartz-countertops\/aurora#site-pages$/);
  await expect(page.getByRole('navigation', { name: 'All pages' }).getByRole('link').first()).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurora');
});

test('Scrolling works when the script of the back-to-top button fails to load', async ({ page, faults }) => {
  faults.allow(/scroll-to-top/);
  await page.route(/\/assets\/scroll-to-top/, (route) => route.abort());
  await visit(page, '/quartz-countertops/aurora');
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('scroll-to-top'));
  await page.mouse.wheel(0, 600);
  await asked;
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurora');
});

test('Filters open in place when the script of their sheet fails to load', async ({ page, faults }) => {
  faults.allow(/filter-sheet-panel/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/assets\/filter-sheet-panel/, (route) => route.abort());
  await visit(page, '/products/vanities');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: /^Double Sink/ }).click();
  await expect(page).toHaveURL('/products/vanities?sinks=2');
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'before scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test('A picture that fails to load shows its description', async ({ page, faults }) => {
      faults.allow(/pictures|assets/);
      await page.route(/\/(pictures|assets\/.*\.js)/, (route) => route.abort());
      await page.goto('/products/vanities/tamarack-30-gray');
      const picture = page.locator('[data-slot="gallery"] img').first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      const look = await picture.evaluate((image: HTMLImageElement) => {
        const { content, backgroundColor, position, width, height } = getComputedStyle(image, '::after');
        const box = image.getBoundingClientRect();
        return {
          content: content.startsWith(`"${image.alt}"`),
          backgroundColor,
          position,
          covers: [Number.parseFloat(width) > box.width - 40, Number.parseFloat(height) > box.height - 40],
        };
      });
      expect(look).toEqual({
        content: true,
        backgroundColor: 'rgb(244, 241, 234)',
        position: 'absolute',
        covers: [true, true],
      });
      // A decorative picture shows only its background.
      const thumbnail = page.locator('[data-slot="gallery"] img[alt=""]').last();
      await expect.poll(() => thumbnail.evaluate((image) => getComputedStyle(image, '::after').content)).toMatch(/^""/);
    });
  });
}

test('A picture links to its largest file when the script of the zoom view fails to load', async ({ page, faults }) => {
  faults.allow(/gallery-zoom/);
  await page.route(/\/assets\/gallery-zoom/, (route) => route.abort());
  await visit(page, '/quartz-countertops/aurora');
  await page.getByRole('link', { name: 'Look closer' }).click();
  await expect(page).toHaveURL(/\/pictures\/quartz\/aurora\/slab\.\w+\.full\.webp$/);
});

test('The 3D view says when its script fails to load, and loads it when asked again', async ({ page, faults }) => {
  faults.allow(/room-canvas|GPU stall due to ReadPixels/);
  await page.route(/\/assets\/room-canvas.*\.js/, (route) => route.abort());
  await visit(page, '/slab-planner');
  await page.locator('summary', { hasText: /^Island$/ }).press('Enter');
  await page.getByRole('button', { name: 'Add Island', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Show in 3D' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('The 3D view couldn’t be loaded.');
  await expectAccessible(page, 'without the 3D view', { part: 'content' });
  await page.unroute(/\/assets\/room-canvas.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('group', { name: '3D view' })).toBeFocused();
});

test('The photo tool says when its editor fails to load, and loads it when asked again', async ({ page, faults }) => {
  faults.allow(/photo-editor/);
  await page.route(/\/assets\/photo-editor.*\.js/, (route) => route.abort());
  await visit(page, '/visualizer/your-photo');
  await page.getByRole('button', { name: 'Try it with our kitchen' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('The editor couldn’t be loaded.');
  await page.unroute(/\/assets\/photo-editor.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('img', { name: 'The photo with Alabaster' })).toBeVisible();
});
