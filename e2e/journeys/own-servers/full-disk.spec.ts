import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { request as playwrightRequest, type APIRequestContext, type APIResponse, type Page } from '@playwright/test';
import type { ChosenFile } from '../../support/files.ts';
import { usePictures } from '../../support/flat-pictures.ts';
import { signIn } from '../../support/inbox.ts';
import { expect, test as base } from '../../support/journey.ts';
import { prepareStore, type StorePlace } from '../../support/prepare-store.ts';
import { startServer, type RunningServer } from '../../support/server-process.ts';
import { findPicturesFolder, type Showroom } from '../../support/showroom.ts';
import { mountSmallDisk, type SmallDisk } from '../../support/small-disk.ts';
import sharp from 'sharp';
import { startThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';

interface SmallAdmin {
  readonly disk: SmallDisk;
  readonly dataDir: string;
  readonly adminUrl: string;
  readonly owner: Showroom['owner'];
}

async function startAdmin(place: StorePlace, logFile: string): Promise<RunningServer> {
  const port = await findFreePort();
  await usePictures(place.DATA_DIR, findPicturesFolder());
  return startServer({
    folder: resolve(import.meta.dirname, '..', '..', '..', 'apps', 'admin'),
    port,
    settings: { ...place, HOST: '127.0.0.1', ADMIN_PORT: String(port), TRUST_PROXY: '1' },
    logFile,
  });
}

/** An admin whose data is on a disk of its own. */
const test = base.extend<{ smallAdmin: SmallAdmin }>({
  // Without fixtures, Playwright needs an empty pattern.
  // oxlint-disable-next-line no-empty-pattern
  smallAdmin: async ({}, use, testInfo) => {
    const disk = await mountSmallDisk(testInfo.outputPath('disk'), 48);
    test.skip(disk === null, 'No small file system can be mounted here');
    if (disk === null) return;
    try {
      const dataDir = join(disk.folder, 'data');
      const owner = await prepareStore({ DATA_DIR: dataDir, DATABASE_URL: '' });
      const server = await startAdmin({ DATA_DIR: dataDir, DATABASE_URL: '' }, testInfo.outputPath('admin.log'));
      await use({ disk, dataDir, adminUrl: server.url, owner });
      // This test causes logged errors, which an ordinary stop would report.
      await server.kill();
    } finally {
      disk.release();
    }
  },
});

/** A picture of two megabytes. */
async function makePhotograph(): Promise<ChosenFile> {
  const [width, height] = [900, 800];
  const pixels = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  return { name: 'island.png', mimeType: 'image/png', buffer: await pixels.png().toBuffer() };
}

/** Random text, which doesn't compress. */
const newPost = (bodyBytes: number) => ({
  id: randomUUID(),
  from: '0',
  intent: 'save',
  status: 'draft',
  title: 'Drawers that close',
  slug: `drawers-${randomUUID()}`,
  excerpt: 'Slowly.',
  body: randomBytes(bodyBytes).toString('base64url'),
  category: 'Design Tips',
  author: 'Design team',
});

/** Saves posts until the disk is full. @returns the response then */
async function writeUntilFull(request: APIRequestContext, bodyBytes: number): Promise<APIResponse> {
  for (let count = 0; ; count += 1) {
    const answer = await request.post('/admin/dashboard-pro/posts/new', { form: newPost(bodyBytes), maxRedirects: 0 });
    if (answer.status() === 507) return answer;
    expect([answer.status(), count]).toEqual([302, Math.min(count, 500)]);
  }
}

async function invite(page: Page, name: string): Promise<void> {
  await page.goto('/admin/dashboard/users');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(`${name}@home.example`);
  await page.getByRole('button', { name: 'Send invite' }).click();
}

test('On a full disk the owner signs in, keeps unsaved text and frees up space', async ({
  browser,
  extraHTTPHeaders,
  faults,
  smallAdmin,
}) => {
  test.setTimeout(120_000);
  faults.allow(/507/);
  // Identity is confirmed first.
  faults.allow(/^answered 401: POST .+\/delete\.data$/);
  const { disk, dataDir, adminUrl, owner } = smallAdmin;
  const reserve = join(dataDir, 'showroom.db-reserve');
  await expect.poll(async () => (await stat(reserve).catch(() => null))?.size).toBe(8 * 1024 * 1024);

  const options = { baseURL: adminUrl, extraHTTPHeaders: extraHTTPHeaders ?? {} };
  const plain = await browser.newContext({ ...options, javaScriptEnabled: false });
  const withoutScripts = await plain.newPage();
  await signIn(withoutScripts, { adminUrl, owner });
  await withoutScripts.goto('/admin/dashboard/backup');
  await withoutScripts.getByRole('button', { name: 'Create Full Backup' }).click();
  await expect(withoutScripts.getByRole('link', { name: /^Restore the backup/ })).toHaveCount(1);

  // Identity was just confirmed, which holds for ten minutes.
  await invite(withoutScripts, 'Alex');
  await withoutScripts.getByLabel('Your password').fill(owner.password);
  await withoutScripts.getByRole('button', { name: 'Confirm' }).click();
  await expect(withoutScripts.getByRole('link', { name: 'Alex', exact: true })).toBeVisible();

  disk.fill();
  // SQLite's log still has some room, which the last small writes use up.
  for (const bodyBytes of [100_000, 100]) {
    const refused = await writeUntilFull(plain.request, bodyBytes);
    expect(await refused.text()).toContain('the server is out of disk space');
  }

  await test.step('without scripts, the form keeps its input', async () => {
    await invite(withoutScripts, 'Robin');
    await expect(withoutScripts.getByRole('alert')).toContainText('The server’s disk is full');
    await expect(withoutScripts.getByLabel('Name')).toHaveValue('Robin');
  });

  const photo = await makePhotograph();
  const scripted = await browser.newContext(options);
  await faults.watch(scripted);
  const admin = await scripted.newPage();
  await test.step('signs in', async () => {
    await signIn(admin, { adminUrl, owner });
    await expect(admin.getByRole('navigation', { name: 'Admin Pro' })).toBeVisible();
    expect((await stat(reserve)).size, 'the reserve is filled again').toBeGreaterThan(7 * 1024 * 1024);
  });
  await test.step('signs out a lost browser', async () => {
    const lost = await browser.newContext({ ...options, userAgent: 'Mozilla/5.0 (iPhone) Version/26.0 Safari/604.1' });
    const phone = await lost.newPage();
    await signIn(phone, { adminUrl, owner });
    await expect(phone).toHaveURL(/dashboard-pro/);
    await admin.goto('/admin/account/sessions');
    await admin.getByRole('button', { name: 'Sign out of Safari on iPhone' }).click();
    await expect(admin.getByText('That device has been signed out.')).toBeVisible();
    await phone.reload();
    await expect(phone).toHaveURL(/\/admin\/login/);
    await lost.close();
  });
  await test.step('a picture that could not be uploaded stays selected', async () => {
    await admin.goto('/admin/dashboard/media');
    await admin.getByLabel('Upload images').setInputFiles(photo);
    const [answer] = await Promise.all([
      admin.waitForResponse(/\/admin\/media\/upload/),
      admin.getByRole('button', { name: 'Upload', exact: true }).click(),
    ]);
    expect(answer.status()).toBe(507);
    await expect(admin.getByText('The server is out of disk space')).toBeVisible();
  });
  await test.step('frees up space', async () => {
    await admin.goto('/admin/dashboard/backup');
    await admin.getByRole('link', { name: /^Restore the backup/ }).click();
    await admin.getByRole('link', { name: 'Delete this backup' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const question = admin.getByRole('dialog', { name: 'Confirm it’s you' });
    await question.getByLabel('Your password').fill(owner.password);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(admin.getByRole('link', { name: /^Restore the backup/ })).toHaveCount(0);
  });
  await test.step('everything works once there is space', async () => {
    disk.empty();
    await withoutScripts.getByRole('button', { name: 'Send invite' }).click();
    await expect(withoutScripts.getByRole('link', { name: 'Robin', exact: true })).toBeVisible();
    await admin.goto('/admin/dashboard/media');
    await admin.getByLabel('Upload images').setInputFiles(photo);
    await admin.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(admin.getByText('island.png: uploaded')).toBeVisible();
  });
  for (const context of [plain, scripted]) await context.close();
});

// Without fixtures, Playwright needs an empty pattern.
// oxlint-disable-next-line no-empty-pattern
test('A post that PostgreSQL has no space for is refused, and saved once there is space', async ({}, testInfo) => {
  test.setTimeout(120_000);
  const disk = await mountSmallDisk(testInfo.outputPath('disk'), 256);
  test.skip(disk === null, 'No small file system can be mounted here');
  if (disk === null) return;
  const postgres = await startThrowAwayPostgres({ isAsInstalled: true, parent: disk.folder });
  const place = { DATA_DIR: testInfo.outputPath('data'), DATABASE_URL: postgres.url('postgres') };
  const owner = await prepareStore(place);
  const server = await startAdmin(place, testInfo.outputPath('admin.log'));
  try {
    const admin = await playwrightRequest.newContext({ baseURL: server.url });
    const open = () => admin.post('/admin/login', { form: { ...owner }, maxRedirects: 0 });
    expect((await open()).status()).toBe(302);
    disk.fill();
    const refused = await writeUntilFull(admin, 100_000);
    expect(await refused.text()).toContain('Not saved: the server is out of disk space.');
    expect((await admin.get('/admin/dashboard-pro/posts')).status(), 'pages can be read').toBe(200);
    const left = await admin.post('/admin/account/sessions', { form: { intent: 'everywhere' }, maxRedirects: 0 });
    expect(left.status(), 'sessions can be ended').toBe(302);
    expect((await open()).status(), 'the owner can sign in').toBe(302);
    disk.empty();
    const kept = await admin.post('/admin/dashboard-pro/posts/new', { form: newPost(100_000), maxRedirects: 0 });
    expect(kept.status()).toBe(302);
    await admin.dispose();
  } finally {
    await server.kill();
    await postgres.stop();
    disk.release();
  }
});
