import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openLead } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import { chooser, corner, dragCornersToIsland, expectComposed, readKitchen } from '../support/own-photo.ts';
import {
  allowRoomFaults,
  anyRoom,
  PATIENCE,
  askForQuote,
  choices,
  expectShown,
  part,
  picture,
} from '../support/rooms.ts';
import { visit } from '../support/visit.ts';

const PHONE = { width: 390, height: 844 };

test.slow();
test.beforeEach(({ faults }) => allowRoomFaults(faults));

/** What a request carries, as the visitor sees it before it is sent. */
interface Seen {
  readonly plan: readonly string[];
  readonly room: readonly number[];
  /** SHA-256 of the visitor's own picture. */
  readonly photo: string | null;
}

/** The outlines of a plan's drawing. */
function readOutlines(drawing: Locator): Promise<readonly string[]> {
  return drawing
    .locator('li svg path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''))
    .then((outlines) => outlines.filter((outline) => outline !== ''));
}

/** The colours of a picture, coarsely: sizes and encodings of the same picture differ a little. */
async function readColours(image: Locator): Promise<readonly number[]> {
  await image.scrollIntoViewIfNeeded();
  // The page asks for it again while the server is busy.
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth), PATIENCE)
    .toBeGreaterThan(1);
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const [width, height] = [12, 8];
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (!canvas) throw new Error('There is no canvas.');
    canvas.imageSmoothingQuality = 'high';
    canvas.drawImage(element, 0, 0, width, height);
    return [...canvas.getImageData(0, 0, width, height).data];
  });
}

/** Reads the quote form: the plan, the room and the visitor's picture that go along. */
async function readForm(page: Page): Promise<Seen> {
  const plan = page.getByRole('region', { name: 'Your plan' });
  const room = page.getByRole('region', { name: /^Your room: / });
  const photo = await page.locator('input[type="file"]').evaluate(async (input: HTMLInputElement) => {
    const [file] = Array.from(input.files ?? []);
    return file ? [...new Uint8Array(await file.arrayBuffer())] : null;
  });
  return {
    plan: await readOutlines(plan),
    room: await readColours(room.getByRole('img')),
    photo: photo && createHash('sha256').update(Uint8Array.from(photo)).digest('hex'),
  };
}

/** Checks that the owner sees in the inbox what the visitor saw in the form. */
async function expectInInbox(ownerPage: Page, reference: string, seen: Seen): Promise<void> {
  await openLead(ownerPage, reference);
  expect(seen.plan.length).toBeGreaterThan(0);
  expect(await readOutlines(ownerPage.getByRole('region', { name: 'Countertop plan' }))).toEqual(seen.plan);
  const room = ownerPage.getByRole('region', { name: 'Room', exact: true }).getByRole('img');
  const colours = await readColours(room);
  const off = colours.map((colour, at) => Math.abs(colour - (seen.room[at] ?? 0)));
  expect(Math.max(...off), 'the room looks the same').toBeLessThan(24);
  const photo = ownerPage.getByRole('region', { name: 'Files' }).getByRole('link', { name: /^kitchen-with-/ });
  if (seen.photo === null) await expect(photo).toHaveCount(0);
  else {
    const file = await ownerPage.request.get((await photo.getAttribute('href')) ?? '');
    expect(
      createHash('sha256')
        .update(await file.body())
        .digest('hex'),
      'the picture is the same',
    ).toBe(seen.photo);
  }
  await expectAccessible(ownerPage, 'the lead');
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('A visitor goes from a colour to its room, their own photo, a plan and a quote, and the owner sees all three', async ({
    ownerPage,
    page,
  }) => {
    await visit(page, '/quartz-countertops/white-valley');
    await page.getByRole('link', { name: 'See it in a room' }).tap();
    await part(page, 'Cabinets').tap();
    await choices(page, 'Cabinets').getByRole('radio', { name: 'Sage' }).tap();
    await expectShown(page, /White Valley\..*Cabinets: Sage\./);

    await page.getByRole('link', { name: 'See it in your own photo' }).tap();
    await chooser(page).setInputFiles(await readKitchen());
    await expectComposed(page, 'White Valley');
    await page.getByLabel('Attach this picture to my request').tap();
    await expectAccessible(page, 'the photo, with a room that goes along', { part: 'content' });
    await dragCornersToIsland(page, 'White Valley');
    await page.getByRole('button', { name: 'Plan it on the slab' }).tap();

    const along = page.getByRole('region', { name: 'What goes along' });
    await expect(along).toContainText('kitchen-with-white-valley.jpg');
    await expect(along.getByRole('img', { name: /Cabinets: Sage\./ })).toBeVisible();
    await page.locator('summary', { hasText: /^Island$/ }).tap();
    await page.getByRole('button', { name: 'Add Island', exact: true }).tap();
    await expect(page.getByRole('row', { name: /^1 · Island/ })).toBeVisible();
    await expect(page).toHaveURL(/plan=.*visualizer=.*sage/);
    await expectAccessible(page, 'the planner, with a room and a picture that go along', { part: 'content' });

    await page.getByRole('link', { name: 'Get a Quote for this plan' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a Quote for White Valley');
    await expect(page.getByText('kitchen-with-white-valley.jpg')).toBeVisible();
    await expectAccessible(page, 'the quote with a plan, a room and a picture', { part: 'content' });
    const seen = await readForm(page);
    expect(seen.photo).not.toBeNull();
    await expectInInbox(ownerPage, await askForQuote(page), seen);
  });
});

test('The whole way can be gone by keyboard, and what goes along is changed and dropped on the form', async ({
  ownerPage,
  page,
}) => {
  await visit(page, '/quartz-countertops/sahara-noir');
  await page.getByRole('link', { name: 'See it in a room' }).press('Enter');
  await part(page, 'Walls').press('Enter');
  await choices(page, 'Walls').getByRole('radio', { name: 'Moss' }).press('Space');
  await expectShown(page, /Sahara Noir\..*Walls: Moss\./);

  await page.getByRole('link', { name: 'See it in your own photo' }).press('Enter');
  const choosing = page.waitForEvent('filechooser');
  await chooser(page).press('Enter');
  await (await choosing).setFiles(await readKitchen());
  await expectComposed(page, 'Sahara Noir');
  for (const name of ['back left', 'back right']) {
    await corner(page, name).focus();
    await page.keyboard.press('Shift+ArrowUp');
  }
  await expectComposed(page, 'Sahara Noir');
  await page.getByLabel('Attach this picture to my request').press('Space');
  await page.getByRole('button', { name: 'Plan it on the slab' }).press('Enter');

  await page.locator('summary', { hasText: 'Vanity top' }).press('Enter');
  await page.getByRole('button', { name: 'Add Vanity top with backsplash' }).press('Enter');
  await expect(page.getByRole('row', { name: /^1 · Vanity top/ })).toBeVisible();
  await page.getByRole('link', { name: 'Get a Quote for this plan' }).press('Enter');

  // The picture waits while the plan is changed.
  await page.getByRole('link', { name: 'Change the plan' }).press('Enter');
  await page.locator('summary', { hasText: 'Vanity top' }).first().press('Enter');
  await page.getByRole('button', { name: 'Duplicate Vanity top' }).press('Enter');
  await expect(page.getByRole('row', { name: /Vanity top 2/ })).toBeVisible();
  await page.getByRole('link', { name: 'Get a Quote for this plan' }).press('Enter');
  await expect(page.getByText('kitchen-with-sahara-noir.jpg')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Vanity top 2');

  const withRoom = page.getByLabel('Send the room with my request');
  await withRoom.press('Space');
  await expect(picture(page, anyRoom)).toBeHidden();
  await expectAccessible(page, 'the quote without its room', { part: 'content' });
  await withRoom.press('Space');
  const seen = await readForm(page);
  expect(seen.photo).not.toBeNull();
  await expectInInbox(ownerPage, await askForQuote(page), seen);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('A room and a plan go along with one request, and either is dropped', async ({ faults, ownerPage, page }) => {
    faults.allow(/answered 400: POST .*\/quote/);
    await page.goto('/visualizer?counter=aurora&walls=moss');
    await page.getByRole('link', { name: 'Plan this room’s counters' }).click();
    await expect(page.getByRole('region', { name: 'What goes along' })).toContainText('in Aurora goes along');
    await page.getByRole('button', { name: 'Add piece', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Back to the room' })).toHaveAttribute('href', /counter=aurora.*plan=/);
    await page.getByRole('link', { name: 'Get a Quote for this plan' }).click();
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Window counter');
    await expect(picture(page, anyRoom)).toBeVisible();

    // Nothing is filled in yet.
    await page.getByLabel('Send the room with my request').uncheck();
    await page.getByRole('button', { name: 'Get a Quote' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Send the plan with my request')).toBeChecked();
    await expect(page.getByLabel('Send the room with my request')).not.toBeChecked();
    await page.getByLabel('Send the room with my request').check();

    await openLead(ownerPage, await askForQuote(page));
    await expect(ownerPage.getByText('Counter: Aurora')).toContainText('Walls: Moss');
    await expect(ownerPage.getByRole('region', { name: 'Room', exact: true }).getByRole('img')).toBeVisible();
    await expect(ownerPage.getByRole('region', { name: 'Countertop plan' })).toContainText('Window counter');
  });
});
