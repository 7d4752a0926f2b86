import type { Locator } from '@playwright/test';
import { makePng } from '../../support/files.ts';
import { expect, test } from '../../support/journey.ts';
import { chooseRowAction } from '../../support/row-actions.ts';
import { openFingers } from '../../support/touch.ts';
import { waitUntilAlive } from '../../support/visit.ts';

type Spot = readonly [x: number, y: number];

function pictures(form: Locator): Promise<(string | null)[]> {
  return form.locator('input[name="pictures"]').evaluateAll((all) => all.map((each) => each.getAttribute('value')));
}

async function middleOfGrip(form: Locator, place: number): Promise<Spot> {
  const box = await form.locator('[data-order] .cursor-grab').nth(place).boundingBox();
  if (box === null) throw new Error('A picture has no grip that is to be seen.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('The pictures of a product are reordered by mouse and by touch', async ({ ownerPage: admin }, { retry }) => {
  const name = `Dovetailed drawer${retry === 0 ? '' : ` ${retry}`}`;
  await admin.goto('/admin/dashboard-pro/products/new');
  await waitUntilAlive(admin);
  const adding = admin.getByRole('dialog', { name: 'Add Product' });
  await adding.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await adding.getByRole('combobox', { name: 'Category' }).selectOption('Hardware');
  await adding.getByRole('textbox', { name: 'Stock Quantity' }).fill('3');
  await adding.getByRole('textbox', { name: 'Price' }).fill('64');
  await adding.getByRole('textbox', { name: 'Description' }).fill('Maple, with a dovetail at each corner.');
  // Files of the same content are stored once.
  const files = ['a-front.png', 'a-corner.png', 'a-dovetail.png'].map((file) => makePng(`${retry}${file}`));
  await adding.getByLabel('Add images: Images').setInputFiles(files);

  await expect.poll(() => pictures(adding)).toHaveLength(3);
  const [first, second, third] = await pictures(adding);
  await adding.locator('[data-order]').first().scrollIntoViewIfNeeded();
  const [from, to] = [await middleOfGrip(adding, 0), await middleOfGrip(adding, 2)];
  await admin.mouse.move(...from);
  await admin.mouse.down();
  await admin.mouse.move(...to, { steps: 12 });
  await admin.mouse.up();
  const byMouse = [second, third, first];
  await expect.poll(() => pictures(adding)).toEqual(byMouse);
  await admin.mouse.move(...from, { steps: 4 });
  expect(await pictures(adding), 'a released picture stays in its place').toEqual(byMouse);

  // Not published, because other journeys check the in-stock page.
  await adding.getByRole('button', { name: 'Save as draft' }).click();
  await expect(adding).toBeHidden();
  const editing = admin.getByRole('dialog', { name: 'Edit Product' });
  const edit = async () => {
    await admin.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(editing.locator('[data-order]')).toHaveCount(3);
  };
  await edit();
  expect(await pictures(editing)).toEqual(byMouse);

  const fingers = await openFingers(admin);
  await editing.locator('[data-order]').first().scrollIntoViewIfNeeded();
  await fingers.drag({ from: await middleOfGrip(editing, 2), to: await middleOfGrip(editing, 1) });
  const byFinger = [second, first, third];
  await expect.poll(() => pictures(editing)).toEqual(byFinger);
  await editing.getByRole('button', { name: 'Save as draft' }).click();
  await expect(editing).toBeHidden();
  await edit();
  expect(await pictures(editing)).toEqual(byFinger);

  // Restores the site for other journeys.
  await editing.getByRole('link', { name: 'Close' }).click();
  await chooseRowAction(admin, name, 'Delete');
  await admin.getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByRole('log', { name: 'Messages' })).toContainText('Product deleted successfully!');
});
