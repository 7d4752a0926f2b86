import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inviteColleague, signInAsColleague } from '../../support/colleague.ts';
import { expect, test } from '../../support/journey.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
// The editor is hydrated last. Input is tracked from then on.
const isOpen = (page: Page) => expect(page.locator('[contenteditable=true]')).toBeVisible();
const send = (page: Page) => page.getByRole('button', { name: 'Update Post' }).click();
const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

test('Two people edit one post, and neither overwrites the other’s changes unseen', async ({
  openAdmin,
  ownerPage: admin,
  ownerRequest,
  request,
  faults,
  showroom,
}) => {
  faults.allow(/^answered 409: POST /);
  const form = {
    id: randomUUID(),
    from: '0',
    intent: 'save',
    status: 'published',
    title: 'Drawers that close',
    slug: 'drawers-that-close',
    excerpt: 'Slowly.',
    body: 'By a spring.',
    category: 'Design Tips',
    author: 'Design team',
  };
  await ownerRequest.post('/admin/dashboard-pro/posts/new', { form, maxRedirects: 0 });
  const invited = await inviteColleague(ownerRequest, showroom, { name: 'Robin', role: 'editor' });
  const robin = await openAdmin(await signInAsColleague(invited, 'twelve-stones-and-more'));
  const isShown = (words: RegExp) =>
    expect
      .poll(async () => words.test(await (await request.get('/blog/drawers-that-close')).text()), String(words))
      .toBe(true);

  for (const page of [admin, robin]) {
    await page.goto(`/admin/dashboard-pro/posts/${form.id}`);
    await isOpen(page);
  }
  await field(robin, 'Post Title').fill('Drawers that close softly');
  await send(robin);
  await said(robin, 'Blog post updated successfully!');

  await field(admin, 'Post Excerpt').fill('Slowly, and without a sound.');
  await said(admin, 'Not saved. Robin changed Post Title while you were editing. Save to merge both.');
  await send(admin);
  await said(
    admin,
    'Blog post updated successfully! Robin changed Post Title while you were editing; those changes were saved too.',
  );
  await isShown(/Drawers that close softly[^]*Slowly, and without a sound\./);

  await test.step('if both changed a field, the second user sees both texts and decides', async () => {
    for (const page of [admin, robin]) {
      await page.getByRole('link', { name: 'Drawers that close softly', exact: true }).first().click();
      await isOpen(page);
    }
    await field(robin, 'Post Title').fill('Drawers without a sound');
    await field(robin, 'Post Excerpt').fill('Robin’s words of it.');
    await send(robin);
    await said(robin, 'Blog post updated successfully!');

    await field(admin, 'Post Excerpt').fill('The owner’s words of it.');
    await send(admin);
    await said(
      admin,
      'Post Excerpt: Robin changed this to “Robin’s words of it.” while you were editing. Save again to keep your version',
    );
    await expect(field(admin, 'Post Excerpt')).toHaveValue('The owner’s words of it.');
    await expect(field(admin, 'Post Title'), 'changed by only one of them').toHaveValue('Drawers without a sound');
    await isShown(/Robin’s words of it\./);
    await send(admin);
    await said(admin, 'Blog post updated successfully!');
    await isShown(/Drawers without a sound[^]*The owner’s words of it\./);
  });

  // Restores the site for other journeys.
  await admin.goto(`/admin/dashboard-pro/posts/${form.id}/delete`);
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  await said(admin, 'Post deleted successfully!');
});
