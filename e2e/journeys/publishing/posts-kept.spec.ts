import type { Route } from '@playwright/test';
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
    await said('Not saved: the server did not take it. What you typed is kept in this browser.');
    await office.clock.fastForward(RETRY_MS);
    await isKept();
  });

  await test.step('offline, and after a reload', async () => {
    await context.setOffline(true);
    await excerpt.fill('Typed in the cellar.');
    await office.clock.fastForward(PAUSE_MS);
    await said('Not saved: there is no connection. What you typed is kept in this browser.');
    await update.click();
    await said('Not sent: there is no connection to the server.');
    // Of this clock, the next try is never: to be back is what saves it.
    await office.clock.pauseAt(await office.evaluate((ms) => Date.now() + ms, PAUSE_MS));
    await said('Not saved: there is no connection.');
    await context.setOffline(false);
    await isKept();
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
    await said('Not saved: there is no connection.');
    await reopen();
    await said('This browser still has what you typed here before it could be saved.');
    await expect(excerpt).toHaveValue('Typed in the cellar.');
    await office.unroute(AUTOSAVE);
    await office.getByRole('button', { name: 'Go on with it' }).click();
    await expect(excerpt).toHaveValue('Typed in the attic.');
    await office.clock.fastForward(PAUSE_MS);
    await isKept();
  });

  await test.step('signed out meanwhile', async () => {
    const cookies = await context.cookies();
    await context.clearCookies();
    await excerpt.fill('Typed after a long lunch.');
    await office.clock.fastForward(PAUSE_MS);
    await said('Not saved: you are signed out. What you typed is kept in this browser.');
    await update.click();
    await said('Not sent: you are signed out.');
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
