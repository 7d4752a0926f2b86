import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const works = (page: Page) => page.getByRole('main').getByRole('article');
const slider = (page: Page) => page.getByRole('slider', { name: 'Compare before and after' });

test('A visitor goes from a category of projects to one project, its two pictures, and a request about it', async ({
  page,
}) => {
  await visit(page, '/our-works');
  await expect(works(page)).toHaveCount(12);
  await page
    .getByRole('navigation', { name: 'Project types' })
    .getByRole('link', { name: /^Kitchen/ })
    .click();
  await expect(page).toHaveURL('/our-works?category=kitchen');
  await expect(works(page)).toHaveCount(4);
  await works(page).getByRole('link', { name: 'From galley to peninsula in a wartime house' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From galley to peninsula in a wartime house');
  // During a view transition, neither page receives pointer events.
  await page.locator('html:not(:active-view-transition)').waitFor({ state: 'attached' });

  // By keyboard, and then by dragging on the picture.
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue('100');
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue('99');
  const before = page.getByRole('img', { name: /^The same room before/ });
  const box = await before.boundingBox();
  if (box === null) throw new Error('The picture of the room before is not drawn');
  // Near its bottom, which is visible together with the slider.
  const height = box.y + box.height - 80;
  await page.mouse.move(box.x + box.width * 0.8, height);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.25, height, { steps: 4 });
  await page.mouse.up();
  await expect(slider(page)).toHaveValue('25');
  const cut = () => before.evaluate((image) => getComputedStyle(image.closest('figure > div > div') ?? image).clipPath);
  expect(await cut()).toMatch(/75%/);

  await page.getByRole('main').getByRole('link', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL('/custom-millwork-form?works=westfort-peninsula-kitchen');
  await expect(page.getByRole('checkbox', { name: /From galley to peninsula in a wartime house/ })).toBeChecked();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('The before-and-after slider follows a finger across, and the page scrolls down', async ({ page }) => {
    await visit(page, '/our-works/nipigon-walk-in-shower');
    const box = await page.getByRole('img', { name: /^The same room before/ }).boundingBox();
    if (box === null) throw new Error('The picture of the room before is not drawn');
    const fingers = await page.context().newCDPSession(page);
    const draw = async (from: readonly [number, number], to: readonly [number, number]) => {
      const at = (share: number) => ({
        x: box.x + box.width * (from[0] + (to[0] - from[0]) * share),
        y: box.y + box.height * (from[1] + (to[1] - from[1]) * share),
      });
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
      for (const share of [0.25, 0.5, 0.75, 1])
        await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(share)] });
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };

    await draw([0.5, 0.5], [0.75, 0.5]);
    await expect(slider(page)).toHaveValue('75');
    await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height / 2);
    await expect(slider(page)).toHaveValue('30');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await draw([0.8, 0.8], [0.8, 0.1]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(40);
    await expect(slider(page)).toHaveValue('30');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test('Without scripts, before and after are side by side with labels, and categories are links', async ({ page }) => {
    await page.goto('/our-works/nipigon-walk-in-shower');
    await expect(slider(page)).toBeHidden();
    const [before, after] = await Promise.all(
      [/^The same room before/, /^A narrow bathroom/].map((name) =>
        page.getByRole('img', { name }).first().boundingBox(),
      ),
    );
    if (!before || !after) throw new Error('A picture is not drawn');
    expect(after.x).toBeGreaterThanOrEqual(before.x + before.width);
    await expect(page.getByRole('figure').first().getByText('Before', { exact: true }).first()).toBeVisible();
    await page.goto('/our-works');
    await page
      .getByRole('navigation', { name: 'Project types' })
      .getByRole('link', { name: /^Bathroom/ })
      .click();
    await expect(works(page)).toHaveCount(4);
  });
});
