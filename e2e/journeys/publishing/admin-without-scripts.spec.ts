import type { Locator, Page } from '@playwright/test';
import { makePng } from '../../support/files.ts';
import { expect, test } from '../../support/journey.ts';

test.use({ javaScriptEnabled: false });

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

/** The page after the form shows the notice. */
async function expectSaid(admin: Page, words: string): Promise<void> {
  await expect(admin.getByText(words, { exact: true })).toBeVisible();
}

async function deleteAgain(admin: Page, name: string): Promise<void> {
  await admin.getByRole('link', { name: `Delete “${name}”` }).click();
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
}

test('Adding, correcting and changing a product', async ({ ownerPage: admin, page, faults }, { retry }) => {
  faults.allow(/answered 400: POST .*\/admin\/dashboard-pro\/products\/new/);
  const name = `Oak rail, planed${retry === 0 ? '' : ` ${retry}`}`;
  await admin.goto('/admin/dashboard-pro/products');
  await admin.getByRole('link', { name: 'Add Product' }).click();
  const adding = admin.getByRole('dialog', { name: 'Add Product' });
  await field(adding, 'Name').fill(name);
  // Not used by other journeys.
  await adding.getByRole('combobox', { name: 'Category' }).selectOption('Accessories');
  await field(adding, 'Stock Quantity').fill('7');
  await field(adding, 'Price').fill('18.50');
  await adding.getByLabel('Add images: Images').setInputFiles(makePng('an-oak-rail-that-is-planed.png'));
  await adding.getByRole('button', { name: 'Upload now' }).click();
  await expect(adding.getByRole('button', { name: 'Remove: Image 1' })).toBeVisible();
  await field(adding, 'Name of a new row').fill('Length');
  await field(adding, 'Value of a new row').fill('96″');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding.getByRole('button', { name: 'Remove Length' })).toBeVisible();
  await adding.getByRole('button', { name: 'Add Product' }).click();
  await expect(adding.getByRole('alert')).toContainText('Enter the description');
  await expect(field(adding, 'Name'), 'the input is kept').toHaveValue(name);
  await field(adding, 'Description').fill('Planed on four sides.');
  await adding.getByRole('button', { name: 'Add Product' }).click();
  await expectSaid(admin, 'Product added successfully!');

  await admin.getByRole('main').getByRole('link', { name, exact: true }).click();
  const editing = admin.getByRole('dialog', { name: 'Edit Product' });
  await expect(field(editing, 'Price')).toHaveValue('18.50');
  await field(editing, 'Price').fill('21.75');
  await editing.getByRole('button', { name: 'Save and publish' }).click();
  await expectSaid(admin, 'Product updated successfully!');
  await expect(async () => {
    await page.goto('/in-stock');
    await page.getByRole('main').getByRole('link', { name }).first().click({ timeout: 500 });
    await expect(page.getByText('$21.75').first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(page.getByText('96″').first()).toBeVisible();

  await deleteAgain(admin, name);
  await expectSaid(admin, 'Product deleted successfully!');
});

test('Adding and changing a project', async ({ ownerPage: admin }, { retry }) => {
  const title = `A porch in cedar${retry === 0 ? '' : ` ${retry}`}`;
  await admin.goto('/admin/dashboard-pro/works');
  await admin.getByRole('link', { name: 'Add Work Item' }).click();
  const adding = admin.getByRole('dialog', { name: 'Add Work Item' });
  await field(adding, 'Project Title').fill(title);
  await field(adding, 'Client Name').fill('R. Larch');
  await field(adding, 'Location').fill('Nipigon');
  await adding.getByLabel('Completion Date').fill('2026-11-20');
  await field(adding, 'Project Description').fill('Boards of one length.');
  await adding.getByRole('button', { name: 'Add Work Item' }).click();
  await expectSaid(admin, 'Work item added successfully!');

  await admin.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  const editing = admin.getByRole('dialog', { name: 'Edit Work Item' });
  await field(editing, 'New tag').fill('Cedar');
  await editing.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(editing.getByRole('button', { name: 'Remove Cedar' })).toBeVisible();
  await field(editing, 'Location').fill('Red Rock');
  await editing.getByRole('button', { name: 'Save and publish' }).click();
  await expectSaid(admin, 'Work item updated successfully!');
  await expect(admin.getByRole('main').getByRole('listitem').filter({ hasText: title })).toContainText('Red Rock');

  await deleteAgain(admin, title);
  await expectSaid(admin, 'Work item deleted successfully!');
});

test('Writing and saving a post', async ({ ownerPage: admin }, { retry }) => {
  const title = `What a plane leaves${retry === 0 ? '' : ` ${retry}`}`;
  await admin.goto('/admin/dashboard/posts');
  await admin.getByRole('link', { name: 'Create New Post' }).click();
  const page = admin.getByRole('main');
  await field(page, 'Post Title').fill(title);
  await field(page, 'Post Excerpt').fill('A surface that light runs along.');
  await page.locator('textarea[name="body"]').fill('Thin shavings.\n\n## And no dust');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expectSaid(admin, 'Blog post created successfully!');

  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.locator('textarea[name="body"]')).toHaveValue('Thin shavings.\n\n## And no dust');
  await field(page, 'Post Excerpt').fill('A surface that light runs along, and a hand.');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expectSaid(admin, 'Blog post updated successfully!');
  await expect(page.getByText('A surface that light runs along, and a hand.')).toBeVisible();

  await deleteAgain(admin, title);
  await expectSaid(admin, 'Post deleted successfully!');
});
