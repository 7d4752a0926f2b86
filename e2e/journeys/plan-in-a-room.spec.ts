import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import {
  allowRoomFaults,
  anyRoom,
  choices,
  expectShown,
  expectShownWithoutScripts,
  picture,
} from '../support/rooms.ts';
import { visit } from '../support/visit.ts';

const PHONE = { width: 390, height: 844 };
test.slow();
test.beforeEach(({ faults }) => allowRoomFaults(faults));

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('A visitor plans a room’s counters, sees the pieces in it, and goes back, by keyboard', async ({ page }) => {
  await visit(page, '/visualizer?room=bar&counter=glacier-oro');
  await page.getByRole('link', { name: 'Plan this room’s counters' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slab Planner');
  await expect(page.getByRole('row', { name: /Bar counter/ })).toContainText('80 11/16″ × 28⅜″');
  await expectAccessible(page, 'the plan of a room', { part: 'content' });

  await region(page, 'See it in a room').getByRole('link', { name: 'Home bar, with 4 of 4 pieces' }).press('Enter');
  const notice = region(page, 'Your plan in this room');
  await expect(notice).toContainText('4 of 4 pieces are shown here');
  await expectShown(page, /^Home bar\. Counter and backsplash: Glacier Oro\./);
  await expect(picture(page, anyRoom)).toHaveAttribute('src', /&plan=/);
  await notice.getByText('Which pieces?').press('Enter');
  await expect(notice.getByRole('listitem').filter({ hasText: 'End of the bar' })).toBeVisible();
  await expectAccessible(page, 'the room with a plan', { part: 'content' });

  await choices(page, 'Counter').getByRole('radio', { name: 'White Valley', exact: true }).press('Space');
  await expectShown(page, /Counter and backsplash: White Valley\./);
  await expect(page).toHaveURL(/counter=white-valley&.*&plan=/);
  await expect(notice).toContainText('4 of 4 pieces are shown here');

  await notice.getByRole('link', { name: 'Back to the plan' }).press('Enter');
  await expect(page).toHaveURL(/\/slab-planner\?plan=/);
  await expect(page.getByRole('row', { name: /Bar counter/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('A visitor sees a plan in a room, and the stone without it', async ({ page }) => {
    await page.goto('/visualizer?room=laundry&counter=glacier-oro');
    await page.getByRole('link', { name: 'Plan this room’s counters' }).click();
    await page.getByRole('link', { name: /^Laundry, with 5 of 5 pieces$/ }).click();
    const notice = region(page, 'Your plan in this room');
    await expect(notice).toContainText('5 of 5 pieces are shown here');
    await expectShownWithoutScripts(page, anyRoom);
    await expect(picture(page, anyRoom)).toHaveAttribute('src', /&plan=/);

    await choices(page, 'Counter').getByRole('radio', { name: 'White Valley', exact: true }).check();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/counter=white-valley/);
    await expect(notice).toContainText('5 of 5 pieces are shown here');
    await notice.getByRole('link', { name: 'Show the stone without the plan' }).click();
    await expect(notice).toBeHidden();
    await expect(picture(page, anyRoom)).not.toHaveAttribute('src', /plan=/);
    await page.goto('/visualizer?room=laundry&plan=broken');
    await expect(page.getByRole('alert')).toContainText('This link’s plan can’t be read.');
  });
});
