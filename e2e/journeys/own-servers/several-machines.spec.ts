import { request as playwrightRequest, type APIRequestContext } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { sendContactForm, storeContactForm } from '../../support/contact-form.ts';
import { openLead, signIn } from '../../support/inbox.ts';
import { expect } from '../../support/journey.ts';
import { test, type OwnServers } from '../../support/own-servers.ts';
import { runOnStore } from '../../support/prepare-store.ts';
import { fillPerson, makePerson, textField } from '../../support/quote-forms.ts';
import { visit } from '../../support/visit.ts';

/** Much longer than the promised second, for busy machines, but shorter than the servers' other intervals. */
const SOON_MS = 5_000;

test('A change by the owner shows on two sites within a second', async ({ ownServers, request }, testInfo) => {
  const sites = [await ownServers.start('site', 'site-1'), await ownServers.start('site', 'site-2')];
  // Each server has cached the page of the previous version.
  for (const { url } of sites) expect(await (await request.get(`${url}/`)).text()).not.toContain('Another House');

  const seenAtMs = sites.map(async ({ url }) => {
    while (!(await (await request.get(`${url}/`)).text()).includes('Another House')) await wait(20);
    return Date.now();
  });
  const answer = await runOnStore('testing/rename-brand.ts', ownServers.place, ['Another House']);
  const committedAtMs = 'committedAtMs' in answer ? Number(answer.committedAtMs) : Number.NaN;
  const lagsMs = (await Promise.all(seenAtMs)).map((seen) => seen - committedAtMs);
  testInfo.annotations.push({ type: 'milliseconds from the commit to the sites', description: lagsMs.join(', ') });
  expect(Math.max(...lagsMs)).toBeLessThan(SOON_MS);
});

test('Two sites and an admin, each killed in the middle of writes, lose and duplicate nothing', async ({
  ownServers,
}) => {
  test.setTimeout(240_000);
  const servers = {
    'site-1': await ownServers.start('site', 'site-1'),
    'site-2': await ownServers.start('site', 'site-2'),
    admin: await ownServers.start('admin', 'admin'),
  };
  const owner = await openSession(ownServers, servers.admin.url);
  const first = Array.from({ length: 40 }, (_none, index) => index);
  const leadPaths: string[] = [];
  await inTens(first, async (number) => {
    const reference = await storeContactForm(servers['site-1'].url, number);
    leadPaths.push(await findLeadPath(owner, reference));
  });

  const end = new AbortController();
  const acknowledged = new Map<number, string>();
  const sent = new Set<number>();
  const submit = async (name: 'site-1' | 'site-2', firstNumber: number) => {
    for (let number = firstNumber; !end.signal.aborted; number += 1) {
      sent.add(number);
      // The killed server acknowledged none of them; their visitors saw an error.
      const response = await sendContactForm(servers[name].url, number).catch(() => null);
      if (response?.status === 201) {
        const answer = (await response.json().catch(() => null)) as { reference: string } | null;
        if (answer !== null) acknowledged.set(number, answer.reference);
      }
      await wait(response === null ? 50 : 20);
    }
  };
  const quoted = new Set<string>();
  const quote = async () => {
    for (let index = 0; !end.signal.aborted && index < leadPaths.length; index += 1) {
      const path = leadPaths[index] ?? '';
      const answer = await owner
        .post(path, { form: { intent: 'status', status: 'quoted' }, maxRedirects: 0 })
        .catch(() => null);
      if (answer?.ok() === true) quoted.add(path);
      else index -= 1;
      await wait(answer === null ? 50 : 40);
    }
  };
  const writing = Promise.all([submit('site-1', 1000), submit('site-2', 2000), quote()]);
  for (const name of ['site-1', 'site-2', 'admin'] as const) {
    await wait(400);
    await servers[name].kill();
    servers[name] = await ownServers.start(name === 'admin' ? 'admin' : 'site', name);
  }
  await wait(400);
  end.abort();
  await writing;

  expect(acknowledged.size).toBeGreaterThan(10);
  expect(quoted.size).toBeGreaterThan(3);
  // Sent again to the other server, each keeps its reference and isn't stored twice.
  await inTens([...sent], async (number) => {
    const other = servers[number < 2000 ? 'site-2' : 'site-1'].url;
    const reference = await storeContactForm(other, number);
    if (acknowledged.has(number)) expect(reference).toBe(acknowledged.get(number));
  });
  const leads = await readTable(owner, '/admin/leads.csv');
  expect(leads.map(([, , , , , , , email = '']) => email).toSorted()).toEqual(
    [...first, ...sent].map((n) => `sam${n}@home.example`).toSorted(),
  );
  const quotedLeads = await readTable(owner, '/admin/leads.csv?status=quoted');
  expect(quotedLeads.length).toBeGreaterThanOrEqual(quoted.size);
  for (const path of quoted) {
    expect(await (await owner.get(path)).text()).toMatch(
      /<option[^>]*value="quoted"[^>]*selected|selected[^>]*value="quoted"/,
    );
  }
  await owner.dispose();
});

test('When the database is down, cached pages are served and typed text is kept', async ({
  browser,
  faults,
  ownServers,
  page,
}) => {
  faults.allow(/answered 503: POST /);
  const site = await ownServers.start('site', 'site-1');
  const admin = await ownServers.start('admin', 'admin');
  const home = `${site.url}/`;
  expect((await page.request.get(home)).status()).toBe(200);
  const kept = await storeContactForm(site.url, 1);
  await visit(page, `${site.url}/contact`);
  await fillPerson(page, makePerson());
  await textField(page, 'Message').fill('Are you open on Saturday?');
  const adminPage = await (await browser.newContext({ baseURL: admin.url })).newPage();
  await signIn(adminPage, { adminUrl: admin.url, owner: ownServers.owner });
  await expect(adminPage).toHaveURL(/\/dashboard-pro$/);
  await openLead(adminPage, kept);
  const note = adminPage.getByRole('textbox', { name: 'New note' });
  await note.fill('Called, comes on Saturday.');

  await ownServers.postgres.crash();
  expect((await page.request.get(home)).status()).toBe(200);
  const health = await page.request.get(`${site.url}/healthz`);
  expect(health.status()).toBe(503);
  expect(await health.json()).toMatchObject({ store: 'unavailable' });
  expect((await sendContactForm(site.url, 2)).status).toBe(503);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There was an error submitting' })).toBeVisible();
  await expect(textField(page, 'Message')).toHaveValue('Are you open on Saturday?');
  const addNote = adminPage.getByRole('button', { name: 'Add note' });
  await addNote.click();
  // Shown at the top of the page, and maybe next to the note.
  await expect(adminPage.getByRole('alert').filter({ hasText: 'What you typed is still here' }).first()).toBeVisible();
  await expect(note).toHaveValue('Called, comes on Saturday.');
  const withoutScripts = await adminPage.request.get(adminPage.url());
  expect(withoutScripts.status()).toBe(503);
  expect(await withoutScripts.text()).toContain('The database isn’t responding.');
  const login = await page.request.get(`${admin.url}/admin/login`);
  expect(login.status()).toBe(503);
  expect(await login.text()).toContain('The database isn’t responding.');

  await ownServers.postgres.restart();
  await expect.poll(async () => (await page.request.get(`${site.url}/healthz`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();
  expect(await storeContactForm(site.url, 1)).toBe(kept);
  await addNote.click();
  await expect(adminPage.getByRole('listitem').filter({ hasText: 'Called, comes on Saturday.' })).toHaveCount(1);
  await expect(adminPage.getByRole('alert')).toHaveCount(0);
});

/** Runs a function for each item, ten at a time. */
async function inTens<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let index = 0; index < items.length; index += 10) await Promise.all(items.slice(index, index + 10).map(work));
}

async function openSession({ owner }: OwnServers, adminUrl: string): Promise<APIRequestContext> {
  const context = await playwrightRequest.newContext({ baseURL: adminUrl });
  const answer = await context.post('/admin/login', { form: { ...owner }, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  return context;
}

async function findLeadPath(owner: APIRequestContext, reference: string): Promise<string> {
  const html = await (await owner.get(`/admin/leads?q=${reference}`)).text();
  const [, path] = /href="(\/admin\/leads\/[\w-]+)/.exec(html) ?? [];
  if (path === undefined) throw new Error(`${reference} is not in the inbox.`);
  return path;
}

/** The rows of an exported table without its header. No cell contains a quotation mark here. */
async function readTable(owner: APIRequestContext, path: string): Promise<string[][]> {
  const table = await (await owner.get(path)).text();
  const rows = table.split('\r\n').slice(1, -1);
  return rows.map((row) => row.slice(1, -1).split('","'));
}
