import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makePng, type ChosenFile } from '../../support/files.ts';
import { usePictures } from '../../support/flat-pictures.ts';
import { expect, test as base } from '../../support/journey.ts';
import { fillShortQuote, makePerson, textField } from '../../support/quote-forms.ts';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';
import { startServer, type RunningServer } from '../../support/server-process.ts';
import { findPicturesFolder } from '../../support/showroom.ts';
import { visit } from '../../support/visit.ts';

const MEBIBYTE = 1024 * 1024;

interface OwnSite extends RunningServer {
  readonly dataDir: string;
}

/** A site behind a proxy that sets the visitor's IP address. */
const test = base.extend<{ ownSite: OwnSite }>({
  // Without fixtures, Playwright needs an empty pattern.
  // oxlint-disable-next-line no-empty-pattern
  ownSite: async ({}, use, testInfo) => {
    const port = await findFreePort();
    const dataDir = testInfo.outputPath('data');
    await usePictures(dataDir, findPicturesFolder());
    const site = await startServer({
      folder: resolve(import.meta.dirname, '..', '..', '..', 'apps', 'site'),
      port,
      settings: { DATA_DIR: dataDir, HOST: '127.0.0.1', SITE_PORT: String(port), TRUST_PROXY: '1' },
      logFile: testInfo.outputPath('site.log'),
    });
    await use({ ...site, dataDir });
    await site.stop();
  },
});

test('The server’s memory stays low while twenty visitors send fifty megabytes each', async ({ ownSite }) => {
  test.skip(!existsSync('/proc/self/status'), 'Only Linux tells here how much memory a process takes');
  // A quarter of all uploads, because files are written to disk as they arrive. Leaves room for the JavaScript engine.
  const most = readPeakMegabytes(ownSite) + (20 * 50) / 4;
  const held = Array.from({ length: 20 }, () => beginPost(ownSite.url, { visitor: '10.0.0.1', stopShort: 10 }));
  await wait(3_000);
  expect(await writeMessage(ownSite.url)).toBe(201);
  expect(readPeakMegabytes(ownSite)).toBeLessThan(most);
  for (const { socket } of held) socket.destroy();

  const answers = Array.from({ length: 20 }, (_none, index) =>
    beginPost(ownSite.url, { visitor: `10.0.1.${index}`, stopShort: 0 }),
  );
  const statuses = await Promise.all(answers.map(({ status }) => status));
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(8);
  // Visitors who had to wait are told so.
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(readPeakMegabytes(ownSite)).toBeLessThan(most);
  expect(await readdir(join(ownSite.dataDir, 'incoming'))).toEqual([]);
});

test('Stalled uploads don’t block other visitors', async ({ ownSite }) => {
  const held = Array.from({ length: 20 }, (_none, index) =>
    beginPost(ownSite.url, { visitor: `10.0.2.${index % 4}`, stopShort: 10, pauseMs: 8_000 }),
  );
  await wait(500);
  for (const visitor of ['10.0.2.0', '10.0.3.0']) {
    expect(await beginPost(ownSite.url, { visitor, stopShort: 0 }).status).toBe(201);
  }
  for (const { socket } of held) socket.destroy();
});

test('A text of fifty megabytes is refused immediately and delays no other request', async ({ ownSite }) => {
  const text = '<&"'.repeat((50 * MEBIBYTE) / 3);
  const form = new FormData();
  form.set('firstName', 'Sam');
  form.set('description', text);
  const answer = fetch(`${ownSite.url}/millwork`, { method: 'POST', headers: { Origin: ownSite.url }, body: form });
  const others = [];
  for (let asked = 0; asked < 10; asked += 1) others.push((await fetch(`${ownSite.url}/search?q=oak${asked}`)).status);
  const response = await answer;
  const page = await response.text();
  expect(response.status).toBe(400);
  expect(page).toContain('Project description must be 5,000 characters or fewer');
  expect(page).toContain('value="Sam"');
  expect(page.length).toBeLessThan(2 * MEBIBYTE);
  expect(new Set(others)).toEqual(new Set([200]));
});

test('Files that have to wait are sent automatically, and nothing is lost', async ({
  faults,
  ownSite,
  page,
  visitorAddress,
}) => {
  faults.allow(/answered 503: POST .*\/api\/leads\/short-quote/);
  await visit(page, `${ownSite.url}/millwork`);
  await fillShortQuote(page, makePerson(), 'A bench below the window.');
  const photo = makePhotograph('window.png');
  await page.getByLabel('Add drawings or photos').setInputFiles({ ...photo });
  const held = holdAllTurns(ownSite.url, visitorAddress);
  await wait(1_000);
  const refused = page.waitForResponse((response) => response.status() === 503);
  await page.getByRole('button', { name: 'Get a Quote' }).click();
  await refused;
  await expect(textField(page, 'Project description')).toHaveValue('A bench below the window.');
  for (const { socket } of held) socket.destroy();
  await expect(page.getByText('Your reference number')).toBeVisible({ timeout: 40_000 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Without scripts, a visitor whose files have to wait goes back and finds everything there', async ({
    faults,
    ownSite,
    page,
    visitorAddress,
  }) => {
    faults.allow(/answered 503: POST .*\/millwork/);
    await page.goto(`${ownSite.url}/millwork`);
    await fillShortQuote(page, makePerson(), 'A bench below the window.');
    const photo = makePhotograph('window.png');
    await page.getByLabel('Add drawings or photos').setInputFiles({ ...photo });
    const held = holdAllTurns(ownSite.url, visitorAddress);
    await wait(1_000);
    await page.getByRole('button', { name: 'Get a Quote' }).click();
    await expect(page.getByRole('heading', { name: 'One moment, please' })).toBeVisible();
    for (const { socket } of held) socket.destroy();
    await page.goBack();
    await expect(textField(page, 'Project description')).toHaveValue('A bench below the window.');
    await page.getByRole('button', { name: 'Get a Quote' }).click();
    await expect(page.getByText('Your reference number')).toBeVisible();
  });
});

/** A picture that is too large for an email. */
function makePhotograph(name: string): ChosenFile {
  const small = makePng(name);
  return { ...small, buffer: Buffer.concat([small.buffer, Buffer.alloc(MEBIBYTE)]) };
}

/** Uses all simultaneous uploads of one network, with senders fast enough to keep their places. */
function holdAllTurns(siteUrl: string, visitor: string): readonly BegunPost[] {
  return Array.from({ length: 3 }, () => beginPost(siteUrl, { visitor, stopShort: 10, pauseMs: 200 }));
}

interface BegunPost {
  readonly socket: Socket;
  /** The status of the response; 0 if the connection was closed without one. */
  readonly status: Promise<number>;
}

const PIECE = Buffer.alloc(MEBIBYTE, 0x20);
/** The bytes sent between two pauses. */
const SMALL_PIECE = PIECE.subarray(0, 16 * 1024);
let sent = 0;

interface PostOptions {
  readonly visitor: string;
  readonly stopShort: number;
  /** A pause between chunks, for a slow connection. Without it, data is sent as fast as the server accepts it. */
  readonly pauseMs?: number;
}

/** Posts a short quote with five pictures of nearly ten megabytes. */
function beginPost(siteUrl: string, { visitor, stopShort, pauseMs }: PostOptions): BegunPost {
  const boundary = '----journey';
  const fields = {
    firstName: 'Sam',
    lastName: 'Lake',
    email: `sam${(sent += 1)}@home.example`,
    phone: '807 555 0171',
    projectType: 'millwork',
    description: 'Photos of the whole house.',
  };
  const head = Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  const picture = Buffer.from(makePng(`${sent}.png`).buffer);
  const parts: Buffer[] = [Buffer.from(head)];
  for (let number = 1; number <= 5; number += 1) {
    const opening = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${number}.png"\r\nContent-Type: image/png\r\n\r\n`;
    parts.push(Buffer.from(opening), picture, ...Array<Buffer>(9).fill(PIECE), Buffer.from('\r\n'));
  }
  const end = Buffer.from(`--${boundary}--\r\n`);
  parts.push(end.subarray(0, end.length - stopShort));
  const length = parts.reduce((sum, part) => sum + part.length, stopShort);

  const { host, port } = new URL(siteUrl);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  const status = new Promise<number>((settle) => {
    const tell = () => settle(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0));
    socket.on('close', tell);
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      tell();
    });
  });
  void (async () => {
    socket.write(
      `POST /api/leads/short-quote HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${siteUrl}\r\nX-Forwarded-For: ${visitor}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n\r\n`,
    );
    for (const part of parts) {
      if (pauseMs !== undefined && part === PIECE) {
        for (let left = MEBIBYTE; left > 0 && !socket.destroyed; left -= SMALL_PIECE.length) {
          socket.write(SMALL_PIECE);
          await wait(pauseMs);
        }
        continue;
      }
      if (socket.destroyed) return;
      // Called with an error when the connection is closed, which the loop then notices.
      await new Promise<void>((goOn) => socket.write(part, () => goOn()));
    }
  })();
  return { socket, status };
}

async function writeMessage(siteUrl: string): Promise<number> {
  const form = new FormData();
  const fields = {
    firstName: 'Sam',
    lastName: 'Lake',
    email: 'sam@home.example',
    message: 'Are you open on Saturday?',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const headers = { Origin: siteUrl, 'X-Forwarded-For': '10.0.0.2' };
  return (await fetch(`${siteUrl}/api/leads/contact`, { method: 'POST', headers, body: form })).status;
}

/** The server's peak memory in millions of bytes. */
function readPeakMegabytes({ processId }: RunningServer): number {
  const peak = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
  return (Number(peak) * 1024) / 1e6;
}
