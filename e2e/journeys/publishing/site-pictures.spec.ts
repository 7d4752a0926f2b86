import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';
import { chooseRowAction } from '../../support/row-actions.ts';
import { visit, waitUntilAlive } from '../../support/visit.ts';

/** Opens the site pictures, searches, and chooses the first result, using only the keyboard. */
async function chooseByKeyboard(admin: Page, opener: Locator, words: string): Promise<void> {
  await opener.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Choose an image' });
  await dialog.getByRole('tab', { name: 'Site images' }).press('Space');
  await expect(dialog.getByLabel('Show')).toBeVisible();
  await dialog.getByLabel('Search').fill(words);
  await dialog.getByLabel('Search').press('Enter');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(1);
  await dialog.getByRole('listitem').first().getByRole('button').press('Enter');
  await expect(dialog).toBeHidden();
}

test('The owner uses the site’s own pictures in a post and a product', async ({ ownerPage: admin, page }, {
  retry,
}) => {
  const title = `Lockers by the door${retry === 0 ? '' : ` ${retry}`}`;
  await admin.goto('/admin/dashboard-pro/posts/new');
  await waitUntilAlive(admin);
  await admin.getByRole('textbox', { name: 'Post Title' }).fill(title);
  await admin.getByRole('textbox', { name: 'Post Excerpt' }).fill('What a mudroom has to hold.');
  await chooseByKeyboard(admin, admin.getByRole('button', { name: 'Choose an image' }), 'atikokan mudroom');
  await admin.locator('[contenteditable=true]').click();
  await admin.keyboard.type('Oak lasts.');
  await chooseByKeyboard(admin, admin.getByRole('button', { name: 'Image', exact: true }), 'aurora slab');
  const inText = admin.locator('[contenteditable=true] img');
  await expect(inText).toHaveCount(1);
  await expect(inText).toHaveJSProperty('complete', true);
  await admin.getByRole('radio', { name: 'Publish Immediately' }).check();
  await admin.getByRole('button', { name: 'Create Post' }).click();
  await expect(admin.getByRole('log', { name: 'Messages' })).toContainText(/published|created/i);
  // PostgreSQL notifies the site within a second.
  await expect(async () => {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    await visit(page, `/blog/${slug}`);
    await expect(page.getByRole('article').locator('img[src*="/pictures/quartz/aurora/slab."]')).toHaveCount(1, {
      timeout: 1_000,
    });
  }).toPass();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /works\/atikokan-mudroom/);

  await admin.goto('/admin/dashboard-pro/posts');
  await waitUntilAlive(admin);
  await chooseRowAction(admin, title, 'Delete');
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(admin.getByRole('log', { name: 'Messages' })).toContainText('Post deleted successfully!');

  await admin.goto('/admin/dashboard-pro/products/new');
  await waitUntilAlive(admin);
  const form = admin.getByRole('dialog', { name: 'Add Product' });
  const chosen = form.locator('input[name="pictures"]');
  await chooseByKeyboard(admin, form.getByRole('button', { name: 'Choose from Media Library' }), 'agawa 24 gray angle');
  await expect(chosen).toHaveValue(/"source":"master","name":"vanities\/agawa-24-gray\/angle"/);
  await expect(form.locator('[data-order] img')).toHaveJSProperty('complete', true);
});
