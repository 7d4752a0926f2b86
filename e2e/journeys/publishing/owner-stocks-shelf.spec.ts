import { makePng } from '../../support/files.ts';
import { expect, test } from '../../support/journey.ts';
import { waitUntilAlive } from '../../support/visit.ts';

test('the owner adds a product with pictures, sees it on the site at once, and takes it off again', async ({
  ownerPage: office,
  page,
  faults,
}) => {
  faults.allow(/answered 400: POST .*\/admin\/dashboard-pro\/products\/new/);
  const name = 'Brass knob, hammered';
  await office.goto('/admin/dashboard-pro');
  await waitUntilAlive(office);
  await office
    .getByRole('navigation', { name: 'Admin Pro' })
    .getByRole('link', { name: /^In-Stock Products/ })
    .click();
  await office.getByRole('link', { name: 'Add Product' }).click();
  const form = office.getByRole('dialog', { name: 'Add Product' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('combobox', { name: 'Category' }).selectOption('Hardware');
  await form.getByRole('textbox', { name: 'Stock Quantity' }).fill('12');
  await form.getByLabel('Add pictures: Images').setInputFiles([makePng('front.png'), makePng('from-the-side.png')]);
  await expect(form.getByRole('button', { name: /^Remove: / })).toHaveCount(2);
  const first = await form.locator('input[name="pictures"]').first().inputValue();
  await form.getByRole('button', { name: 'Later: Picture 1' }).click();
  await expect(form.locator('input[name="pictures"]').nth(1)).toHaveValue(first);
  await form.getByRole('textbox', { name: 'Name of a new row' }).fill('Finish');
  await form.getByRole('textbox', { name: 'Value of a new row' }).fill('Hammered brass');
  await form.getByRole('textbox', { name: 'Value of a new row' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Remove Finish' })).toBeVisible();

  // Back asks before it takes all of this away.
  await office.goBack();
  await office.getByRole('button', { name: 'Stay here' }).click();
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
    'Description: Write the description',
  );
  await form.getByRole('textbox', { name: 'Description' }).fill('Solid brass, hammered by hand, 32 mm across.');
  await form.getByRole('textbox', { name: 'Price' }).fill('28.50');
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(office.getByRole('log', { name: 'Messages' })).toContainText('Product added successfully!');
  await expect(form).toBeHidden();
  await expect(office.getByRole('main').getByRole('listitem').first(), 'new items stand on top').toContainText(name);

  await page.goto('/in-stock');
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('$28.50').first()).toBeVisible();
  await expect(page.getByText('Hammered brass').first()).toBeVisible();

  // The shelf is the same for who comes after.
  await office.getByRole('link', { name: `Delete ${name}` }).click();
  await expect(office.getByRole('dialog')).toHaveAccessibleName('Are you sure you want to delete this product?');
  await office.getByRole('button', { name: 'Delete' }).click();
  await expect(office.getByRole('log', { name: 'Messages' })).toContainText('Product deleted successfully!');
  faults.allow(/answered 404: GET .*\/in-stock\/hardware/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
});
