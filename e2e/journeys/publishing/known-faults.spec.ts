import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { makePng } from '../../support/files.ts';
import { expect, test } from '../../support/journey.ts';

const AUTOSAVE = '/admin/posts/autosave';
/** The delay after the last key. */
const PAUSE_MS = 1_500;
const LONG_MS = 120_000;

const title = 'Edges that last';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const said = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();
/** The editor is hydrated last. Input is tracked from then on. */
const isOpen = (page: Page) => expect(page.locator('[contenteditable=true]')).toBeVisible();

test('Posts and pictures are free of faults known from other systems', async ({
  faults,
  ownerPage: admin,
  ownerRequest,
  request,
}) => {
  faults.allow(/^answered 409: POST /);
  const id = randomUUID();
  const path = `/admin/dashboard-pro/posts/${id}`;
  const draft = {
    id,
    intent: 'save',
    title,
    // Unique to this run, because an earlier one may have saved the same.
    slug: `edges-that-last-${id}`,
    excerpt: 'Bullnose, ogee, eased.',
    body: 'An eased edge lasts.',
    category: 'Design Tips',
    author: 'Design team',
  };
  const save = async (to: string, fields: { readonly from: string; readonly status: string }) => {
    const answer = await ownerRequest.post(to, { form: { ...draft, ...fields }, maxRedirects: 0 });
    expect(answer.status()).toBe(302);
  };
  await save('/admin/dashboard-pro/posts/new', { from: '0', status: 'draft' });
  const saves: string[] = [];
  admin.on('request', (sent) => {
    if (sent.url().includes(AUTOSAVE)) saves.push(sent.url());
  });
  await admin.clock.install();
  await admin.goto(path);
  await isOpen(admin);

  await test.step('an unchanged form saves nothing and closes without a question', async () => {
    await admin.locator('[contenteditable=true]').click();
    await admin.keyboard.press('Control+End');
    await field(admin, 'Post Excerpt').focus();
    await admin.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await admin.clock.fastForward(LONG_MS);
    expect(saves).toEqual([]);
    await expect(admin.getByText(/Draft saved|Not saved/)).toHaveCount(0);
    await admin.getByRole('link', { name: 'Back to posts' }).click();
    await expect(admin.getByRole('heading', { name: 'Edit Post' })).toHaveCount(0);
    await admin.goto(`${path}/history`);
    await expect(admin.getByRole('link', { name: /^View changes/ }).or(admin.getByText('kept now.'))).toHaveCount(1);
  });

  await test.step('a post published in another tab stays published when an outdated tab saves it', async () => {
    await admin.goto(path);
    await isOpen(admin);
    await save(path, { from: '1', status: 'published' });
    await field(admin, 'Post Excerpt').fill('Typed in a stale tab.');
    await admin.clock.fastForward(PAUSE_MS);
    await said(admin, /^Not saved\. Owner .+ while you were editing\. Save to merge both/);
    await admin.getByRole('button', { name: 'Update Post' }).click();
    await said(admin, /^Blog post updated successfully! .+ those changes were saved too\.$/);
    await expect
      .poll(async () => (await request.get(`/blog/${draft.slug}`)).text(), 'visitors go on seeing it')
      .toContain('An eased edge lasts.');
  });

  await test.step('autosave replaces no older version', async () => {
    await admin.goto(path);
    await isOpen(admin);
    for (const words of ['One.', 'Two.', 'Three.']) {
      const before = saves.length;
      await field(admin, 'Post Excerpt').fill(words);
      await admin.clock.fastForward(PAUSE_MS);
      await expect.poll(() => saves.length).toBeGreaterThan(before);
      await said(admin, 'Draft saved at');
    }
    await admin.goto(`${path}/history`);
    await expect(admin.getByText('4 saves'), 'these three and the one before').toBeVisible();
    await admin
      .getByRole('link', { name: /^View changes/ })
      .last()
      .click();
    await admin.getByRole('button', { name: 'Restore this version' }).last().click();
    await isOpen(admin);
    await expect(field(admin, 'Post Excerpt')).toHaveValue('Bullnose, ogee, eased.');
  });

  const [edge, ogee] = [await upload(ownerRequest, 'edge.png'), await upload(ownerRequest, 'an-ogee.png')];
  await test.step('the picture choices stay in place', async () => {
    await admin.getByRole('button', { name: 'Choose an image' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Choose an image' });
    const choices = dialog.getByRole('listitem').getByRole('button');
    // Other journeys upload to the same library.
    await expect(choices.filter({ hasText: 'an-ogee.png' })).toBeVisible();
    const before = await choices.allTextContents();
    const underFinger = await choices.filter({ hasText: 'edge.png' }).elementHandle();
    const asked: string[] = [];
    admin.on('request', (sent) => {
      if (sent.url().includes('/admin/media/choices')) asked.push(sent.url());
    });
    const later = await upload(ownerRequest, 'later-than-that.png');
    await admin.evaluate(() => {
      for (const name of ['focus', 'online']) window.dispatchEvent(new Event(name));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await admin.clock.fastForward(LONG_MS);
    // Requests made before this one have been answered by now.
    await admin.evaluate(async () => void (await fetch('/healthz')));
    expect([await choices.allTextContents(), asked]).toEqual([before, []]);
    expect(await underFinger?.textContent()).toBe('edge.png');
    await underFinger?.click();
    await expect(admin.locator('input[name=cover]')).toHaveValue(`media:${edge}`);
    await remove(ownerRequest, later);
  });

  await test.step('does not delete a picture in use', async () => {
    await admin.getByRole('button', { name: 'Update Post' }).click();
    await said(admin, 'Blog post updated successfully!');
    await admin.goto(`/admin/dashboard/media/${edge}/delete`);
    await admin.getByRole('button', { name: 'Delete', exact: true }).click();
    await said(admin, `It's used in “${title}”. Remove it there first.`);
    const [src = ''] = /\/pictures\/media[^" ]+/.exec(await (await request.get(`/blog/${draft.slug}`)).text()) ?? [];
    expect((await request.get(src)).status(), src).toBe(200);
  });

  // Restores the site for other journeys.
  await admin.goto(`${path}/delete`);
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  await said(admin, 'Post deleted successfully!');
  for (const picture of [edge, ogee]) await remove(ownerRequest, picture);
});

/** Uploads a picture to the library. @returns its id there */
async function upload(owner: APIRequestContext, name: string): Promise<string> {
  const answer = await owner.post('/admin/media/upload', { multipart: { files: makePng(name) } });
  const [taken] = (await answer.json()) as { choice?: { address: string } }[]; // As the route has it.
  if (taken?.choice === undefined) throw new Error(`${name} was not taken`);
  return taken.choice.address.replace('media:', '');
}

async function remove(owner: APIRequestContext, id: string): Promise<void> {
  await owner.post(`/admin/dashboard/media/${id}/delete`, { form: { revision: '1' }, maxRedirects: 0 });
}
