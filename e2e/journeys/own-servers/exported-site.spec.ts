import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';
import { crawlSite, listDeadLinks } from '../../support/crawl.ts';
import { expect, test as base } from '../../support/journey.ts';
import { startPlainHost } from '../../support/plain-host.ts';
import { prepareStore, runOnStore } from '../../support/prepare-store.ts';
import { openFingers } from '../../support/touch.ts';
import { readPageData } from '../../support/page-data.ts';
import { visit } from '../../support/visit.ts';

const ONE_PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
const site = resolve(import.meta.dirname, '..', '..', '..', 'apps', 'site');

/** What the owner has search engines say in the place of the title of one page. */
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
      // Making every size of every picture takes longer than all the rest of the journeys.
      const command = ['build/server/export.js', '--out', folder, '--without-pictures'];
      await promisify(execFile)(process.execPath, command, { cwd: site, env: environment });
      await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: ONE_PIXEL }));
      const host = await startPlainHost(folder, port);
      await use({ url: host.url, folder });
      await host.close();
    },
    // Hundreds of pages are drawn.
    { timeout: 300_000 },
  ],
});

/** What depends on a query, which a host of files does not read: lists, the search, forms about a product. */
const ASKED = [
  '/products/vanities.data?colour=gray&sort=brand&_routes=products/vanities',
  '/products/vanities.data?page=3&_routes=products/vanities',
  '/products/mirrors/all.data?q=oak&_routes=products/mirrors/all',
  '/quartz-countertops.data?collection=beyond&thickness=2cm&_routes=catalogue/quartz/catalogue.route',
  '/products/mirrors.data?look=media-dial&_routes=catalogue/mirrors/mirrors.route',
  '/our-works.data?category=bathroom&_routes=works/works.route',
  '/blog.data?category=design-tips&_routes=blog/blog.route',
  '/blog.data?category=design-tips&_routes=shell/layout,blog/blog.route',
  '/blog.data?page=2&_routes=blog/blog.route',
  '/blog.data?utm_source=letter&_routes=blog/blog.route',
  '/compare.data?quartz=aurora&with=calacatta-ice&_routes=compare/compare.route',
  '/search.data?q=brushed+gold+pull+down&_routes=pages/search/route',
  '/search.data?q=quartz&page=2&_routes=pages/search/route',
  '/search/suggestions?q=brushed+gold',
];

/** Links of a list that lead to a part of it, and how much that shows. */
const PARTS = [
  { at: '/products/vanities', name: 'Next page', leadsTo: '?page=2', shows: 12 },
  { at: '/blog', name: /^Design Tips/, leadsTo: '?category=design-tips', shows: 2 },
  { at: '/our-works', name: /^Kitchen/, leadsTo: '?category=kitchen', shows: 4 },
];

const ROBIN = { 'First name': 'Robin', 'Last name': 'Larch', Email: 'robin@visitor.example' };

interface FormStep {
  readonly typed?: Readonly<Record<string, string>>;
  readonly chosen?: Readonly<Record<string, string>>;
}

interface ExportedForm extends FormStep {
  readonly at: string;
  /** The link that leads to it from there. */
  readonly choose?: string | RegExp;
  /** What the mail is called, and whom it is from. */
  readonly subject: string;
  /** The products that it is about. */
  readonly about: readonly string[];
  /** What comes after the first of several steps. */
  readonly steps?: readonly FormStep[];
}

/** One of each way to ask, the shortlist's with products of a release and of the stock. */
const FORMS: readonly ExportedForm[] = [
  {
    at: '/products/vanities/tamarack-30-gray',
    choose: 'Get a Quote',
    subject: 'Product quote request',
    about: ['Tamarack 30″ Vanity'],
    typed: { Quantity: '2', Note: 'Does it come in oak?' },
  },
  {
    at: '/shortlist?quartz=aurora&in-stock=wabigoon-24-white',
    choose: /^Get a Quote/,
    subject: 'Message',
    about: ['Aurora quartz', 'Wabigoon 24″ Vanity, in stock'],
    typed: { Message: 'Both, please.' },
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
    typed: { 'When would you come': 'Tuesday at ten' },
  },
  {
    at: '/millwork?quartz=aurora',
    subject: 'Quote request',
    about: ['Aurora quartz'],
    typed: { Phone: '(807) 555-0123', 'Project description': 'Casings for four rooms.' },
    chosen: { 'Project type': 'Kitchen Remodel' },
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

/** Forms whose address says what they are about: one that is drawn again for it, and one that stays. */
const HURRIED: readonly ExportedForm[] = [
  {
    at: '/contact?quartz=aurora',
    subject: 'Message',
    about: ['Aurora quartz'],
    typed: { Message: 'In a hurry.' },
  },
  {
    at: '/millwork?quartz=aurora',
    subject: 'Quote request',
    about: ['Aurora quartz'],
    typed: { Phone: '(807) 555-0123', 'Project description': 'Casings for four rooms.' },
    chosen: { 'Project type': 'Kitchen Remodel' },
  },
];

test('the exported files are the whole site, where lists, search and forms work in the browser', async ({
  browser,
  exported: { folder, url },
  faults,
  page,
  request,
  showroom,
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
    expect(await isThere(path === '/' ? '_.data' : `${path.slice(1)}.data`), `the data of ${path}`).toBe(true);
  }

  await visit(page, `${url}/products/vanities`);
  const count = page.locator('main [role="status"]');
  await page.getByRole('complementary', { name: 'Filters' }).getByLabel(/^Grey/).click();
  await expect(count).toHaveText(/^\d+ vanities, .*\(filtered\)$/);
  const filtered = (await count.textContent()) ?? '';
  await page.getByLabel('Sort by').selectOption({ label: 'Price: High to Low' });
  await expect(page).toHaveURL(/colour=gray.*sort=price-down/);
  const cards = page.locator('.card-slot').getByRole('heading');
  await expect(cards).not.toHaveCount(0);
  const names = await cards.allTextContents();
  // Who is sent the address sees the same.
  await page.reload();
  await expect(count).toHaveText(filtered);
  await expect(cards).toHaveText(names);
  for (const path of ASKED) {
    const answered = await page.evaluate(async (address) => (await fetch(address)).text(), path);
    const served = await (await request.get(showroom.siteUrl + path)).text();
    if (path.includes('.data')) expect(readPageData(answered), path).toEqual(readPageData(served));
    else expect(answered, path).toBe(served);
  }

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveTitle(new RegExp(`^${OWNERS_TITLE} `));
  await page.goBack();
  await expect(page).not.toHaveTitle(new RegExp(OWNERS_TITLE));
  const fromElsewhere = '/privacy.data?utm_source=flyer&_routes=shell/layout';
  expect(await page.evaluate(async (path) => (await fetch(path)).text(), fromElsewhere)).toContain(OWNERS_TITLE);

  for (const { at, name, leadsTo, shows } of PARTS) {
    await visit(page, url + at);
    await page.getByRole('main').getByRole('navigation').getByRole('link', { name }).click();
    await expect(page).toHaveURL(url + at + leadsTo);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(shows);
  }

  // By a thumb, for which a worker asks ahead: of this host it can hear nothing but the file of the first page.
  await visit(page, `${url}/products/vanities`);
  const thumb = await openFingers(page);
  await thumb.tap([2, 400]);
  await expect.poll(() => page.workers().length).toBe(1);
  await thumb.putOn(page.getByRole('link', { name: 'Next page' }));
  await thumb.lift();
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]')).toHaveText('2');
  await expect(cards.first()).not.toHaveText(names[0] ?? '');

  await visit(page, `${url}/blog/caring-for-quartz?utm_source=letter`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/quartz/i);
  await expect(page.getByRole('navigation', { name: 'On to another article' })).toBeVisible();

  await visit(page, `${url}/in-stock/cabinets?type=pantry`);
  await expect(count).toHaveText(/^\d+ cabinets, \d+ in stock \(filtered\)$/);
  await expect(page.getByRole('link', { name: /Pantry/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Pot Drawer Base/ })).toHaveCount(0);

  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('round led mirror');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=round/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“round led mirror”');

  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof HTMLAnchorElement ? event.target.href : '';
      if (!link.startsWith('mailto:')) return;
      event.preventDefault();
      document.documentElement.dataset['mailed'] = link;
    }),
  );
  const form = page.locator('main form[method="post"]');
  for (const { at, choose, subject, about, typed, chosen, steps = [] } of FORMS) {
    await visit(page, url + at);
    if (choose !== undefined) await page.getByRole('link', { name: choose }).first().click();
    await expect(form.getByText('opens your email app'), at).toBeVisible();
    // A file knows nothing of the query that it was asked with: what the form is about comes a moment later.
    if (at.includes('?')) for (const text of about) await expect(form, at).toContainText(text);
    const filled = [{ typed: { ...ROBIN, ...typed }, chosen }, ...steps];
    for (const step of filled) {
      for (const [name, text] of Object.entries(step.typed ?? {})) await form.getByRole('textbox', { name }).fill(text);
      for (const [name, label] of Object.entries(step.chosen ?? {}))
        await form.getByRole('combobox', { name }).selectOption({ label });
      await form.getByRole('button').last().click();
    }
    await expect(page.getByRole('alert').getByText('nothing has been sent yet'), at).toBeVisible();
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
      `left out of the mail of ${at}`,
    ).toEqual([]);
  }

  // What is sent before the page knows its query is held until it does.
  for (const { at, about, subject, typed, chosen } of HURRIED) {
    const gate = new AbortController();
    const opened = once(gate.signal, 'abort');
    await page.route('**/answer.js', async (route) => {
      await opened;
      await route.continue();
    });
    await visit(page, url + at);
    for (const [name, text] of Object.entries({ ...ROBIN, ...typed }))
      await form.getByRole('textbox', { name }).fill(text);
    for (const [name, label] of Object.entries(chosen ?? {}))
      await form.getByRole('combobox', { name }).selectOption({ label });
    await form.getByRole('button').last().click();
    await expect(form, at).not.toContainText(about.join());
    gate.abort();
    await expect(page.getByRole('alert').getByText('nothing has been sent yet'), at).toBeVisible();
    const mail = new URL((await page.locator('html').getAttribute('data-mailed')) ?? 'none:');
    expect(mail.searchParams.get('subject')).toBe(`${subject} from Robin Larch`);
    for (const text of [...about, ...Object.values(typed ?? {})])
      expect(mail.searchParams.get('body'), at).toContain(text);
    await page.unroute('**/answer.js');
  }

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${url}/in-stock/vanities/tamarack-30-gray/reserve`);
  await expect(plain.locator('noscript p')).toBeVisible();
  const action = await plain.locator('main form[method="post"]').getAttribute('action');
  expect(new URL(action ?? '').searchParams.get('subject')).toContain('Reserve Tamarack 30″ Vanity');
  await plain.close();

  faults.allow(/answered 404: GET .*\/no-such-page$/);
  await page.goto(`${url}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${url}/contact-us?quartz=aurora`);
  await expect(page).toHaveURL(`${url}/contact?quartz=aurora`);
  await expect(page.getByRole('checkbox', { name: /Aurora quartz/ })).toBeChecked();
  await page.goto(`${url}/blog/`);
  await expect(page).toHaveURL(`${url}/blog`);
});
