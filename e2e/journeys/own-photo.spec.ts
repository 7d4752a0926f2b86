import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { makeFalsePng, readHeic, type ChosenFile } from '../support/files.ts';
import { expect, test } from '../support/journey.ts';
import {
  chooser,
  colourAt,
  corner,
  dragCornersToIsland,
  expectComposed,
  picture,
  readKitchen,
} from '../support/own-photo.ts';
import { visit } from '../support/visit.ts';

const tool = '/visualizer/your-photo';

/** A photo as phones store it: on its side, red on the left and blue on the right, with a note to turn it clockwise. */
async function makeTurnedPhoto(): Promise<ChosenFile> {
  const [width, height, channels] = [800, 600, 3] as const;
  const blue = { create: { width: width / 2, height, channels, background: '#1d4fd2' } };
  const buffer = await sharp({ create: { width, height, channels, background: '#d22d1d' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: 'IMG_0002.JPG', mimeType: 'image/jpeg', buffer };
}

/** The first bytes of a PNG of 108 megapixels. */
function makeHugePng(): ChosenFile {
  const start = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.from('00002ee0000023280802000000', 'hex');
  return { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.concat([start, size, Buffer.alloc(2000)]) };
}

const sumOf = (colour: readonly number[]) => colour.reduce((sum, channel) => sum + channel, 0);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('A visitor sees a colour on the counter of a photo, and downloads the picture', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await visit(page, '/quartz-countertops/sahara-noir');
    await page.getByRole('link', { name: 'See it in your own kitchen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('See It in Your Own Kitchen');
    await expect(page.getByText('Your photo stays on your device.')).toBeVisible();
    await expectAccessible(page, 'before a photo', { part: 'content' });

    await chooser(page).setInputFiles(await readKitchen());
    await expectComposed(page, 'Sahara Noir');
    await expectAccessible(page, 'with a photo', { part: 'content' });

    // In the middle of the island, outside the first guess of the counter.
    const spot = [0.33, 0.57] as const;
    const before = await colourAt(picture(page, 'Sahara Noir'), ...spot);
    await dragCornersToIsland(page, 'Sahara Noir');
    await expect
      .poll(async () => sumOf(await colourAt(picture(page, 'Sahara Noir'), ...spot)))
      .toBeLessThan(sumOf(before) / 2);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the picture' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('kitchen-with-sahara-noir.jpg');
    const bytes = await readFile(await saved.path());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(bytes.length).toBeGreaterThan(50_000);
    expect(posts, 'nothing was sent').toEqual([]);
  });

  test('A photo of an iPhone opens in a browser that can’t read it', async ({ page }) => {
    await visit(page, tool);
    await chooser(page).setInputFiles(await readHeic('IMG_0001.HEIC'));
    await expectComposed(page, 'Alabaster');
    // The upper left pixel of the file.
    expect(await colourAt(picture(page, 'Alabaster'), 0.02, 0.02)).toEqual([211, 45, 29]);
  });
});

test('A photo that a phone stored on its side stands upright', async ({ page }) => {
  await visit(page, `${tool}?stone=alabaster`);
  await chooser(page).setInputFiles(await makeTurnedPhoto());
  await expectComposed(page, 'Alabaster');
  const canvas = picture(page, 'Alabaster');
  const box = await canvas.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(800 / 600, 1);
  const top = await colourAt(canvas, 0.05, 0.05);
  const bottom = await colourAt(canvas, 0.95, 0.95);
  expect(top[0]).toBeGreaterThan(top[2] ?? 255);
  expect(bottom[2]).toBeGreaterThan(bottom[0] ?? 255);
});

test('A file that is no photo, damaged or too large has a message next to the field', async ({ page }) => {
  await visit(page, tool);
  const field = page.locator('[data-slot="field"]', { has: chooser(page) });
  await chooser(page).setInputFiles(makeFalsePng('plan.png'));
  await expect(field).toContainText('isn’t a photo, or it’s damaged');
  await expectAccessible(page, 'with a problem', { part: 'content' });
  await chooser(page).setInputFiles(makeHugePng());
  await expect(field).toContainText('larger than 64 megapixels');
  await chooser(page).setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan') });
  await expect(field).toContainText('plan.txt isn’t a photo');
});

test('Everything can be done by keyboard, and the picture goes with a request', async ({ page }) => {
  await visit(page, `${tool}?stone=alabaster`);
  await chooser(page).setInputFiles(await readKitchen());
  await expectComposed(page, 'Alabaster');

  await page.getByLabel('Stone', { exact: true }).selectOption('sahara-noir');
  await expect(page).toHaveURL(/\?stone=sahara-noir$/);
  await expectComposed(page, 'Sahara Noir');
  const canvas = picture(page, 'Sahara Noir');
  // Just above the back edge of the counter.
  const spot = [0.5, 0.52] as const;
  const before = await colourAt(canvas, ...spot);
  for (const name of ['back left', 'back right']) {
    await corner(page, name).focus();
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('ArrowUp');
  }
  await expect.poll(() => colourAt(canvas, ...spot)).not.toEqual(before);
  const moved = await colourAt(canvas, ...spot);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => colourAt(canvas, ...spot)).not.toEqual(moved);

  const depth = page.getByLabel('Depth');
  await depth.fill('25 5/4');
  await expect(depth).toHaveAccessibleDescription(/such as/);
  await depth.fill('2 ft 1 1/2 in');
  await depth.blur();
  await expect(depth).toHaveValue('25½″');
  await page.getByLabel('Add a surface').selectOption('Backsplash');
  await expect(page.getByRole('button', { name: 'Backsplash: top left corner' })).toBeVisible();
  await page.getByLabel('Surface', { exact: true }).selectOption('Counter');
  await expect(page.getByRole('button', { name: 'Counter: back left corner' })).toBeVisible();

  await page.getByLabel('Move the stone').check();
  await page.getByLabel('From the left of the slab').press('ArrowRight');
  await page.getByRole('button', { name: 'Turn the stone a quarter' }).press('Enter');
  await expectAccessible(page, 'moving the stone', { part: 'content' });

  await page.getByLabel('Paint out').check();
  await page.getByRole('button', { name: 'Add an outline' }).press('Enter');
  await page.getByRole('button', { name: 'Outline 1: point 1' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Add a point' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Outline 1: point 5' })).toBeVisible();
  await expectAccessible(page, 'painting out', { part: 'content' });

  await page.getByLabel('Attach this picture to my request').check();
  await page.getByRole('button', { name: 'Ask about this stone' }).press('Enter');
  await expect(page).toHaveURL(/\/quartz-countertops\/sahara-noir\/quote$/);
  await expect(page.getByText('kitchen-with-sahara-noir.jpg')).toBeVisible();
  const held = await page
    .locator('input[type="file"]')
    .evaluate((input: HTMLInputElement) => Array.from(input.files ?? [], ({ name, type }) => `${name} ${type}`));
  expect(held).toEqual(['kitchen-with-sahara-noir.jpg image/jpeg']);
});

test('Our own kitchen shows what the tool does', async ({ page }) => {
  await visit(page, tool);
  await page.getByRole('button', { name: 'Try it with our kitchen' }).click();
  await expectComposed(page, 'Alabaster');
  await page.getByLabel('Stone', { exact: true }).selectOption('space-black');
  await expectComposed(page, 'Space Black');
  await expect(page.getByLabel('Attach this picture to my request')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The page offers to attach the photo to a request', async ({ page }) => {
    await page.goto(`${tool}?stone=sahara-noir`);
    await expect(page.getByText('This tool needs JavaScript')).toBeVisible();
    await expect(chooser(page)).toBeHidden();
    await page.getByRole('link', { name: 'attach your photo to a quote request' }).click();
    await expect(page).toHaveURL(/sahara-noir\/quote$/);
    await expect(page.locator('input[type="file"]')).toBeVisible();
  });
});
