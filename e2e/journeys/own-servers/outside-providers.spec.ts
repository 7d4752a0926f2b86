import { resolve } from 'node:path';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';
import { startTurnstile, type Turnstile } from '@showroom/turnstile-stand-in';
import { expectAccessible } from '../../support/accessible.ts';
import { usePictures } from '../../support/flat-pictures.ts';
import { expect, test as base } from '../../support/journey.ts';
import { prepareStore, runOnStore, talkToStore, type StoreTalk } from '../../support/prepare-store.ts';
import { startProvider, type Provider } from '../../support/provider.ts';
import { startServer } from '../../support/server-process.ts';
import { findPicturesFolder } from '../../support/showroom.ts';
import { visit } from '../../support/visit.ts';

interface LinkedSite {
  readonly url: string;
  readonly provider: Provider;
  /** A stand-in for the verification service. */
  readonly turnstile: Turnstile;
  /** Saves the links of outside providers as the owner. */
  readonly saveLinks: (links: object) => Promise<void>;
  /** Saves the keys of the human verification. */
  readonly saveKeys: (keys: Turnstile['keys']) => Promise<void>;
}

/** A site whose owner has set up outside providers. */
const test = base.extend<{ linked: LinkedSite }>({
  // Without fixtures, Playwright needs an empty pattern.
  // oxlint-disable-next-line no-empty-pattern
  linked: async ({}, use, testInfo) => {
    const place = { DATA_DIR: testInfo.outputPath('data'), DATABASE_URL: '' };
    await usePictures(place.DATA_DIR, findPicturesFolder());
    await prepareStore(place);
    let linkSaver: StoreTalk | undefined;
    const provider = await startProvider();
    const turnstile = await startTurnstile();
    const port = await findFreePort();
    const site = await startServer({
      folder: resolve(import.meta.dirname, '..', '..', '..', 'apps', 'site'),
      port,
      settings: { ...place, HOST: '127.0.0.1', SITE_PORT: String(port), TURNSTILE_URL: turnstile.url },
      logFile: testInfo.outputPath('site.log'),
    });
    try {
      await use({
        url: site.url,
        provider,
        turnstile,
        saveLinks: async (links) => {
          linkSaver ??= talkToStore('testing/save-provider-links.ts', place);
          expect(await linkSaver.ask(JSON.stringify(links))).toEqual({ ok: true });
        },
        saveKeys: async (keys) => {
          const answer = await runOnStore('testing/save-verification.ts', place, [JSON.stringify(keys)]);
          expect(answer).toEqual({ ok: true });
        },
      });
    } finally {
      await linkSaver?.end();
      await site.stop();
      await provider.close();
      await turnstile.close();
    }
  },
});

test('The contact form of an outside provider works in each state, and outdoor kitchens link to the partner', async ({
  browser,
  faults,
  linked: { provider, saveLinks, url },
  page,
}) => {
  const { renderFunction } = provider;
  const show = async (script: string, search = '') => {
    const contactForm = {
      scriptUrl: `${provider.url}/${script}`,
      stylesheetUrl: `${provider.url}/form.css`,
      endpoint: `${provider.url}/form`,
      renderFunction,
    };
    await saveLinks({ contactForm });
    await visit(page, `${url}/contact${search}`);
  };
  const wayOut = page.getByRole('link', { name: 'Open Contact Form in New Tab' });

  await visit(page, `${url}/contact`);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();

  await show('draws.js', '?quartz=aurora&vanities=tamarack-30-gray');
  await expect(page.getByRole('heading', { level: 2, name: 'Send us a message' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await expect(wayOut).toHaveCount(0);
  const asked = page.getByRole('region', { name: 'What you ask about' });
  await expect(asked).toContainText(/About: Aurora quartz, Tamarack 30″/);
  const byMail = await asked.getByRole('link', { name: 'Email us about it' }).getAttribute('href');
  expect(decodeURIComponent(byMail ?? '')).toContain('?subject=About: Aurora quartz, Tamarack');
  await expectAccessible(page, 'a form with an outside provider, about two products', { part: 'content' });
  await asked.getByRole('link', { name: 'Use our project form' }).click();
  await expect(page.getByRole('checkbox', { name: /Aurora quartz/ })).toBeChecked();

  await show('draws-nothing.js');
  await expect(page.getByText("If the form doesn't load, please try:")).toBeVisible();
  await expect(page.getByText('Loading contact form...')).toBeVisible();
  await expect(asked).toHaveCount(0);
  await expectAccessible(page, 'a provider script without its function', { part: 'content' });
  const [tab] = await Promise.all([page.waitForEvent('popup'), wayOut.click()]);
  await expect(tab).toHaveTitle('The form in a tab of its own');
  await tab.close();

  faults.allow(/answered 404: GET .*\/gone\.js$/);
  await show('gone.js');
  await expect(page.getByText('Failed to load contact form')).toBeVisible();
  await expect(wayOut).toHaveAttribute('href', `${provider.url}/form`);
  await expectAccessible(page, 'a provider script that does not load', { part: 'content' });

  await page.goto(`${url}/outdoor-kitchens`);
  await expect(page.getByRole('link', { name: 'Ask about yours' })).toBeVisible();
  await expect(page.getByText('Redirecting...')).toHaveCount(0);

  await saveLinks({ outdoorKitchens: `${provider.url}/outdoor` });
  const opened = page.waitForEvent('popup');
  await visit(page, `${url}/outdoor-kitchens`);
  await expect(page.getByText('Redirecting...')).toBeVisible();
  await expectAccessible(page, 'countdown before opening the partner’s site', { part: 'content' });
  const partner = await opened;
  await expect(partner).toHaveTitle('The partner');
  expect(await partner.evaluate(() => window.opener === null)).toBe(true);
  await expect(page.getByText('Opened in a new tab. This page is still here.')).toBeVisible();
  await expectAccessible(page, 'after opening the partner’s site', { part: 'content' });
  await partner.close();

  await visit(page, `${url}/outdoor-kitchens`);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText('We’ve stopped the redirect.')).toBeVisible();

  await page.addInitScript(() => (window.open = () => null));
  await visit(page, `${url}/outdoor-kitchens`);
  await expect(page.getByText('Your browser blocked the new tab. Use the link to open it.')).toBeVisible();
  await expectAccessible(page, 'a tab that could not be opened', { part: 'content' });

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${url}/outdoor-kitchens`);
  await expect(plain.getByText('Redirecting...')).toBeHidden();
  await expect(plain.getByRole('link', { name: /^Open .* in a new tab$/ })).toHaveAttribute(
    'href',
    `${provider.url}/outdoor`,
  );
  await plain.close();
});

test('Forms are verified with Turnstile, and still sent when verification is unavailable', async ({
  browser,
  faults,
  linked: { saveKeys, turnstile, url },
  page,
}) => {
  const write = async (message: string, on = page) => {
    await on.getByRole('textbox', { name: 'First name' }).fill('Sam');
    await on.getByRole('textbox', { name: 'Last name' }).fill('Lake');
    await on.getByRole('textbox', { name: 'Email' }).fill('sam@home.example');
    await on.getByRole('textbox', { name: 'Message' }).fill(message);
  };
  const send = (on = page) => on.getByRole('button', { name: 'Send Message' }).click();
  const received = (on = page) => expect(on.getByText('Thanks, we got your message.')).toBeVisible();
  const widget = page.frameLocator('human-verification iframe').getByText('A person, it seems.');

  // axe injects itself into the service's frame, which is cross-origin.
  faults.allow(/^console: Failed to execute 'postMessage'/);
  await visit(page, `${url}/contact`);
  await expect(page.locator('human-verification')).toHaveCount(0);
  await saveKeys(turnstile.keys);

  // Far above the form, nothing is requested from the service; a client navigation opens another form.
  await visit(page, `${url}/millwork`);
  await expect(page.locator('human-verification')).toHaveCount(1);
  expect(turnstile.countScripts()).toBe(0);
  await page.locator('a[href="/contact"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await write('The first');
  await expect(widget).toBeVisible();
  await expectAccessible(page, 'a form with human verification', { part: 'content' });
  await send();
  await received();
  expect(turnstile.asked).toHaveLength(1);

  faults.allow(/answered 400: POST .*\/api\/leads\/contact$/);
  turnstile.mood = 'refusing';
  // The narrowest folding phone: first in landscape, then in portrait.
  await page.setViewportSize({ width: 653, height: 280 });
  await visit(page, `${url}/contact`);
  await write('The second');
  const frame = page.locator('human-verification iframe');
  await expect(frame).toHaveAttribute('width', '300');
  await page.setViewportSize({ width: 280, height: 653 });
  await expect(frame).toHaveAttribute('width', '150');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280);
  await send();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('The spam check didn’t go through');
  await expect(page.locator('human-verification')).toContainText('The spam check didn’t go through');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('The second');
  await expectAccessible(page, 'a rejected verification', { part: 'content' });
  await summary.getByRole('link').click();
  await expect(page.locator('human-verification')).toBeFocused();
  await send();
  await received();
  expect(turnstile.asked[2]?.get('response'), 'a new token').not.toBe(turnstile.asked[1]?.get('response'));
  await page.setViewportSize({ width: 1440, height: 900 });

  faults.allow(/failed: GET .*\/turnstile\/v0\/api\.js/);
  await page.route('**/turnstile/**', (route) => route.abort('blockedbyclient'));
  await visit(page, `${url}/contact`);
  await write('The third');
  await expect(page.getByText('The spam check didn’t load. You can still send this.')).toBeVisible();
  await send();
  await received();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${url}/contact`);
  await expect(plain.locator('human-verification')).toBeHidden();
  await write('The fourth', plain);
  await send(plain);
  await received(plain);
  await plain.goto(`${url}/privacy`);
  await expect(plain.getByText('The spam check')).toBeVisible();
  await plain.close();
  expect(turnstile.asked).toHaveLength(3);
});
