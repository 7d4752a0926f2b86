import { expect, test } from '../../support/journey.ts';
import { chooseRowAction } from '../../support/row-actions.ts';
import { visit, waitUntilAlive } from '../../support/visit.ts';

/** A change reaches a site on PostgreSQL within a second, not with the response to its author. */
const isSoon = (check: () => Promise<void>) => expect(check).toPass();

test('The owner checks, publishes, edits, unpublishes and schedules a post', async ({
  ownerPage: admin,
  page,
  faults,
}) => {
  faults.allow(/404/);
  const title = admin.getByRole('textbox', { name: 'Post Title' });
  const send = (name: 'Create Post' | 'Update Post') => admin.getByRole('button', { name }).click();
  const said = (words: string) => expect(admin.getByText(words).first()).toBeVisible();
  const isSeen = (words: string) => expect(page.getByText(words)).toBeVisible({ timeout: 1_000 });
  const isGone = () =>
    isSoon(async () => {
      expect((await page.reload())?.status()).toBe(404);
    });
  const open = async () => {
    await admin.getByRole('link', { name: 'Rails and reveals', exact: true }).first().click();
    await expect(admin.getByRole('heading', { name: 'Edit Post' })).toBeVisible();
  };

  await admin.goto('/admin/dashboard-pro/posts/new');
  await waitUntilAlive(admin);
  await title.fill('Rails and reveals');
  await admin.getByRole('textbox', { name: 'Post Excerpt' }).fill('What a door’s edge decides.');
  const text = admin.locator('[contenteditable=true]');
  await admin.getByRole('button', { name: 'Edit as Markdown' }).click();
  await admin
    .getByRole('textbox', { name: 'Post Content' })
    .fill('See [our doors](/no-such-doors).\n\nA reveal of an eighth.');
  await admin.getByRole('button', { name: 'Run publish check' }).click();
  await expect(admin.getByRole('heading', { name: 'Publish check' })).toBeVisible({ timeout: 30_000 });
  const copies = await admin.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('post ')));
  expect(copies, 'what the server saved is not kept in the browser').toEqual([]);
  await said('Broken link: /no-such-doors');
  // A busy machine compares the other pages only in the second try.
  await expect(async () => {
    if ((await admin.getByText('There wasn’t time to compare').count()) > 0) await admin.reload();
    await expect(admin.getByRole('listitem').filter({ hasText: '/blog/rss.xml' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const after = admin.frameLocator('iframe[title$="after, on a desktop"]').first();
  await expect(after.getByRole('heading', { level: 1, name: 'Rails and reveals' })).toBeVisible();
  await expect(after.getByText('Preview: not published')).toBeVisible();
  // Its scripts run as on the real page, and its links lead nowhere.
  await after.locator('main').dispatchEvent('focusin');
  await expect(after.locator('html[data-hydrated]')).toBeAttached();
  await after.getByRole('link', { name: 'our doors' }).dispatchEvent('click');
  await expect(after.getByRole('heading', { level: 1, name: 'Rails and reveals' })).toBeVisible();
  expect((await page.goto('/blog/rails-and-reveals'))?.status()).toBe(404);
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await said('Published. Your changes are live.');
  await isSoon(async () => {
    await visit(page, '/blog/rails-and-reveals');
    await isSeen('A reveal of an eighth.');
  });

  await admin.getByRole('link', { name: 'Back to posts' }).click();
  await open();
  await text.click();
  await admin.keyboard.press('Control+End');
  await text.pressSequentially(' It is never less.');
  await send('Update Post');
  await said('Blog post updated successfully!');
  await isSoon(async () => {
    await page.reload();
    await isSeen('A reveal of an eighth. It is never less.');
  });

  await test.step('a visitor’s comment appears once it is approved', async () => {
    for (const words of ['First!', 'And the hinges?']) {
      await page.getByLabel('Your name').fill('Sam');
      await page.getByLabel('Your comment').fill(words);
      await page.getByRole('button', { name: 'Preview comment' }).click();
      await page.getByRole('button', { name: 'Send comment' }).click();
      await expect(page.getByText('Thanks! Your comment will appear once we’ve reviewed it.')).toBeVisible();
      await visit(page, '/blog/rails-and-reveals');
    }
    await admin.goto('/admin/dashboard/comments');
    await waitUntilAlive(admin);
    const queue = admin.getByRole('article');
    await queue.filter({ hasText: 'First!' }).getByRole('button', { name: 'Spam' }).press('Enter');
    await said('Comment marked as spam');
    await expect(queue.filter({ hasText: 'And the hinges?' }), 'the next comment to moderate').toBeFocused();
    await admin.getByRole('checkbox', { name: /^Select “Sam: And the hinges/ }).check();
    await admin
      .locator('form')
      .filter({ hasText: '1 comment selected' })
      .getByRole('button', { name: 'Approve' })
      .click();
    await said('Comment approved');
    await isSoon(async () => {
      await visit(page, '/blog/rails-and-reveals');
      await expect(page.getByRole('listitem').filter({ hasText: 'And the hinges?' })).toBeVisible({ timeout: 1_000 });
    });
    await admin.goto('/admin/dashboard-pro/posts');
  });

  await open();
  await admin.getByRole('button', { name: 'Unpublish' }).click();
  await said('Post unpublished');
  await isGone();

  await open();
  await admin.getByLabel('Schedule for').fill('2099-01-01T09:00');
  await expect(admin.getByRole('radio', { name: 'Publish later' })).toBeChecked();
  await send('Update Post');
  await said('Scheduled for Jan 1, 2099, 9:00 a.m.');
  await isGone();

  // Restores the site for other journeys.
  await chooseRowAction(admin, 'Rails and reveals', 'Delete');
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  await said('Post deleted successfully!');

  await test.step('redirects its old URL', async () => {
    await admin.goto('/admin/dashboard/seo/redirects?lead=%2Fblog%2Frails-and-reveals');
    await admin.getByRole('textbox', { name: 'To' }).fill('/our-works');
    await admin.getByRole('button', { name: 'Add redirect' }).click();
    await said('/blog/rails-and-reveals now redirects to /our-works');
    await page.goto('/blog/Rails-and-reveals/?utm_source=letter');
    await expect(page).toHaveURL('/our-works?utm_source=letter');
    // As the router's script requests it.
    const data = await page.request.get('/blog/rails-and-reveals.data', { maxRedirects: 0 });
    expect([data.status(), await data.text()]).toEqual([202, expect.stringContaining('/our-works')]);
  });
});
