import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { makePng } from '../support/files.ts';
import { expect, test } from '../support/journey.ts';
import { coloursFound } from '../support/quartz-colours.ts';
import {
  fillContactStep,
  fillPerson,
  makePerson,
  readReference,
  selectField,
  stepHeading,
  textField,
} from '../support/quote-forms.ts';
import { visit, waitUntilAlive } from '../support/visit.ts';

/** Lighthouse's slow phone and connection. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const SCRIPTS = '**/assets/*.js';

/**
 * Runs `act` before the page's scripts have loaded: they are held back until then, however fast the machine is. Resolves when the
 * page is hydrated.
 *
 * @param isSlow slows the processor and the connection once the scripts are released
 */
async function beforeHydration(
  page: Page,
  path: string,
  act: () => Promise<void>,
  { isSlow = false } = {},
): Promise<void> {
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await act();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  if (isSlow) await slowDown(page);
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

async function slowDown(page: Page): Promise<void> {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Network.emulateNetworkConditions', SLOW_LINE);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Where password managers insert elements: in the root, next to a field and around it. */
async function insertPasswordManager(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-lt-installed', 'true');
    document.body.setAttribute('data-dashlane-root', '1');
    for (const field of document.querySelectorAll('main :is(input, select, textarea):not([type=hidden])')) {
      field.setAttribute('data-dashlane-rid', 'a1b2');
      field.insertAdjacentHTML('beforebegin', '<com-1password-button></com-1password-button>');
      field.insertAdjacentHTML('afterend', '<div data-lastpass-icon-root></div>');
      field.closest('label, form')?.insertAdjacentHTML('afterbegin', '<grammarly-extension></grammarly-extension>');
    }
  });
}

/** Holds back the scripts of pages until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = new AbortController();
  const opened = once(gate.signal, 'abort');
  await page.route(SCRIPTS, async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.abort();
}

/** The draft of a form in this browser's storage. */
function readDraft(page: Page, form: string): Promise<string> {
  return page.evaluate((name) => localStorage.getItem(`showroom.draft.${name}`) ?? '', form);
}

test('Filters ticked before hydration, by touch or keyboard, filter the list', async ({ page }) => {
  const act = async () => {
    await page.getByRole('checkbox', { name: /^BEYOND/ }).click();
    await page.getByRole('checkbox', { name: /^Red/ }).click();
    await page.getByRole('checkbox', { name: /^Carrara/ }).focus();
    await page.keyboard.press('Space');
    const discovery = page.getByRole('complementary').getByText('Discovery');
    await discovery.click();
    await discovery.click();
  };
  await beforeHydration(page, '/quartz-countertops', act, { isSlow: true });
  await expect(page).toHaveURL('/quartz-countertops?collection=beyond&collection=red&subcategory=carrara');
  await expect(page.getByText(coloursFound({ subcategory: 'carrara' }))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Carrara/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Discovery/ })).not.toBeChecked();
});

test('A filter removed before hydration stays removed', async ({ page }) => {
  await beforeHydration(page, '/quartz-countertops?collection=beyond&collection=discovery', () =>
    page.getByRole('checkbox', { name: /^BEYOND/ }).click(),
  );
  await expect(page.getByText(coloursFound({ collection: 'discovery' }))).toBeVisible();
  await expect(page).toHaveURL('/quartz-countertops?collection=discovery');
});

test('Text typed into the search before hydration shows its results', async ({ page }) => {
  const search = page.getByRole('combobox', { name: 'Search' });
  await beforeHydration(page, '/', () => search.pressSequentially('sahar'));
  const results = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
  await expect(results.first()).toContainText('Sahara Noir');
  await expect(search).toBeFocused();
  await page.keyboard.type('a noir');
  await expect(search).toHaveValue('sahara noir');
});

test('A choice made in a form before hydration is saved with its draft', async ({ page }) => {
  await beforeHydration(page, '/millwork', async () => {
    await selectField(page, 'Project type').selectOption('kitchen-remodel');
    await page.getByRole('radio', { name: 'Phone' }).click();
    await textField(page, 'Project description').fill('A bench by the door');
  });
  await expect(selectField(page, 'Project type')).toHaveValue('kitchen-remodel');
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  for (const kept of ['kitchen-remodel', '"phone"', 'A bench by the door'])
    await expect.poll(() => readDraft(page, 'short-quote')).toContain(kept);
});

test('Text typed next to a password manager’s icon is kept and sent', async ({ page, faults }) => {
  // React reports that it renders the page again.
  faults.allow(/Minified React error #(?:418|423|425)/);
  const person = makePerson('Noor');
  await beforeHydration(page, '/contact', async () => {
    await insertPasswordManager(page);
    await fillPerson(page, person);
    await textField(page, 'Message').pressSequentially('Two slabs');
  });
  await expect(textField(page, 'First name')).toHaveValue('Noor');
  await expect(textField(page, 'Email')).toHaveValue(person.email);
  await expect(textField(page, 'Message')).toHaveValue('Two slabs');
  await expect(textField(page, 'Message')).toBeFocused();
  await page.keyboard.type(', please.');
  await expect(textField(page, 'Message')).toHaveValue('Two slabs, please.');
  await expect.poll(() => readDraft(page, 'contact')).toContain('Two slabs, please.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();
});

test('Text typed in the admin next to a password manager’s icon is kept', async ({
  openAdmin,
  ownerSession,
  faults,
}) => {
  faults.allow(/Minified React error #(?:418|423|425)/);
  const login = await openAdmin();
  const openLogin = await holdScripts(login);
  await login.goto('/admin/login', { waitUntil: 'domcontentloaded' });
  await insertPasswordManager(login);
  await login.locator('[name=username]').fill('owner');
  await login.locator('[name=password]').fill('not the password');
  openLogin();
  await waitUntilAlive(login);
  await expect(login.locator('[name=username]')).toHaveValue('owner');
  await expect(login.locator('[name=password]')).toHaveValue('not the password');

  const admin = await openAdmin(ownerSession);
  const open = await holdScripts(admin);
  await admin.goto('/admin/dashboard/posts/new', { waitUntil: 'domcontentloaded' });
  await insertPasswordManager(admin);
  await admin.locator('[name=title]').fill('Edges, compared');
  await admin.locator('[name=excerpt]').pressSequentially('Eased or mitred');
  open();
  await waitUntilAlive(admin);
  await expect(admin.locator('[name=title]')).toHaveValue('Edges, compared');
  await expect(admin.locator('[name=excerpt]')).toHaveValue('Eased or mitred');
  await expect(admin.locator('[name=excerpt]')).toBeFocused();
});

test('A file chosen before hydration is listed and sent', async ({ page }) => {
  await beforeHydration(page, '/millwork', () =>
    page.getByLabel('Add drawings or photos').setInputFiles({ ...makePng('early plan.png') }),
  );
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('early plan.png');
  const held = await page
    .getByLabel('Add drawings or photos')
    .evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map((file) => file.name));
  expect(held).toEqual(['early plan.png']);
});

test('A carousel button clicked before hydration moves the carousel', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  const strip = page.getByRole('list', { name: 'Brands' });
  await beforeHydration(page, '/', () => page.getByRole('button', { name: 'Next brands' }).click());
  await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
});

test('A thumbnail chosen before hydration is shown by the gallery', async ({ page }) => {
  await beforeHydration(page, '/quartz-countertops/aurora', () =>
    page.getByRole('link', { name: /^Show image 3/ }).click(),
  );
  await expect(page.getByRole('button', { name: 'Image 3 of 7' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#picture-3')).toBeInViewport({ ratio: 0.5 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('A menu button tapped before hydration opens the menu', async ({ page }) => {
    await beforeHydration(page, '/', () => page.getByRole('button', { name: 'Menu' }).tap(), { isSlow: true });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('A filter button used before hydration, by touch or keyboard, opens the filters', async ({ page }) => {
    await beforeHydration(page, '/quartz-countertops', async () => {
      await page.getByRole('button', { name: 'Filters' }).focus();
      await page.keyboard.press('Enter');
    });
    await expect(page.getByRole('dialog', { name: 'Filter colours' })).toBeVisible();
  });
});

test('A step submitted before hydration after a reload continues from the draft', async ({ page }) => {
  const person = makePerson();
  await visit(page, '/custom-millwork-form');
  await fillContactStep(page, person);
  await expect.poll(() => readDraft(page, 'custom-quote')).toContain('P7B 0A1');

  await page.goto('about:blank');
  const act = async () => {
    await expect(textField(page, 'First name')).toHaveValue('');
    await page.getByRole('button', { name: 'Next' }).click();
  };
  await beforeHydration(page, '/custom-millwork-form', act, { isSlow: true });
  await expect(stepHeading(page, 'Project Details')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(textField(page, 'First name')).toHaveValue(person.firstName);
});

test('A step submitted before hydration shows the draft’s later step without validating it', async ({ page }) => {
  await visit(page, '/custom-millwork-form');
  await fillContactStep(page, makePerson());
  await page.getByRole('button', { name: 'Next' }).click();
  await textField(page, 'Project description').fill('Half a thought');
  await expect.poll(() => readDraft(page, 'custom-quote')).toContain('Half a thought');

  await page.goto('about:blank');
  await beforeHydration(page, '/custom-millwork-form', () => page.getByRole('button', { name: 'Next' }).click());
  await expect(textField(page, 'Project description')).toHaveValue('Half a thought');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('A message sent before hydration is sent once, as typed', async ({ page }) => {
  const person = makePerson();
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  const act = async () => {
    await fillPerson(page, person);
    await textField(page, 'Message').fill('Are you open on Saturday?');
    await page.getByRole('button', { name: 'Send Message' }).click();
  };
  await beforeHydration(page, '/contact', act, { isSlow: true });
  await expect(page.getByRole('heading', { name: 'Thanks, we got your message.' })).toBeVisible();
  expect(await readReference(page)).toMatch(/^Q-/);
  // By the scripts, or by the browser itself if they loaded late.
  expect(posts).toHaveLength(1);
});

test('A message is sent without scripts when they don’t load', async ({ page }) => {
  const person = makePerson();
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fillPerson(page, person);
  await textField(page, 'Message').fill('Are you open on Sunday?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});

test('A message is sent without scripts as soon as they fail', async ({ page, faults }) => {
  faults.allow(/failed: GET .*\.js/);
  faults.allow(/uncaught: .*dynamically imported module/);
  const person = makePerson();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fillPerson(page, person);
  await textField(page, 'Message').fill('Are you open on Monday?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();
});
