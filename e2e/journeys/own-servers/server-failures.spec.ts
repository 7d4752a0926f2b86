import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendContactForm, storeContactForm } from '../../support/contact-form.ts';
import { expect, test as base } from '../../support/journey.ts';
import { lockDatabase } from '../../support/lock-database.ts';
import { fillPerson, makePerson, textField } from '../../support/quote-forms.ts';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';
import { startServer, type RunningServer } from '../../support/server-process.ts';
import { visit } from '../../support/visit.ts';

/** A site on a port that tests stop and damage. Restarted, it has the same data. */
const test = base.extend<{ startOwnSite: (port: number) => Promise<RunningServer> }>({
  // Without fixtures, Playwright needs an empty pattern.
  // oxlint-disable-next-line no-empty-pattern
  startOwnSite: async ({}, use, testInfo) => {
    const started: RunningServer[] = [];
    await use(async (port) => {
      const site = await startServer({
        folder: resolve(import.meta.dirname, '..', '..', '..', 'apps', 'site'),
        port,
        settings: {
          DATA_DIR: testInfo.outputPath('data'),
          HOST: '127.0.0.1',
          SITE_PORT: String(port),
          TRUST_PROXY: '1',
        },
        logFile: testInfo.outputPath(`site-${started.length + 1}.log`),
      });
      started.push(site);
      return site;
    });
    for (const site of started) await site.stop();
  },
});

test('A restart while a visitor writes loses nothing', async ({ page, faults, startOwnSite }) => {
  // The “Back to top” button is fetched on first scroll, the shortlist's message when the pointer first moves.
  faults.allow(
    /failed: (?:POST|GET .*\/assets\/(?:scroll-to-top|shortlist-tray|change-shortlist)-).* net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/,
  );
  const port = await findFreePort();
  const site = await startOwnSite(port);
  await visit(page, `${site.url}/contact`);
  await fillPerson(page, makePerson());
  await textField(page, 'Message').fill('Are you open on Saturday?');

  await site.stop();
  await page.getByRole('button', { name: 'Send Message' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'There was an error submitting your request.' });
  await expect(problem).toContainText('What you typed is still here.');
  await expect(textField(page, 'Message')).toHaveValue('Are you open on Saturday?');

  await startOwnSite(port);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();
});

test('A killed server has saved every request it acknowledged', async ({ startOwnSite }) => {
  const port = await findFreePort();
  const acknowledged = new Map<number, string>();
  for (const round of [0, 1, 2]) {
    const site = await startOwnSite(port);
    const answers = Array.from({ length: 12 }, async (_none, index) => {
      const number = round * 100 + index;
      await wait(index * 15);
      // The killed server acknowledged none of them; their visitors saw an error.
      const reference = await storeContactForm(site.url, number).catch(() => null);
      if (reference !== null) acknowledged.set(number, reference);
      return reference;
    });
    // Some are answered, one is in progress, the others are still on their way.
    await Promise.all(answers.slice(0, 3 + round));
    await site.kill();
    await Promise.all(answers);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(12);

  // The same request is recognized by its content and gets the same reference.
  const site = await startOwnSite(port);
  for (const [number, reference] of acknowledged) expect(await storeContactForm(site.url, number)).toBe(reference);
});

test('A locked database delays no page, and every request is saved once', async ({
  request,
  startOwnSite,
}, testInfo) => {
  const site = await startOwnSite(await findFreePort());
  await request.get(`${site.url}/`);
  expect(await storeContactForm(site.url, 0)).not.toBe('');

  const lock = await lockDatabase(testInfo.outputPath('data'), 7_000);
  try {
    const answers = Promise.all(Array.from({ length: 20 }, (_none, index) => storeContactForm(site.url, index + 1)));
    answers.catch(() => undefined);
    const durationsMs: number[] = [];
    while (lock.isHeld()) {
      const startedAt = performance.now();
      expect((await request.get(`${site.url}/`)).status()).toBe(200);
      expect((await request.get(`${site.url}/contact`)).status()).toBe(200);
      expect((await request.get(`${site.url}/healthz`)).status()).toBe(200);
      durationsMs.push(performance.now() - startedAt);
      await wait(100);
    }
    // Much less than a write would wait for the lock, much more than three pages take on a busy machine.
    expect(Math.max(...durationsMs)).toBeLessThan(3_000);
    const references = await answers;
    expect(new Set(references).size).toBe(20);
    for (const [index, reference] of references.entries()) {
      expect(await storeContactForm(site.url, index + 1)).toBe(reference);
    }
  } finally {
    await lock.release();
  }
});

test('A removed database file is noticed, and nothing is acknowledged that a restart would lose', async ({
  request,
  startOwnSite,
}, testInfo) => {
  const site = await startOwnSite(await findFreePort());
  await storeContactForm(site.url, 1);
  await rm(testInfo.outputPath('data', 'showroom.db'));

  expect((await sendContactForm(site.url, 2)).status).toBe(503);
  expect((await sendContactForm(site.url, 1)).status).toBe(503);
  const health = await request.get(`${site.url}/healthz`);
  expect(health.status()).toBe(503);
  expect(await health.json()).toMatchObject({ store: 'unavailable', reason: 'file-removed' });
  // Visitors can still read, and find the phone number.
  expect((await request.get(`${site.url}/contact`)).status()).toBe(200);
  // This test causes a logged error, which an ordinary stop would report.
  await site.kill();
});

test('Malformed requests are refused, and the server keeps running', async ({ request, startOwnSite }) => {
  const port = await findFreePort();
  const site = await startOwnSite(port);
  for (const range of ['bytes=5-2', 'bytes=-5', 'bytes=x-y', 'bytes=0-99999999999', 'bytes=9999999-', 'lines=1-2']) {
    await request.get(`${site.url}/favicon.svg`, { headers: { Range: range } });
  }
  for (const path of [
    '/%',
    '/%00',
    '/..%2f..%2fetc/passwd',
    `/${'a'.repeat(9000)}`,
    '//evil.example/',
    '/pictures/..%2f.400.avif',
  ]) {
    expect(
      await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`),
      path,
    ).toMatch(/^HTTP\/1\.1 (?:30\d|4\d\d) /);
  }
  await sendRaw(port, 'NONSENSE\r\n\r\n');
  await sendRaw(
    port,
    `POST /contact HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 10\r\nConnection: close\r\n\r\nabc`,
    300,
  );
  expect((await request.get(`${site.url}/healthz`)).status()).toBe(200);
});

/** Sends raw bytes and returns the response. With a time, closes the connection after it. */
function sendRaw(port: number, text: string, hangUpAfterMs?: number): Promise<string> {
  return new Promise((settle) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => settle(answer));
    socket.on('close', () => settle(answer));
    if (hangUpAfterMs !== undefined) setTimeout(() => socket.destroy(), hangUpAfterMs);
  });
}
