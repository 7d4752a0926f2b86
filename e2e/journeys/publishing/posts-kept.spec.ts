import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../support/journey.ts';

const AUTOSAVE = '**/admin/posts/autosave';
const SCRIPTS = '**/assets/*.js';
/** How long the form waits after the last key, and before it tries again. */
const PAUSE_MS = 1_500;
const RETRY_MS = 10_000;

test('what is typed into a post is kept, whatever happens to the saving of it', async ({
  ownerPage: office,
  faults,
}) => {
  faults.allow(/^answered (?:401|503): POST .+\/admin\/posts\/autosave$/);
  faults.allow(/^failed: \w+ .+ net::ERR_INTERNET_DISCONNECTED$/);
  const context = office.context();
  const title = office.getByRole('textbox', { name: 'Post Title' });
  const excerpt = office.getByRole('textbox', { name: 'Post Excerpt' });
  const text = office.locator('[contenteditable=true]');
  const said = (words: string) => expect(office.getByText(words).first()).toBeVisible();
  const isKept = () => said('Draft saved at');
  const update = office.getByRole('button', { name: 'Update Post' });
  // The editor comes last: what is typed from then on is followed.
  const isFollowed = () => expect(text).toBeVisible();
  const reopen = async () => {
    await office.reload();
    await isFollowed();
  };

  await office.clock.install();
  await office.goto('/admin/dashboard-pro/posts/new');
  await isFollowed();
  await title.fill('Dowels and dominoes');
  await office.clock.fastForward(PAUSE_MS);
  await isKept();
  await expect(office).toHaveURL(/posts\/[\da-f-]{36}$/);
  // The page got an address under the hands of who types: they type on, and it stays said that all is kept.
  await office.keyboard.type(', compared');
  await expect(title).toHaveValue('Dowels and dominoes, compared');
  await title.fill('Dowels and dominoes');
  await title.blur();
  await office.clock.fastForward(PAUSE_MS);
  await isKept();

  await test.step('while a draft is on its way', async () => {
    const held: Route[] = [];
    await office.route(AUTOSAVE, (route) => void held.push(route), { times: 1 });
    await excerpt.fill('Two ways');
    await office.clock.fastForward(PAUSE_MS);
    await expect.poll(() => held.length).toBe(1);
    await excerpt.fill('Two ways to join a rail.');
    await text.click();
    await text.pressSequentially('Both are glued.');
    // The pause after the last key is over before the answer comes: it is that which has to look again.
    await office.clock.fastForward(PAUSE_MS);
    await held[0]?.continue();
    await office.clock.fastForward(PAUSE_MS);
    await isKept();
    await expect(excerpt).toHaveValue('Two ways to join a rail.');
    await reopen();
    await expect(excerpt).toHaveValue('Two ways to join a rail.');
    await expect(text).toHaveText('Both are glued.');
  });

  await test.step('when the server does not take it', async () => {
    await office.route(AUTOSAVE, async (route) => route.fulfill({ status: 503, body: 'Busy' }), { times: 1 });
    await excerpt.fill('Two ways to join two rails.');
    await office.clock.fastForward(PAUSE_MS);
    await said('Not saved: the server returned an error. Your changes are saved on this device.');
    await office.clock.fastForward(RETRY_MS);
    await isKept();
  });

  await test.step('offline, and after a reload', async () => {
    await context.setOffline(true);
    await excerpt.fill('Typed in the cellar.');
    await office.clock.fastForward(PAUSE_MS);
    await said('You’re offline. Your changes are saved on this device.');
    await update.click();
    await said('Not saved: couldn’t reach the server.');
    // Of this clock, the next try is never: to be back is what saves it.
    await office.clock.pauseAt(await office.evaluate((ms) => Date.now() + ms, PAUSE_MS));
    await said('You’re offline.');
    await context.setOffline(false);
    await isKept();
    await expect(office.getByText('Not sent:'), 'it is over').toHaveCount(0);
    await office.clock.resume();
    const path = office.url();
    await update.click();
    await said('Blog post updated successfully!');
    await office.goto(path);
    await isFollowed();
    await expect(excerpt).toHaveValue('Typed in the cellar.');

    await office.route(AUTOSAVE, async (route) => route.abort('internetdisconnected'));
    await excerpt.fill('Typed in the attic.');
    await office.clock.fastForward(PAUSE_MS);
    await said('You’re offline.');
    await reopen();
    await said('You have unsaved changes from earlier on this device.');
    await expect(excerpt).toHaveValue('Typed in the cellar.');
    await office.unroute(AUTOSAVE);
    await office.getByRole('button', { name: 'Restore' }).click();
    await expect(excerpt).toHaveValue('Typed in the attic.');
    await office.clock.fastForward(PAUSE_MS);
    await isKept();
  });

  await test.step('signed out in the meantime', async () => {
    const cookies = await context.cookies();
    await context.clearCookies();
    await excerpt.fill('Typed after a long lunch.');
    await office.clock.fastForward(PAUSE_MS);
    await said('You’ve been signed out. Your changes are saved on this device.');
    await update.click();
    await said('Not saved: you’ve been signed out.');
    await expect(excerpt).toHaveValue('Typed after a long lunch.');
    await context.addCookies(cookies);
    await office.clock.fastForward(RETRY_MS);
    await isKept();
  });

  await test.step('before the scripts of the page came', async () => {
    const held: Route[] = [];
    let isHeld = true;
    await office.route(SCRIPTS, async (route) => (isHeld ? void held.push(route) : route.continue()));
    await office.reload({ waitUntil: 'commit' });
    await office.locator('textarea[name=body]').fill('Both are glued.\n\nTyped early.');
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await expect(text).toContainText('Typed early.');
    await office.clock.fastForward(PAUSE_MS);
    await isKept();
    await office.unroute(SCRIPTS);
  });

  // The site is the same for who comes after.
  await office.getByRole('link', { name: 'Delete', exact: true }).click();
  await office.getByRole('button', { name: 'Delete', exact: true }).click();
  await said('Post deleted successfully!');
});

test('a refused post keeps its errors and its pictures, through autosaves, and says which button is at work', async ({
  ownerPage: office,
  faults,
}) => {
  faults.allow(/^answered 400: POST .+\/posts\/(?:new|[\da-f-]{36})/);
  faults.allow(/^answered 503: POST .+\/admin\/posts\/autosave$/);
  const title = office.getByRole('textbox', { name: 'Post Title' });
  const problems = office.getByRole('alert', { name: 'There is a problem' });
  const text = office.locator('[contenteditable=true]');
  const pictures = office.locator('[contenteditable=true] figure img, form img.object-cover');
  await office.clock.install();
  await office.goto('/admin/dashboard-pro/posts/new');
  await expect(text).toBeVisible();
  await title.fill('Islands, compared');
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a5' } })
    .png()
    .toBuffer();
  const choose = async (button: string, name: string) => {
    await office.getByRole('button', { name: button, exact: true }).click();
    await office.getByLabel('Upload from this device').setInputFiles({ name, mimeType: 'image/png', buffer: png });
    await expect(office.getByRole('heading', { name: 'Choose an image' })).toBeHidden();
  };
  // The button is pressed before anything was saved.
  await office.route(AUTOSAVE, async (route) => route.fulfill({ status: 503, body: 'Busy' }));
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
  await office.getByRole('radio', { name: 'Publish Immediately' }).check();
  await office.getByRole('button', { name: 'Create Post' }).click();
  await expect(problems).toContainText('Post Excerpt');
  await areShown();

  await office.unroute(AUTOSAVE);
  // The autosave makes the draft and gives the page its own URL.
  await office.clock.fastForward(RETRY_MS);
  await expect(office).toHaveURL(/posts\/[\da-f-]{36}$/);
  await expect(problems).toContainText('Post Excerpt');
  await areShown();

  await office.getByLabel('Publish date and time').fill('2001-01-01T09:00');
  await office.getByRole('button', { name: 'Create Post' }).click();
  await expect(problems).toContainText('Choose a future time');
  await expect(office.getByLabel('Publish date and time')).toHaveValue('2001-01-01T09:00');
  await areShown();
  await office.reload();
  await expect(text).toBeVisible();
  await areShown();

  const held: Route[] = [];
  await office.route(/posts\/[\da-f-]{36}\.data/, (route) => void held.push(route), { times: 1 });
  const path = office.url();
  const check = office.getByRole('button', { name: 'Run publish check' });
  await check.click();
  await expect.poll(() => held.length).toBe(1);
  await expect(check).toHaveAttribute('data-pending', 'true');
  await expect(office.getByRole('button', { name: 'Update Post' })).not.toHaveAttribute('data-pending', 'true');
  await held[0]?.continue();
  await expect(office.getByRole('heading', { name: 'Publish check' })).toBeVisible({ timeout: 30_000 });
  await office.goto(path);
  await office.getByRole('link', { name: 'Delete', exact: true }).click();
  await office.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(office.getByText('Post deleted successfully!').first()).toBeVisible();
});
