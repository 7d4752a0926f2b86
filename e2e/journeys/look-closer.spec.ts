import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { listSmallTargets } from '../support/thumb-targets.ts';
import { openFingers } from '../support/touch.ts';
import { visit } from '../support/visit.ts';

const colour = '/quartz-countertops/aurora';
const masterWidth = 3024;

async function lookCloser(page: Page): Promise<Locator> {
  await visit(page, colour);
  await page.getByRole('link', { name: 'Look closer' }).click();
  const picture = page.getByRole('dialog', { name: 'Aurora' }).locator('[data-slot="zoom-picture"]');
  await expect(picture).toBeVisible();
  return picture;
}

const scaleOf = async (picture: Locator) => Number(await picture.getAttribute('data-scale'));
/** Where a picture is once it has settled. Even without motion, a browser takes a frame for it. */
const boxOf = (picture: Locator) =>
  picture.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height };
  });

/** The point of the picture under a point of the window, in fractions of its width and height. */
async function shareAt(picture: Locator, [x, y]: readonly [number, number]) {
  const { left, top, width, height } = await boxOf(picture);
  return { x: (x - left) / width, y: (y - top) / height };
}

async function expectFullPicture(page: Page): Promise<void> {
  const full = page.locator('[data-slot="full-picture"]');
  await expect.poll(() => full.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(masterWidth);
  await expect(full).toHaveCSS('opacity', '1');
}

/** The names of the full-resolution files that the browser requested. */
function watchFullFiles(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.full.webp')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test.describe('on a desktop', () => {
  // Measured at its final position, without the animation.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('The wheel zooms at the pointer, up to the full resolution of the picture', async ({ page }) => {
    const asked = watchFullFiles(page);
    const picture = await lookCloser(page);
    expect(await scaleOf(picture)).toBe(1);
    expect(asked, 'nothing loaded before zooming in').toEqual([]);

    const at = [900, 380] as const;
    const before = await shareAt(picture, at);
    await page.mouse.move(...at);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => scaleOf(picture)).toBeGreaterThan(1.2);
    const after = await shareAt(picture, at);
    expect(after.x).toBeCloseTo(before.x, 2);
    expect(after.y).toBeCloseTo(before.y, 2);
    await expectFullPicture(page);
    expect(asked).toHaveLength(1);

    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, -120);
    await expect.poll(async () => Math.round((await boxOf(picture)).width)).toBe(masterWidth);
    await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');

    // A trackpad's pinch is a wheel event with Ctrl. It enlarges the picture, never the page.
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 40);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await boxOf(picture)).width).toBeLessThan(masterWidth);
    expect(await page.evaluate(() => [window.devicePixelRatio, window.visualViewport?.scale])).toEqual([1, 1]);

    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 120);
    await expect.poll(() => scaleOf(picture)).toBe(1);
  });

  test('A double click zooms in and out, a drag pans to the edges, a click centres a spot', async ({ page }) => {
    const picture = await lookCloser(page);
    const stage = page.locator('[data-slot="zoom-stage"]');
    const at = [500, 300] as const;
    const before = await shareAt(picture, at);
    await page.mouse.dblclick(...at);
    await expect.poll(() => scaleOf(picture)).toBeGreaterThanOrEqual(2);
    const after = await shareAt(picture, at);
    expect(after.x).toBeCloseTo(before.x, 1);

    const from = await boxOf(picture);
    await page.mouse.move(700, 400);
    await page.mouse.down();
    await page.mouse.move(640, 430, { steps: 4 });
    await page.mouse.up();
    const moved = await boxOf(picture);
    expect([moved.left - from.left, moved.top - from.top].map(Math.round)).toEqual([-60, 30]);
    await page.mouse.down();
    await page.mouse.move(5000, 5000, { steps: 4 });
    await page.mouse.up();
    const edge = await stage.boundingBox();
    const stopped = await boxOf(picture);
    expect([stopped.left, stopped.top].map(Math.round)).toEqual([edge?.x ?? NaN, edge?.y ?? NaN].map(Math.round));

    const spot = await shareAt(picture, [1000, 600]);
    await page.mouse.click(1000, 600);
    const middle = [(edge?.x ?? 0) + (edge?.width ?? 0) / 2, (edge?.y ?? 0) + (edge?.height ?? 0) / 2] as const;
    await expect.poll(async () => (await shareAt(picture, middle)).x).toBeCloseTo(spot.x, 2);
    await page.mouse.dblclick(1000, 600);
    await expect.poll(() => scaleOf(picture)).toBe(1);
  });

  test('Keyboard and buttons zoom and pan, and announce what they did', async ({ page }) => {
    const picture = await lookCloser(page);
    const dialog = page.getByRole('dialog');
    const said = dialog.locator('[aria-live="polite"]');
    await page.keyboard.press('+');
    await expect(said).toHaveText('1.5 times as large');
    await expect.poll(() => scaleOf(picture)).toBeCloseTo(1.5, 2);
    const from = await boxOf(picture);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await boxOf(picture)).left).toBeLessThan(from.left - 100);
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await boxOf(picture)).top).toBeGreaterThan(from.top + 50);
    await expect(dialog.getByText('Image 1 of 7', { exact: true })).toBeVisible();
    await page.keyboard.press('0');
    await expect(said).toHaveText('Whole image');
    await page.keyboard.press('ArrowRight');
    await expect(said).toHaveText(/^Image 2 of 7: /);
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await dialog.getByRole('button', { name: 'Zoom out' }).click();
    await expect(said).toHaveText('Whole image');
    await dialog.getByRole('button', { name: 'Previous image' }).click();
    await expect(said).toHaveText(/^Image 1 of 7: /);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Look closer' })).toBeFocused();
  });

  test('A picture that fills the window is shown whole', async ({ page }) => {
    await visit(page, '/quartz-countertops/sahara-noir');
    await page.getByRole('link', { name: 'Look closer' }).click();
    const picture = page.getByRole('dialog').locator('[data-slot="zoom-picture"]');
    await expect(picture).toBeVisible();
    expect(await scaleOf(picture)).toBe(1);
  });

  test('Back closes the zoom view and stays on the page, Forward opens it again', async ({ page }) => {
    await visit(page, '/quartz-countertops');
    await page.getByRole('article').getByRole('link', { name: 'Aurora' }).click();
    await expect(page).toHaveURL(colour);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('link', { name: 'Look closer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Aurora' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(colour);
    await page.goForward();
    await expect(dialog).toBeVisible();
    // Pressing Escape twice closes it once.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(colour);
    expect(asked.filter((url) => url.includes('.data'))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/quartz-countertops');
  });

  test('Back right after opening closes the zoom view and not the page', async ({ page }) => {
    await visit(page, '/quartz-countertops');
    await page.getByRole('article').getByRole('link', { name: 'Aurora' }).click();
    await expect(page).toHaveURL(colour);
    await page.getByRole('link', { name: 'Look closer' }).click();
    await page.goBack();
    const dialog = page.getByRole('dialog', { name: 'Aurora' });
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(colour);
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Look closer' }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/quartz-countertops');
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('Tapping the slab opens it enlarged at that spot in full detail', async ({ page }) => {
    const asked = watchFullFiles(page);
    await visit(page, colour);
    const onPage = page.locator('#picture-1').getByRole('img');
    const box = await onPage.boundingBox();
    if (box === null) throw new Error('The slab is not on the page');
    await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
    const picture = page.getByRole('dialog', { name: 'Aurora' }).locator('[data-slot="zoom-picture"]');
    await expect(picture).toBeVisible();
    expect((await boxOf(picture)).width).toBeGreaterThan(2 * box.width);
    expect((await shareAt(picture, [195, 400])).x).toBeCloseTo(0.8, 1);
    await expectFullPicture(page);
    expect(asked).toHaveLength(1);
  });

  test('Pinch zooms, one finger pans, a double tap zooms out, a swipe shows the next picture', async ({ page }) => {
    const picture = await lookCloser(page);
    const fingers = await openFingers(page);
    await fingers.doubleTap([200, 420]);
    await expect.poll(() => scaleOf(picture)).toBe(1);

    const middle = [180, 420] as const;
    const before = await shareAt(picture, middle);
    await fingers.drag({ from: [150, 420], to: [60, 420] }, { from: [210, 420], to: [300, 420] });
    await expect.poll(() => scaleOf(picture)).toBeCloseTo(4, 1);
    const after = await shareAt(picture, middle);
    expect(after.x).toBeCloseTo(before.x, 2);

    const from = await boxOf(picture);
    await fingers.drag({ from: [300, 400], to: [200, 380] });
    await expect.poll(async () => Math.round((await boxOf(picture)).left - from.left)).toBe(-100);
    await expect(page.getByText('Image 1 of 7', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

    await fingers.doubleTap([200, 420]);
    await expect.poll(() => scaleOf(picture)).toBe(1);
    await fingers.drag({ from: [300, 420], to: [120, 425] });
    await expect(page.getByRole('dialog').getByText('Image 2 of 7', { exact: true })).toBeVisible();
  });

  test('Every control of the zoom view is at least 44 pixels in both directions', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await lookCloser(page);
    await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(6);
    expect(await listSmallTargets(page.getByRole('dialog'), 'both')).toEqual([]);
    for (const button of await page.getByRole('dialog').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('“Look closer” links to the full-size picture', async ({ page, request }) => {
    await page.goto(colour);
    const href = await page.getByRole('link', { name: 'Look closer' }).getAttribute('href');
    expect(href).toMatch(/^\/pictures\/quartz\/aurora\/slab\.[0-9a-f]{8}\.full\.webp$/);
    const file = await request.get(href ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/webp']);
  });
});
