import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { storeContactForm } from '../../support/contact-form.ts';
import { makePng, type ChosenFile } from '../../support/files.ts';
import { inboxLine, openLead, signIn } from '../../support/inbox.ts';
import { expect } from '../../support/journey.ts';
import { test, type OwnServers } from '../../support/own-servers.ts';
import { prepareStore, speakToStore, type StorePlace } from '../../support/prepare-store.ts';

const backupTab = '/admin/dashboard/backup';
const leadPath = /\/admin\/leads\/[\w-]+/;

test('The owner backs up, deletes, restores, and moves to another database and back without loss', async ({
  browser,
  extraHTTPHeaders,
  ownServers,
}, testInfo) => {
  // Five programs are started one after another, which takes time on a busy machine.
  test.setTimeout(240_000);
  const { owner, place } = ownServers;
  const drawing = makePng('island.png');
  const onFile: StorePlace = { DATA_DIR: testInfo.outputPath('on-a-file'), DATABASE_URL: '' };
  const carried = testInfo.outputPath('carried');
  await mkdir(carried);
  const headers = extraHTTPHeaders ?? {};
  const [site, admin, spare] = await Promise.all([
    ownServers.start('site', 'site'),
    ownServers.start('admin', 'admin'),
    // The new store is prepared in the meantime, as docs/deploy.md says.
    prepareStore(onFile),
  ]);
  const reference = await storeContactForm(site.url, 1, drawing);

  /** Signs in to an admin, in its own browser context. */
  const enter = async (adminUrl: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: adminUrl, extraHTTPHeaders: headers })).newPage();
    await signIn(page, { adminUrl, owner });
    await expect(page.getByRole('navigation', { name: 'Admin Pro' })).toBeVisible();
    return page;
  };

  const onPostgres = await enter(admin.url);
  await test.step('on PostgreSQL', () => backUpDeleteAndRestore(onPostgres, { reference, drawing, owner }));
  expect(await storeContactForm(site.url, 1, drawing), 'the running site recognizes the repeated request').toBe(
    reference,
  );

  await test.step('moves to SQLite', async () => {
    const { output } = await speakToStore('bin/backup.ts', place, ['--out', carried]);
    expect(output).toContain('Verified: restored into a copy, it has the same records and files.');
    const [archive = ''] = (await readdir(carried)).filter((name) => name.endsWith('.tar'));
    const restored = await speakToStore('bin/restore.ts', onFile, [join(carried, archive), '--yes']);
    expect(restored.output).toContain('Restored.');
  });
  const moved = await ownServers.start('admin', 'moved', onFile);
  const onSqlite = await enter(moved.url);
  expect(spare.password).not.toBe(owner.password);
  await openLead(onSqlite, reference);
  await onSqlite.getByRole('combobox', { name: 'Status' }).selectOption('quoted');
  await onSqlite.getByRole('button', { name: 'Save status' }).click();
  await expect(onSqlite.getByText('Status changed to Quoted.')).toBeVisible();
  await test.step('on SQLite', () => backUpDeleteAndRestore(onSqlite, { reference, drawing, owner }));

  await test.step('and back again', async () => {
    await onSqlite.goto(backupTab);
    const [download] = await Promise.all([
      onSqlite.waitForEvent('download'),
      onSqlite
        .getByRole('listitem')
        .filter({ hasText: 'Manual' })
        .getByRole('link', { name: /^Download/ })
        .click(),
    ]);
    const file = join(carried, download.suggestedFilename());
    await download.saveAs(file);
    const { output } = await speakToStore('bin/restore.ts', place, [file, '--yes']);
    expect(output).toContain('Restored.');
  });
  const back = await enter(admin.url);
  await openLead(back, reference);
  await expect(back.getByRole('combobox', { name: 'Status' })).toHaveValue('quoted');
  await expectFile(back, drawing);
});

/** Makes a backup, deletes a lead that is in it, and restores the lead and its file from the backup. */
async function backUpDeleteAndRestore(
  page: Page,
  { reference, drawing, owner }: Pick<OwnServers, 'owner'> & { reference: string; drawing: ChosenFile },
): Promise<void> {
  await page.goto(backupTab);
  const before = await page.getByRole('link', { name: /^Restore the backup/ }).count();
  await page.getByRole('button', { name: 'Create Full Backup' }).click();
  await expect(page.getByText('Backup created successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Restore the backup/ })).toHaveCount(before + 1);

  await openLead(page, reference);
  const leadUrl = page.url();
  await page.getByText('Delete this lead', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).not.toHaveURL(leadPath);
  await expect(inboxLine(page, reference)).toHaveCount(0);

  await page.goto(backupTab);
  await page
    .getByRole('link', { name: /^Restore the backup/ })
    .first()
    .click();
  await expect(page.getByRole('row', { name: /^Leads/ })).toContainText('+1');
  await page.getByRole('button', { name: 'Restore this backup' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByLabel('Your password').fill(owner.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Backup restored successfully!')).toBeVisible();
  // The state before the restore is backed up too, and the owner stays signed in.
  await expect(page.getByRole('link', { name: /^Restore the backup/ })).toHaveCount(before + 2);
  await openLead(page, reference);
  await expect(page).toHaveURL(leadUrl);
  await expectFile(page, drawing);
}

/** Checks that the lead's only file is byte for byte what was sent. */
async function expectFile(page: Page, { name, buffer }: ChosenFile): Promise<void> {
  const path = await page.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href');
  const answer = await page.request.get(path ?? '');
  expect(Buffer.compare(await answer.body(), buffer), `${path} responded ${answer.status()}`).toBe(0);
}
