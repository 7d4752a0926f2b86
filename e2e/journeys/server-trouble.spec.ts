import { connect } from 'node:net';
import { resolve } from 'node:path';
import { expect, test as base } from '../support/journey.ts';
import { fillPerson, makePerson, textField } from '../support/quote-forms.ts';
import { findFreePort, startServer, type RunningServer } from '../support/server-process.ts';
import { visit } from '../support/visit.ts';

/** A site of this test's own on a port, to be treated badly. Started again, it finds its data as it left them. */
const test = base.extend<{ startOwnSite: (port: number) => Promise<RunningServer> }>({
  // Needs nothing, which Playwright reads from an empty pattern.
  // oxlint-disable-next-line no-empty-pattern
  startOwnSite: async ({}, use, testInfo) => {
    const started: RunningServer[] = [];
    await use(async (port) => {
      const site = await startServer({
        folder: resolve(import.meta.dirname, '..', '..', 'apps', 'site'),
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

test('a server that stops while a visitor writes loses nothing, and takes the request when it is back', async ({
  page,
  faults,
  startOwnSite,
}) => {
  faults.allow(/failed: POST .* net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/);
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

test('requests that make no sense are turned away, and the server lives on', async ({ request, startOwnSite }) => {
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

/** Sends bytes as they are and answers with what came back; with a time, hangs up after it. */
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
