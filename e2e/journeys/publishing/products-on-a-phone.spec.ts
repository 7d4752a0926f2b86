import sharp from 'sharp';
import { makePng } from '../../support/files.ts';
import { expect, test } from '../../support/journey.ts';
import { chooseRowAction } from '../../support/row-actions.ts';
import { waitUntilAlive } from '../../support/visit.ts';

test('The owner adds a product on a phone, sees it on the site, replaces a picture and unpublishes it', async ({
  ownerPage: admin,
  page,
  faults,
}, { retry }) => {
  faults.allow(/answered 400: POST .*\/admin\/dashboard-pro\/products\/new/);
  // Unique names, because an earlier run may have saved the same.
  const tried = retry === 0 ? '' : `-${retry}`;
  const name = `Brass knob, hammered${tried}`;
  const pantry = `A pantry in ash${tried}`;
  const [front, side] = [`front${tried}.png`, `from-the-side${tried}.png`];
  // PostgreSQL notifies the other process within a second.
  const reloadUntil = (isSeen: () => Promise<void>) =>
    expect(async () => {
      await page.reload();
      await isSeen();
    }).toPass({ timeout: 10_000 });
  await admin.goto('/admin/dashboard-pro');
  await waitUntilAlive(admin);
  await admin
    .getByRole('navigation', { name: 'Admin Pro' })
    .getByRole('link', { name: /^In-Stock Products/ })
    .click();
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.getByRole('link', { name: 'Add Product' }).click();
  const form = admin.getByRole('dialog', { name: 'Add Product' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('combobox', { name: 'Category' }).selectOption('Hardware');
  await form.getByRole('textbox', { name: 'Stock Quantity' }).fill('12');
  await form.getByLabel('Add images: Images').setInputFiles([makePng(front), makePng(side)]);
  await expect(form.getByRole('button', { name: /^Remove: / })).toHaveCount(2);
  const first = await form.locator('input[name="pictures"]').first().inputValue();
  await form.getByRole('button', { name: 'Move later: Image 1' }).press('Enter');
  await expect(form.locator('input[name="pictures"]').nth(1)).toHaveValue(first);
  await expect(
    form.getByRole('button', { name: 'Move earlier: Image 2' }),
    'the focus moves with the picture',
  ).toBeFocused();
  await form.getByRole('textbox', { name: 'Name of a new row' }).fill('Finish');
  await form.getByRole('textbox', { name: 'Value of a new row' }).fill('Hammered brass');
  await form.getByRole('textbox', { name: 'Value of a new row' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Remove Finish' })).toBeVisible();

  // Back asks before discarding the changes.
  await admin.goBack();
  await admin.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Please fix the following' })).toContainText(
    'Enter the description',
  );
  await form.getByRole('textbox', { name: 'Description' }).fill('Solid brass, hammered by hand, 32 mm across.');
  await form.getByRole('textbox', { name: 'Price' }).fill('28.50');
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(admin.getByRole('log', { name: 'Messages' })).toContainText('Product added successfully!');
  await expect(form).toBeHidden();
  await expect(admin.getByRole('main').getByRole('listitem').first(), 'new items come first').toContainText(name);

  await page.goto('/in-stock');
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('$28.50').first()).toBeVisible();
  await expect(page.getByText('Hammered brass').first()).toBeVisible();

  const pictures = () => page.locator('main img').evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  const said = (words: string) => expect(admin.getByRole('log', { name: 'Messages' })).toContainText(words);
  await test.step('with alt texts for both pictures, saved with one click', async () => {
    await admin.goto('/admin/dashboard/media');
    for (const file of [front, side]) await admin.getByRole('checkbox', { name: `Select “${file}”` }).check();
    await admin.getByRole('button', { name: 'Add alt text' }).click();
    await admin.getByRole('textbox', { name: front }).fill('A brass knob');
    await admin.getByRole('textbox', { name: side }).fill('The same from the side');
    await admin.getByRole('button', { name: 'Save all' }).click();
    await said('Alt text saved for 2 images');
    await reloadUntil(() =>
      expect(page.getByRole('img', { name: 'A brass knob' }).first()).toBeVisible({ timeout: 500 }),
    );
  });

  await test.step('with a picture replaced everywhere', async () => {
    await admin.getByRole('link', { name: side }).click();
    await expect(admin.getByRole('link', { name })).toBeVisible();
    const background = '#884422';
    const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    await admin.getByLabel('New image').setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer });
    const before = await pictures();
    await admin.getByRole('button', { name: 'Replace' }).click();
    await said('replaced');
    const undo = admin.getByRole('button', { name: 'Undo' });
    // A toast under the pointer stays.
    await undo.hover();
    await reloadUntil(async () => expect(await pictures()).not.toEqual(before));
    // An open page or a cache still has the old slug.
    const named = new Set([...before, ...(await pictures())]);
    for (const src of named) expect((await page.request.get(src ?? '')).status(), `response for ${src}`).toBe(200);
    await undo.click();
    await said('Previous image restored');
    await reloadUntil(async () => expect(await pictures()).toEqual(before));
  });

  await test.step('found by a few letters, deleted with its card’s checkbox, and restored', async () => {
    await admin.keyboard.press('Control+k');
    await admin.getByRole('searchbox', { name: 'Search pages, posts, products and leads' }).fill('hammered');
    await admin
      .getByRole('dialog')
      .getByRole('link', { name: new RegExp(name) })
      .click();
    await expect(admin.getByRole('dialog', { name: 'Edit Product' })).toBeVisible();
    await admin.getByRole('link', { name: 'Close' }).click();
    const choose = () => admin.getByRole('checkbox', { name: `Select “${name}”` }).check();
    await choose();
    await admin.getByText('Status…').click();
    await admin.getByRole('button', { name: 'Out of Stock' }).click();
    await said('1 product set to “Out of Stock”');
    await admin.getByRole('button', { name: 'Undo' }).click();
    await said('Undone: statuses restored');
    await choose();
    await admin.getByRole('button', { name: 'Delete', exact: true }).click();
    await said('1 product deleted');
    await admin.evaluate(() => window.scrollTo(0, 240));
    await admin.getByRole('button', { name: 'Undo' }).click();
    await said('1 product restored');
    expect(await admin.evaluate(() => window.scrollY), 'the page does not scroll to the top').toBeGreaterThan(0);
    await reloadUntil(() => expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 500 }));
  });

  const shown = page.url();
  await test.step('a project with a before and after comparison on the site', async () => {
    await admin.goto('/admin/dashboard-pro/works/new');
    await waitUntilAlive(admin);
    const work = admin.getByRole('dialog', { name: 'Add Work Item' });
    const fill = (label: string, words: string) => work.getByRole('textbox', { name: label, exact: true }).fill(words);
    await fill('Project Title', pantry);
    await fill('Client Name', 'R. Larch');
    await fill('Location', 'Nipigon');
    await work.getByLabel('Completion Date').fill('2026-11-20');
    await work.getByRole('textbox', { name: 'Project Description' }).fill('Shelves to the ceiling.');
    await work.getByLabel('Add images: Before Images').setInputFiles(makePng('pantry-before-all.png'));
    await work.getByLabel('Add images: After Images').setInputFiles(makePng('pantry-after-all.png'));
    await expect(work.getByRole('button', { name: /^Remove: / })).toHaveCount(2);
    await work.getByRole('button', { name: 'Add Work Item' }).click();
    await said('Work item added successfully!');
    await page.goto('/our-works');
    await page.getByRole('main').getByRole('link', { name: pantry }).first().click();
    await expect(page.getByRole('slider', { name: 'Compare before and after' })).toBeVisible();
    await chooseRowAction(admin, pantry, 'Delete');
    await admin.getByRole('button', { name: 'Delete' }).click();
    await said('Work item deleted successfully!');
    await page.goto(shown);
    await admin.goto('/admin/dashboard-pro/products');
    await waitUntilAlive(admin);
  });

  // Restores the site for other journeys.
  await chooseRowAction(admin, name, 'Delete');
  await expect(admin.getByRole('dialog')).toHaveAccessibleName('Are you sure you want to delete this product?');
  await admin.getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByRole('log', { name: 'Messages' })).toContainText('Product deleted successfully!');
  faults.allow(/answered 404: GET .*\/in-stock\/hardware/);
  await reloadUntil(() => expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name, { timeout: 500 }));
});
