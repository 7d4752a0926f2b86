import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';
import { waitUntilAlive } from '../../support/visit.ts';

test('The owner works through a list by keyboard, keeps the focus, and undoes with Ctrl+Z', async ({
  ownerPage: admin,
}) => {
  await admin.goto('/admin/dashboard-pro/testimonials');
  await waitUntilAlive(admin);
  const said = (words: string) => expect(admin.getByRole('log', { name: 'Messages' })).toContainText(words);
  const boxes = admin.getByRole('checkbox', { name: /^Select “/ });
  const count = await boxes.count();
  expect(count).toBeGreaterThan(2);

  await test.step('two are unpublished at once', async () => {
    await boxes.nth(0).focus();
    await boxes.nth(1).press('Space');
    await boxes.nth(2).press('Space');
    const unpublish = admin.getByRole('button', { name: 'Unpublish' });
    await unpublish.press('Enter');
    await said('2 testimonials unpublished');
    await expectToGoOnFrom(boxes.nth(1));
    await expect(boxes.nth(1)).not.toBeChecked();
    await admin.keyboard.press('Control+z');
    await said('Undone: back to what was live before');
    await expectToGoOnFrom(boxes.nth(1));
  });

  await test.step('one is deleted, and the next takes its place', async () => {
    const second = await boxes.nth(1).getAttribute('value');
    const actions = admin.getByRole('button', { name: /^Actions for / }).nth(1);
    const edit = admin.getByRole('menuitem', { name: 'Edit' });
    const remove = admin.getByRole('menuitem', { name: 'Delete' });
    await actions.press('Enter');
    await expect(edit).toBeFocused();
    await admin.keyboard.press('Escape');
    await expectToGoOnFrom(actions);
    const question = admin.getByRole('dialog', { name: 'Are you sure you want to delete this testimonial?' });
    const askToDelete = async () => {
      await actions.press('Enter');
      await expect(edit).toBeFocused();
      await admin.keyboard.press('ArrowDown');
      // Radix moves the focus in a timer after the key.
      await expect(remove).toBeFocused();
      await admin.keyboard.press('Enter');
      await expect(question).toBeFocused();
    };
    await askToDelete();
    await admin.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expectToGoOnFrom(actions);
    await askToDelete();
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    await said('Testimonial deleted successfully!');
    await expect(boxes).toHaveCount(count - 1);
    expect(await boxes.nth(1).getAttribute('value')).not.toBe(second);
    await expectToGoOnFrom(boxes.nth(1));
    await admin.keyboard.press('Control+z');
    await said('1 testimonial restored');
    await expect(boxes).toHaveCount(count);
  });

  await test.step('one is unpublished in its form, and published again', async () => {
    await admin.goto('/admin/dashboard-pro/testimonials?shown=published');
    await expect(boxes).toHaveCount(count);
    await admin.locator('main li h2').first().getByRole('link').press('Enter');
    await admin.getByRole('button', { name: 'Unpublish' }).press('Enter');
    await said('Testimonial unpublished');
    await expect(boxes).toHaveCount(count - 1);
    await admin.keyboard.press('Control+z');
    await said('Undone: back to what was live before');
    await admin.goto('/admin/dashboard-pro/testimonials?shown=published');
    await expect(boxes).toHaveCount(count);
  });
});

/** Checks that an element has the focus and is visible. */
async function expectToGoOnFrom(place: Locator): Promise<void> {
  await expect(place).toBeFocused();
  expect(await place.evaluate((each) => each.matches(':focus-visible'))).toBe(true);
}
