import { expectAccessible } from '../support/accessible.ts';
import { openLead } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import { fillPerson, makePerson, readReference, selectField } from '../support/quote-forms.ts';
import { visit } from '../support/visit.ts';

const PHONE = { width: 390, height: 844 };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('A visitor plans an island, fixes a length, asks for a quote, and the owner opens the plan', async ({
    faults,
    ownerPage,
    page,
  }) => {
    faults.allow(/answered 400: POST .*\/slab-planner$/);
    await page.goto('/slab-planner?stone=glacier-oro');
    await page.locator('summary', { hasText: /^Island$/ }).click();
    await page.getByRole('group', { name: 'Island', exact: true }).getByLabel('Length').fill('7 ft');
    await page.getByRole('button', { name: 'Add Island', exact: true }).click();
    await expect(page).toHaveURL(/\/slab-planner\?(?:open=\w+&)?plan=/);
    await expect(page.getByRole('row', { name: /^1 · Island/ })).toContainText('84″ × 42″');

    const island = page.getByRole('group', { name: 'Island', exact: true }).first();
    await island.getByLabel('Length').fill('nine feet-ish');
    await page.getByRole('button', { name: 'Update drawing' }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: /^Enter a length such as/ })).toBeVisible();
    await expect(island.getByLabel('Length')).toHaveValue('nine feet-ish');
    await island.getByLabel('Length').fill('9\' 2 1/2"');
    await page.getByRole('button', { name: 'Update drawing' }).click();
    await expect(page.getByRole('row', { name: /^1 · Island/ })).toContainText('110½″ × 42″');

    await page.getByRole('button', { name: 'Duplicate Island' }).click();
    await expect(page.getByRole('row', { name: /^2 · Island 2/ })).toBeVisible();
    const planUrl = new URL(page.url());

    await page.getByRole('link', { name: 'Get a Quote for this plan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a Quote for Glacier Oro');
    await expect(page.getByLabel('Send the plan with my request')).toHaveAccessibleDescription(
      /^2 pieces from 2 slabs of Glacier Oro/,
    );
    await expect(page.getByRole('img', { name: /^Slab 2 of 2/ })).toBeVisible();
    const person = makePerson();
    await selectField(page, 'Where will it go?').selectOption('Kitchen island');
    await fillPerson(page, person);
    await page.getByRole('button', { name: 'Get a Quote' }).click();
    await openLead(ownerPage, await readReference(page));
    await expect(ownerPage.getByText('2 pieces from 2 slabs of Glacier Oro')).toBeVisible();
    const drawing = ownerPage.getByRole('region', { name: 'Countertop plan' });
    await expect(drawing.getByRole('img', { name: /^Slab 2 of 2/ })).toBeVisible();
    await expect(drawing.getByRole('listitem').filter({ hasText: /^2 Island 2, 110½/ })).toBeVisible();
    const link = ownerPage.getByRole('link', { name: 'Open the plan' });
    expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('plan')).toBe(
      planUrl.searchParams.get('plan'),
    );
  });

  test('Parts are placed by hand with fields', async ({ page }) => {
    await page.goto('/slab-planner');
    await page.locator('summary', { hasText: 'Straight counter' }).click();
    await page.getByRole('button', { name: 'Add Straight counter' }).click();
    await page.locator('summary', { hasText: 'Place parts by hand' }).click();
    await page.getByRole('button', { name: 'Place parts by hand' }).click();
    await page.locator('summary', { hasText: 'Parts placed by hand' }).click();
    const place = page.getByRole('group', { name: 'Counter', exact: true }).last();
    await place.getByLabel('From the left').fill('20 1/4');
    await page.getByRole('button', { name: 'Update drawing' }).click();
    await expect(page.getByRole('row', { name: /^1 · Counter/ })).toContainText('20¼″ from the left');
  });
});

test.describe('on a phone, by keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE });

  test('The drawing follows what is typed, changes are undone, and the plan is kept in the URL and on the device', async ({
    page,
  }) => {
    await visit(page, '/slab-planner');
    await expectAccessible(page, 'without a plan');
    await page.locator('summary', { hasText: 'Vanity top' }).press('Enter');
    await page.getByRole('button', { name: 'Add Vanity top with backsplash' }).press('Enter');
    const top = page.getByRole('row', { name: /^1 · Vanity top/ });
    await expect(top).toContainText('49″ × 22½″');
    await expect(page).toHaveURL(/plan=/);

    await page.locator('summary', { hasText: 'Vanity top' }).first().press('Enter');
    const length = page.getByRole('group', { name: 'Vanity top', exact: true }).getByLabel('Length', { exact: true });
    await length.fill('61');
    await expect(top).toContainText('61″ × 22½″');
    await length.fill('-61');
    await expect(page.getByText('Enter a length that is more than zero.')).toBeVisible();
    await expectAccessible(page, 'with a mistake');
    await length.fill('61');
    await expect(page.getByText('Enter a length that is more than zero.')).toBeHidden();

    await page.getByRole('button', { name: 'Duplicate Vanity top' }).press('Enter');
    await expect(page.getByRole('row', { name: /Vanity top 2/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await expect(page.getByRole('row', { name: /Vanity top 2/ })).toBeHidden();
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await expect(page.getByRole('row', { name: /Vanity top 2/ })).toBeVisible();

    // The URL follows a moment later.
    const quote = page.getByRole('link', { name: 'Get a Quote for this plan' });
    const code = new URL((await quote.getAttribute('href')) ?? '', page.url()).searchParams.get('plan');
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('plan') === code);
    await page.reload();
    await expect(page.getByRole('row', { name: /Vanity top 2/ })).toBeVisible();
    await visit(page, '/slab-planner');
    await page.getByRole('button', { name: 'Continue with it' }).press('Enter');
    await expect(page.getByRole('row', { name: /Vanity top 2/ })).toBeVisible();
  });

  test('The kitchen is shown assembled, and turned by keys, buttons and the mouse', async ({ faults, page }) => {
    // A browser without a graphics card copies each picture.
    faults.allow(/GPU stall due to ReadPixels/);
    await visit(page, '/slab-planner');
    await page.locator('summary', { hasText: 'Island with waterfall ends' }).press('Enter');
    await page.getByRole('button', { name: 'Add Island with waterfall ends' }).press('Enter');
    const assembled = page.getByRole('region', { name: 'Assembled' });
    await expect(assembled.getByRole('listitem').filter({ hasText: /^Left waterfall end/ })).toContainText(
      'down from 36″ above the floor',
    );
    await page.locator('summary', { hasText: /^Island84″/ }).press('Enter');
    await page.getByRole('group', { name: 'Island', exact: true }).getByLabel('Length', { exact: true }).fill('96');
    // It keeps to the end of the island.
    await expect(assembled.getByRole('listitem').filter({ hasText: /^Right waterfall end/ })).toContainText(
      '94¾″ from the left end',
    );
    await assembled.getByRole('button', { name: 'Show in 3D' }).press('Enter');
    const view = assembled.getByRole('img', { name: /^Your pieces assembled\. Seen from the front right/ });
    await expect(view).toBeVisible();
    await expectAccessible(page, 'with the 3D view');
    const status = assembled.getByRole('status');
    const turned = assembled.getByRole('img');
    const group = assembled.getByRole('group', { name: '3D view' });
    const first = await turned.screenshot();
    for (let step = 0; step < 3; step += 1) await group.press('ArrowLeft');
    await expect(status).toHaveText('Seen from the right.');
    await expect.poll(async () => (await turned.screenshot()).equals(first)).toBe(false);
    for (let step = 0; step < 3; step += 1) {
      await assembled.getByRole('button', { name: 'Turn left' }).press('Enter');
    }
    await expect(status).toHaveText('Seen from the back right.');
    await assembled.getByRole('button', { name: 'View from above' }).press('Enter');
    await expect(status).toHaveText('Seen from the front, from above.');
    await assembled.getByRole('button', { name: 'View from the front' }).press('Enter');
    await expect(status).toHaveText('Seen from the front.');
    await assembled.getByRole('button', { name: 'Reset view' }).press('Enter');
    await expect(status).toHaveText('Seen from the front right.');

    const box = await turned.boundingBox();
    if (box === null) throw new Error('The 3D view has no size');
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 240, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    // As “Turn right” does.
    await expect(status).toHaveText('Seen from the front left.');
  });

  test('Without WebGL the assembled view says so, and the drawings stay', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await visit(page, '/slab-planner');
    await page.locator('summary', { hasText: /^Island$/ }).press('Enter');
    await page.getByRole('button', { name: 'Add Island', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Show in 3D' }).press('Enter');
    await expect(page.getByText('This browser can’t show 3D')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your pieces, in their stone' })).toBeVisible();
  });

  test('A part is moved by the arrow keys, says when it overlaps, and finds its best place again', async ({ page }) => {
    await visit(page, '/slab-planner');
    await page.locator('summary', { hasText: /^Backsplash$/ }).press('Enter');
    await page.getByRole('button', { name: 'Add Backsplash', exact: true }).press('Enter');
    const row = page.getByRole('row', { name: /^1 · Backsplash/ });
    await expect(row).toContainText('½″ from the left, ½″ from the top');
    const part = page.getByRole('button', { name: '1, Backsplash' });
    await part.press('ArrowDown');
    await expect(row).toContainText('½″ from the left, ¾″ from the top');
    await part.press('Shift+ArrowRight');
    await expect(row).toContainText('1½″ from the left, ¾″ from the top');
    await expectAccessible(page, 'with a part chosen');
    await page.getByRole('button', { name: 'Let it find the best' }).first().press('Enter');
    await expect(row).toContainText('½″ from the left, ½″ from the top');
  });
});
