import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { quartzColours } from '@showroom/catalog-data/quartz';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';
import { crawlSite, listDeadLinks } from '../../support/crawl.ts';
import { expect, test as base } from '../../support/journey.ts';
import { startPlainHost } from '../../support/plain-host.ts';
import { prepareStore, runOnStore } from '../../support/prepare-store.ts';
import { visit } from '../../support/visit.ts';

const ONE_PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
const site = resolve(import.meta.dirname, '..', '..', '..', 'apps', 'site');

/** The owner's own title for one page. */
const OWNERS_TITLE = 'What we know of visitors';

interface ExportedSite {
  readonly url: string;
  readonly folder: string;
}

const test = base.extend<{ exported: ExportedSite }>({
  exported: [
    async ({ page }, use, testInfo) => {
      const folder = testInfo.outputPath('export');
      const place = { DATA_DIR: testInfo.outputPath('data'), DATABASE_URL: '' };
      await prepareStore(place);
      expect(await runOnStore('testing/write-page-words.ts', place, ['/privacy', OWNERS_TITLE])).toEqual({ ok: true });
      const port = await findFreePort();
      const environment = { ...process.env, ...place, NODE_ENV: 'production', SITE_URL: `http://127.0.0.1:${port}` };
      // Making every size of every picture takes longer than all other journeys.
      const command = ['build/server/export.js', '--out', folder, '--without-pictures'];
      await promisify(execFile)(process.execPath, command, { cwd: site, env: environment });
      await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: ONE_PIXEL }));
      const host = await startPlainHost(folder, port);
      await use({ url: host.url, folder });
      await host.close();
    },
    // Hundreds of pages are rendered.
    { timeout: 300_000 },
  ],
});

/** Lists with several pages on a server, and how many items each shows when exported. */
const LISTS = [
  { at: '/products/vanities', isWhole: (shown: number) => shown > 12 },
  { at: '/products/mirrors/all', isWhole: (shown: number) => shown > 12 },
  { at: '/quartz-countertops', isWhole: (shown: number) => shown === quartzColours.length },
];

const ROBIN = { 'First name': 'Robin', 'Last name': 'Larch', Email: 'robin@visitor.example' };

interface FormStep {
  readonly typed?: Readonly<Record<string, string>>;
  readonly chosen?: Readonly<Record<string, string>>;
}

interface ExportedForm extends FormStep {
  readonly at: string;
  /** The link to it from there. */
  readonly choose?: string | RegExp;
  /** The subject of the email, and its sender. */
  readonly subject: string;
  /** The products that it is about. */
  readonly about: readonly string[];
  /** What follows the first of several steps. */
  readonly steps?: readonly FormStep[];
}

/** One of each way to ask. The shortlist has products from the catalogue and in-stock ones. */
const FORMS: readonly ExportedForm[] = [
  {
    at: '/products/vanities/tamarack-30-gray',
    choose: 'Get a Quote',
    subject: 'Product quote request',
    about: ['Tamarack 30″ Vanity'],
    typed: { Quantity: '2', Note: 'Does it come in oak?' },
  },
  {
    at: '/quartz-countertops/aurora/quote',
    subject: 'Quartz quote request',
    about: ['Aurora quartz'],
    typed: { 'Rough measurements': '96 in × 25½ in' },
    chosen: { 'Where will it go?': 'Kitchen island' },
  },
  {
    at: '/quartz-countertops/aurora/sample',
    subject: 'Sample request',
    about: ['Sample of: Aurora quartz'],
    typed: { 'Street address': '1 Elm Street', City: 'Thunder Bay', 'Postal code': 'P7B 1A1' },
    chosen: { Province: 'Ontario' },
  },
  {
    at: '/in-stock/vanities/tamarack-30-gray/reserve',
    subject: 'Reservation',
    about: ['Tamarack 30″ Vanity, in stock'],
    typed: { 'When would you like to come': 'Tuesday at ten' },
  },
  {
    at: '/millwork',
    subject: 'Quote request',
    about: [],
    typed: { Phone: '(807) 555-0123', 'Project description': 'Casings for four rooms.' },
    chosen: { 'Project type': 'Kitchen Renovation' },
  },
  {
    at: '/custom-millwork-form',
    subject: 'Custom quote request',
    about: [],
    typed: {
      Phone: '(807) 555-0123',
      'Street address': '1 Elm Street',
      City: 'Thunder Bay',
      Province: 'Ontario',
      'Postal code': 'P7B 1A1',
    },
    steps: [
      {
        typed: { 'Project description': 'A wall of oak shelves.' },
        chosen: { 'Project type': 'Built-in Storage', Timeline: '1-3 months', Budget: '$10,000 - $25,000' },
      },
      { typed: { 'Room dimensions': '12 ft × 14 ft' } },
      {},
    ],
  },
];

test('The exported site is complete: lists, links, and forms that go by email', async ({
  browser,
  exported: { folder, url },
  faults,
  page,
}) => {
  test.slow();
  const { listed, outside, pages, fragments } = await crawlSite(url, {});
  const missing = [...pages.values()].filter(({ path, status }) => status !== 200 && !path.startsWith('/pictures/'));
  expect(missing.map(({ path, from }) => `${path}, linked on ${from}`)).toEqual([]);
  expect(listDeadLinks({ listed, outside, pages, fragments })).toEqual([]);
  expect(listed.length).toBeGreaterThan(300);
  for (const path of listed) {
    const served = pages.get(path)?.page;
    expect(served?.canonical?.replace(url, '') || '/', path).toBe(path);
    const isThere = (file: string) => readFile(`${folder}/${file}`).then(({ length }) => length > 0);
    expect(await isThere(path === '/' ? '_.data' : `${path.slice(1)}.data`), `data of ${path}`).toBe(true);
  }

  for (const { at, isWhole } of LISTS) {
    await visit(page, url + at);
    const shown = await page.getByRole('main').getByRole('article').count();
    expect(isWhole(shown), `${at} shows ${shown}`).toBe(true);
    // Nothing is shown that needs a server.
    for (const control of ['combobox', 'checkbox', 'searchbox', 'search'] as const)
      await expect(page.getByRole(control), `${control} on ${at}`).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Shortlist|Filters/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Shortlist|Compare/ })).toHaveCount(0);
  }

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveTitle(new RegExp(`^${OWNERS_TITLE} `));
  await page.goBack();
  await expect(page).not.toHaveTitle(new RegExp(OWNERS_TITLE));

  await visit(page, `${url}/blog/caring-for-quartz?utm_source=letter`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/quartz/i);
  await expect(page.getByRole('navigation', { name: 'On to another article' })).toBeVisible();

  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof HTMLAnchorElement ? event.target.href : '';
      if (!link.startsWith('mailto:')) return;
      event.preventDefault();
      document.documentElement.dataset['mailed'] = link;
    }),
  );
  // No server accepts them.
  faults.allow(/answered 405: POST .*\/api\/leads\//);
  const form = page.locator('main form[method="post"]');
  for (const { at, choose, subject, about, typed, chosen, steps = [] } of FORMS) {
    await visit(page, url + at);
    if (choose !== undefined) await page.getByRole('link', { name: choose }).first().click();
    await expect(form.getByText('opens your email app'), at).toBeVisible();
    const filled = [{ typed: { ...ROBIN, ...typed }, chosen }, ...steps];
    for (const step of filled) {
      for (const [name, text] of Object.entries(step.typed ?? {})) await form.getByRole('textbox', { name }).fill(text);
      for (const [name, label] of Object.entries(step.chosen ?? {}))
        await form.getByRole('combobox', { name }).selectOption({ label });
      await form.getByRole('button').last().click();
    }
    await page.getByRole('alert').getByRole('link', { name: 'Send it by email' }).click();
    const mail = new URL((await page.locator('html').getAttribute('data-mailed')) ?? 'none:');
    expect(mail.protocol, at).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe(`${subject} from Robin Larch`);
    const body = mail.searchParams.get('body') ?? '';
    const said = [
      ...about,
      ...filled.flatMap((step) => [step.typed, step.chosen].flatMap((each) => Object.values(each ?? {}))),
    ];
    expect(
      said.filter((text) => !body.includes(text)),
      `missing in the email of ${at}`,
    ).toEqual([]);
  }

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${url}/in-stock/vanities/tamarack-30-gray/reserve`);
  const action = await plain.locator('main form[method="post"]').getAttribute('action');
  expect(new URL(action ?? '').searchParams.get('subject')).toContain('Reserve Tamarack 30″ Vanity');
  await plain.close();

  faults.allow(/answered 404: GET .*\/no-such-page$/);
  await page.goto(`${url}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${url}/contact-us`);
  await expect(page).toHaveURL(`${url}/contact`);
  await page.goto(`${url}/blog/`);
  await expect(page).toHaveURL(`${url}/blog`);
});
