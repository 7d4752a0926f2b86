import { expectAccessible } from '../support/accessible.ts';
import { openLead } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import {
  allowRoomFaults,
  anyRoom,
  askForQuote,
  choices,
  expectShown,
  expectShownWithoutScripts,
  part,
  picture,
} from '../support/rooms.ts';
import { openFingers } from '../support/touch.ts';
import { visit } from '../support/visit.ts';

const PHONE = { width: 390, height: 844 };
test.slow();
test.beforeEach(({ faults }) => allowRoomFaults(faults));

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('A visitor sees a colour in a room, changes what is around it, and the owner gets the room with the request', async ({
    ownerPage,
    page,
  }) => {
    await visit(page, '/quartz-countertops/white-valley');
    await page.getByRole('link', { name: 'See it in a room' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('See It in a Room');
    await expectShown(page, /Counter(?: and backsplash)?: White Valley\./);
    await expectAccessible(page, 'the room', { part: 'content' });

    await part(page, 'Metal').tap();
    await choices(page, 'Metal').getByRole('radio', { name: 'Gunmetal' }).tap();
    await expectShown(page, /Metal: Gunmetal\.$/);
    await expect(picture(page, anyRoom), 'the picture stays in view').toBeInViewport();
    await part(page, 'Cabinets').tap();
    await choices(page, 'Cabinets').getByRole('radio', { name: 'Sage' }).tap();
    await expectShown(page, /Cabinets: Sage\./);

    await part(page, 'Part of the slab').tap();
    await page.getByRole('button', { name: 'Move it on the picture' }).tap();
    const box = await page.getByRole('button', { name: /^Drag the slab/ }).boundingBox();
    if (!box) throw new Error('The picture is not visible.');
    const middle = [box.x + box.width / 2, box.y + box.height * 0.6] as const;
    await (await openFingers(page)).drag({ from: middle, to: [middle[0] - 60, middle[1]] });
    await expect(page).toHaveURL(({ searchParams }) => Number(searchParams.get('x')) !== 0);
    await page.getByRole('button', { name: 'Done moving' }).tap();

    await part(page, 'Backsplash').tap();
    await choices(page, 'Backsplash').getByRole('radio', { name: 'Alabaster' }).tap();
    await expectShown(page, /Counter: White Valley\. Backsplash: Alabaster\./);
    await expectAccessible(page, 'the stones of the backsplash', { part: 'content' });

    // The header, which comes back when the page is scrolled up, covers none of the picture but for its own line.
    await page.mouse.wheel(0, -40);
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport();
    await expect
      .poll(async () => {
        const [frame, bar] = [
          await page.getByRole('group', { name: 'Picture of the room' }).boundingBox(),
          await header.boundingBox(),
        ];
        return Math.round((frame?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(-1);

    await page.getByRole('link', { name: 'Ask for a quote with this room' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a Quote for White Valley');
    await expect(page.getByRole('heading', { name: /^Your room: / })).toBeVisible();
    await expectAccessible(page, 'the quote with a room', { part: 'content' });
    await openLead(ownerPage, await askForQuote(page));
    await expect(ownerPage.getByText('Counter: White Valley')).toContainText('Metal: Gunmetal');
    await expect(
      ownerPage.getByRole('region', { name: 'Room' }).getByRole('img', { name: /Counter: White Valley/ }),
    ).toBeVisible();
    const link = await ownerPage.getByRole('link', { name: 'Open the room' }).getAttribute('href');
    expect(Object.fromEntries(new URL(link ?? '').searchParams)).toMatchObject({
      counter: 'white-valley',
      cabinets: 'sage',
      metal: 'gunmetal',
    });
  });
});

test('Everything can be done by keyboard, and a link shows the same room', async ({ page }) => {
  await visit(page, '/visualizer?counter=aurora');
  await expectShown(page, /Counter(?: and backsplash)?: Aurora\./);
  await page.getByRole('button', { name: 'Compare' }).press('Enter');
  await page.getByLabel('Find a stone').first().fill('ice az');
  await choices(page, 'Counter').getByRole('radio', { name: 'Ice Azul' }).press('Space');
  await expectShown(page, /Counter(?: and backsplash)?: Ice Azul\./);
  const slider = page.getByRole('slider', { name: 'Compare: Aurora on the left, Ice Azul on the right' });
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '51% Aurora');
  await expectAccessible(page, 'comparing', { part: 'content' });
  await page.getByRole('button', { name: 'Stop comparing' }).press('Enter');

  await part(page, 'Part of the slab').press('Enter');
  await page.getByRole('button', { name: 'Move it on the picture' }).press('Enter');
  const grip = page.getByRole('button', { name: /^Drag the slab/ });
  await grip.press('ArrowLeft');
  await grip.press('Shift+ArrowUp');
  await page.getByLabel('Book-match the slabs').press('Space');
  await expectAccessible(page, 'moving the slab', { part: 'content' });
  await expect(page).toHaveURL(/counter=ice-azul.*x=1&y=6&match=book/);

  const words = await picture(page, anyRoom).getAttribute('alt');
  await page.reload();
  await expect(picture(page, anyRoom)).toHaveAttribute('alt', words ?? '');
  await expect(part(page, 'Part of the slab')).toContainText('1″ right, 6″ down, book-matched');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('The form shows other choices, compares them, and sends the room with a quote', async ({ ownerPage, page }) => {
    await page.goto('/visualizer?counter=aurora');
    await choices(page, 'Counter').getByRole('radio', { name: 'Urban Ash' }).check();
    await part(page, 'Walls').click();
    await choices(page, 'Walls').getByRole('radio', { name: 'Moss' }).check();
    await part(page, 'Backsplash').click();
    await page.getByRole('combobox', { name: 'Backsplash' }).selectOption('Alabaster');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/counter=urban-ash/);
    await expectShownWithoutScripts(page, /Counter: Urban Ash\. Backsplash: Alabaster\..*Walls: Moss\./);

    await choices(page, 'Counter').getByRole('radio', { name: 'Aurora' }).check();
    await page.getByRole('button', { name: 'Show and compare' }).click();
    await expectShownWithoutScripts(page, /Counter(?: and backsplash)?: Aurora\..*Walls: Moss\./);
    await expect(picture(page, /^To compare: .*Counter: Urban Ash\./)).toBeVisible();

    await page.getByRole('link', { name: 'Ask for a quote with this room' }).click();
    await openLead(ownerPage, await askForQuote(page));
    await expect(ownerPage.getByText('Counter: Aurora')).toContainText('Walls: Moss');
  });
});
