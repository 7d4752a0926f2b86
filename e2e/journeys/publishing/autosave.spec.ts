import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../support/journey.ts';

const AUTOSAVE = '**/admin/posts/autosave';
const SCRIPTS = '**/assets/*.js';
/** The delay after the last key, and before a retry. */
const PAUSE_MS = 1_500;
const RETRY_MS = 10_000;

test('Text typed into a post is never lost when autosave fails', async ({ ownerPage: admin, faults }) => {
  faults.allow(/^answered (?:401|503): POST .+\/admin\/posts\/autosave$/);
  faults.allow(/^failed: \w+ .+ net::ERR_INTERNET_DISCONNECTED$/);
  const context = admin.context();
  const title = admin.getByRole('textbox', { name: 'Post Title' });
  const excerpt = admin.getByRole('textbox', { name: 'Post Excerpt' });
  const text = admin.locator('[contenteditable=true]');
  const said = (words: string) => expect(admin.getByText(words).first()).toBeVisible();
  const isSaved = () => said('Draft saved at');
  const update = admin.getByRole('button', { name: 'Update Post' });
  // The editor is hydrated last. Input is tracked from then on.
  const isFollowed = () => expect(text).toBeVisible();
  const reopen = async () => {
    await admin.reload();
    await isFollowed();
  };

  await admin.clock.install();
  await admin.goto('/admin/dashboard-pro/posts/new');
  await isFollowed();
  await title.fill('Dowels and dominoes');
  await admin.clock.fastForward(PAUSE_MS);
  await isSaved();
  await expect(admin).toHaveURL(/posts\/[\da-f-]{36}$/);
  // The page's URL changes while someone types; the cursor and the save message stay.
  await admin.keyboard.type(', compared');
  await expect(title).toHaveValue('Dowels and dominoes, compared');
  await title.fill('Dowels and dominoes');
  await title.blur();
  await admin.clock.fastForward(PAUSE_MS);
  await isSaved();

  await test.step('while a draft is being saved', async () => {
    const held: Route[] = [];
    await admin.route(AUTOSAVE, (route) => void held.push(route), { times: 1 });
    await excerpt.fill('Two ways');
    await admin.clock.fastForward(PAUSE_MS);
    await expect.poll(() => held.length).toBe(1);
    await excerpt.fill('Two ways to join a rail.');
    await text.click();
    await text.pressSequentially('Both are glued.');
    // The delay after the last key ends before the response arrives, which then has to check again.
    await admin.clock.fastForward(PAUSE_MS);
    await held[0]?.continue();
    await admin.clock.fastForward(PAUSE_MS);
    await isSaved();
    await expect(excerpt).toHaveValue('Two ways to join a rail.');
    await reopen();
    await expect(excerpt).toHaveValue('Two ways to join a rail.');
    await expect(text).toHaveText('Both are glued.');
  });

  await test.step('when the server rejects it', async () => {
    await admin.route(AUTOSAVE, async (route) => route.fulfill({ status: 503, body: 'Busy' }), { times: 1 });
    await excerpt.fill('Two ways to join two rails.');
    await admin.clock.fastForward(PAUSE_MS);
    await said('Not saved: the server returned an error. Your changes are saved on this device.');
    await admin.clock.fastForward(RETRY_MS);
    await isSaved();
  });

  await test.step('offline, and after a reload', async () => {
    await context.setOffline(true);
    await excerpt.fill('Typed in the cellar.');
    await admin.clock.fastForward(PAUSE_MS);
    await said('You’re offline. Your changes are saved on this device.');
    await update.click();
    await said('Not saved: couldn’t reach the server.');
    // The test's clock never reaches the next retry; coming back to the tab saves.
    await admin.clock.pauseAt(await admin.evaluate((ms) => Date.now() + ms, PAUSE_MS));
    await said('You’re offline.');
    await context.setOffline(false);
    await isSaved();
    await expect(admin.getByText('Not sent:'), 'the message disappears').toHaveCount(0);
    await admin.clock.resume();
    const path = admin.url();
    await update.click();
    await said('Blog post updated successfully!');
    await admin.goto(path);
    await isFollowed();
    await expect(excerpt).toHaveValue('Typed in the cellar.');

    await admin.route(AUTOSAVE, async (route) => route.abort('internetdisconnected'));
    await excerpt.fill('Typed in the attic.');
    await admin.clock.fastForward(PAUSE_MS);
    await said('You’re offline.');
    await reopen();
    await said('You have unsaved changes from earlier on this device.');
    await expect(excerpt).toHaveValue('Typed in the cellar.');
    await admin.unroute(AUTOSAVE);
    await admin.getByRole('button', { name: 'Restore' }).click();
    await expect(excerpt).toHaveValue('Typed in the attic.');
    await admin.clock.fastForward(PAUSE_MS);
    await isSaved();
  });

  await test.step('signed out while editing', async () => {
    const cookies = await context.cookies();
    await context.clearCookies();
    await excerpt.fill('Typed after a long lunch.');
    await admin.clock.fastForward(PAUSE_MS);
    await said('You’ve been signed out. Your changes are saved on this device.');
    await update.click();
    await said('Not saved: you’ve been signed out.');
    await expect(excerpt).toHaveValue('Typed after a long lunch.');
    await context.addCookies(cookies);
    await admin.clock.fastForward(RETRY_MS);
    await isSaved();
  });

  await test.step('before the scripts have loaded', async () => {
    const held: Route[] = [];
    let isHeld = true;
    await admin.route(SCRIPTS, async (route) => (isHeld ? void held.push(route) : route.continue()));
    await admin.reload({ waitUntil: 'commit' });
    await admin.locator('textarea[name=body]').fill('Both are glued.\n\nTyped early.');
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await expect(text).toContainText('Typed early.');
    await admin.clock.fastForward(PAUSE_MS);
    await isSaved();
    await admin.unroute(SCRIPTS);
  });

  // Restores the site for other journeys.
  await admin.getByRole('link', { name: 'Delete', exact: true }).click();
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  await said('Post deleted successfully!');
});

test('A refused post keeps its errors and pictures through autosaves', async ({ ownerPage: admin, faults }) => {
  faults.allow(/^answered 400: POST .+\/posts\/(?:new|[\da-f-]{36})/);
  faults.allow(/^answered 503: POST .+\/admin\/posts\/autosave$/);
  const title = admin.getByRole('textbox', { name: 'Post Title' });
  const problems = admin.getByRole('alert', { name: 'Please fix the following' });
  const text = admin.locator('[contenteditable=true]');
  const pictures = admin.locator('[contenteditable=true] figure img, form img.object-cover');
  await admin.clock.install();
  await admin.goto('/admin/dashboard-pro/posts/new');
  await expect(text).toBeVisible();
  await title.fill('Islands, compared');
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a5' } })
    .png()
    .toBuffer();
  const choose = async (button: string, name: string) => {
    await admin.getByRole('button', { name: button, exact: true }).click();
    await admin.getByLabel('Upload from this device').setInputFiles({ name, mimeType: 'image/png', buffer: png });
    await expect(admin.getByRole('heading', { name: 'Choose an image' })).toBeHidden();
  };
  // The button is clicked before anything was saved.
  await admin.route(AUTOSAVE, async (route) => route.fulfill({ status: 503, body: 'Busy' }));
  await choose('Image', 'island.png');
  await choose('Choose an image', 'island.png');
  const areShown = async () => {
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(text).not.toContainText('media:');
  };
  await areShown();
  await admin.getByRole('radio', { name: 'Publish Immediately' }).check();
  await admin.getByRole('button', { name: 'Create Post' }).click();
  await expect(problems).toContainText('Enter the post excerpt');
  await areShown();

  await admin.unroute(AUTOSAVE);
  // Autosave creates the draft and gives the page its URL.
  await admin.clock.fastForward(RETRY_MS);
  await expect(admin).toHaveURL(/posts\/[\da-f-]{36}$/);
  await expect(problems).toContainText('Enter the post excerpt');
  await areShown();

  await admin.getByLabel('Schedule for').fill('2001-01-01T09:00');
  await admin.getByRole('button', { name: 'Create Post' }).click();
  await expect(problems).toContainText('Choose a future time');
  await expect(admin.getByLabel('Schedule for')).toHaveValue('2001-01-01T09:00');
  await areShown();
  await admin.reload();
  await expect(text).toBeVisible();
  await areShown();

  const held: Route[] = [];
  await admin.route(/posts\/[\da-f-]{36}\.data/, (route) => void held.push(route), { times: 1 });
  const path = admin.url();
  await admin.getByRole('button', { name: 'Run publish check' }).click();
  await expect.poll(() => held.length).toBe(1);
  await expect(admin.getByRole('button', { name: 'Checking…' })).toHaveAttribute('data-pending', 'true');
  await expect(admin.getByRole('button', { name: 'Update Post' })).not.toHaveAttribute('data-pending', 'true');
  await held[0]?.continue();
  await expect(admin.getByRole('heading', { name: 'Publish check' })).toBeVisible({ timeout: 30_000 });
  await admin.goto(path);
  await admin.getByRole('link', { name: 'Delete', exact: true }).click();
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(admin.getByText('Post deleted successfully!').first()).toBeVisible();
});
