import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { allColoursFound, coloursFound } from '../support/quartz-colours.ts';
import { makePerson, readReference, stepHeading } from '../support/quote-forms.ts';
import { visit } from '../support/visit.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let clicks = 0; clicks < 60; clicks += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('The first Tab stop skips to the content', async ({ page }) => {
  await visit(page, '/quartz-countertops');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /^White\s*,/ })).toBeFocused();
});

test('A page opened by a link takes the focus and is announced', async ({ page }) => {
  await visit(page, '/contact');
  await expect(page.locator('body')).toBeFocused();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Millwork', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/millwork');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Millwork: Mouldings, Doors and Stairs | Boreal & Stone' }),
  ).toHaveCount(1);
});

test('The search is a combobox: arrow keys move through results, Enter opens one, Escape closes them', async ({
  page,
}) => {
  await visit(page, '/');
  const search = page.getByRole('combobox', { name: 'Search' });
  await tabTo(page, search);
  await page.keyboard.type('mist');
  const results = page.getByRole('listbox', { name: 'Search results' });
  await expect(results.getByRole('option')).toHaveCount(8);
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const [first, last] = [results.getByRole('option').first(), results.getByRole('option').last()];
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Escape');
  await expect(results).toBeHidden();
  await expect(search).toHaveValue('mist');
  await expect(search).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=mist');
  await expect(search, 'the query stays').toHaveValue('mist');
  await search.focus();
  await search.fill('sahara');
  await expect(results.getByRole('option').first()).toContainText('Sahara Noir');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/quartz-countertops/sahara-noir');
  await expect(search).toHaveValue('');
});

test('A search with more results than it lists links to all of them', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('combobox', { name: 'Search' }).fill('mars');
  const all = page.getByRole('link', { name: /^See all \d+ results$/ });
  const [count] = /\d+/.exec((await all.textContent()) ?? '') ?? [];
  expect(Number(count)).toBeGreaterThan(8);
  await tabTo(page, all);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=mars');
  await expect(page.getByRole('main').getByText(`${count} results, page 1 of `)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(16);
  await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search the site' })).toHaveValue('mars');
});

test('An empty search does nothing, and a search without results says so', async ({ page }) => {
  await visit(page, '/contact');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('   ');
  await search.press('Enter');
  await expect(page).toHaveURL('/contact');
  await search.fill('zzz');
  await expect(page.getByText('Nothing matches “zzz”')).toBeVisible();
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('Clicking the overlay closes the menu and the results', async ({ page }) => {
  await visit(page, '/contact');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('quartz');
  await expect(page.getByRole('listbox', { name: 'Search results' })).toBeVisible();
  await page.mouse.click(700, 700);
  await expect(page.getByRole('listbox', { name: 'Search results' })).toBeHidden();

  const explore = page.locator('summary', { hasText: 'Explore' });
  await explore.click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.mouse.click(700, 700);
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('The Explore menu opens with Enter and closes with Escape, on blur and when a link is followed', async ({
  page,
}) => {
  await visit(page, '/');
  const trigger = page.locator('summary', { hasText: 'Explore' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
  await tabTo(page, trigger);
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(trigger).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeHidden();

  await tabTo(page, trigger);
  await page.keyboard.press('Enter');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(link).toBeHidden();
});

test('Filters are ticked and cleared by keyboard, and keep the focus', async ({ page }) => {
  await visit(page, '/quartz-countertops');
  const discovery = page.getByRole('checkbox', { name: /^Discovery/ });
  await tabTo(page, discovery);
  await page.keyboard.press('Space');
  await expect(page.getByText(coloursFound({ collection: 'discovery' }))).toBeVisible();
  await expect(discovery).toBeFocused();
  await tabTo(page, page.getByRole('checkbox', { name: /^2 cm/ }));
  await page.keyboard.press('Space');
  const chip = (label: string) => page.getByRole('link', { name: `Remove filter ${label}` });
  await tabTo(page, chip('Discovery'));
  await page.keyboard.press('Enter');
  await expect(chip('2 cm'), 'the focus moves to the next chip').toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Clear All', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(allColoursFound, { exact: true })).toBeFocused();
});

test('Arrow keys step through the pictures of a colour, and Escape closes the zoom view', async ({ page }) => {
  await visit(page, '/quartz-countertops/aurora');
  const strip = page.getByRole('group', { name: 'Image strip' });
  await tabTo(page, strip);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Image 2 of 7' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Image 1 of 7' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Image 7 of 7' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#picture-7')).toBeInViewport({ ratio: 0.9 });

  const closer = page.getByRole('link', { name: 'Look closer' });
  await tabTo(page, closer);
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog');
  await expect(view).toBeVisible();
  await expect(view).toContainText('Image 7 of 7');
  await page.keyboard.press('ArrowRight');
  await expect(view).toContainText('Image 1 of 7');
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(closer).toBeFocused();
});

test('The custom quote can be completed by keyboard', async ({ page }) => {
  const person = makePerson();
  await visit(page, '/custom-cabinetry');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('link', { name: 'Get a Quote', exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/custom-millwork-form');

  const type = async (label: RegExp, text: string): Promise<void> => {
    await tabTo(page, main.getByRole('textbox', { name: label }));
    await page.keyboard.type(text);
  };
  /** Chooses an option by typing, which every browser supports. */
  const choose = async (label: RegExp, text: string): Promise<void> => {
    await tabTo(page, main.getByRole('combobox', { name: label }));
    await page.keyboard.type(text);
  };

  await type(/^First name/, person.firstName);
  await type(/^Last name/, person.lastName);
  await type(/^Email/, person.email);
  // Enter clicks the step's own button, which continues or shows what is missing.
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following' });
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole('link', { name: 'Enter your phone number' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('textbox', { name: /^Phone/ })).toBeFocused();
  await type(/^Phone/, person.phone);
  await type(/^Street address/, '12 Example Road');
  await type(/^City/, 'Thunder Bay');
  await type(/^Province/, 'Ontario');
  await type(/^Postal code/, 'P7B 0A1');
  await page.keyboard.press('Enter');

  await expect(stepHeading(page, 'Project Details')).toBeFocused();
  await choose(/^Project type/, 'Built');
  await type(/^Project description/, 'A window seat with two drawers.');
  await choose(/^Timeline/, 'Flex');
  await choose(/^Budget/, 'To be');
  await tabTo(page, main.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');

  await expect(stepHeading(page, 'Specifications')).toBeFocused();
  await tabTo(page, main.getByRole('checkbox', { name: /Installation/i }));
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');

  await expect(stepHeading(page, 'Review & Submit')).toBeFocused();
  await expect(main).toContainText('A window seat with two drawers.');
  await tabTo(page, main.getByRole('button', { name: 'Submit Request' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thanks, we got your request.' })).toBeFocused();
  expect(await readReference(page)).toMatch(/^Q-/);
});
