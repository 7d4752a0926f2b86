// Playwright finds a fixture's dependencies in its first parameter; without any, it must be an empty pattern.
/* oxlint-disable no-empty-pattern */
import {
  expect,
  request,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { createFaults, type Faults } from './faults.ts';
import { findShowroom, type Database, type Showroom } from './showroom.ts';

export { expect } from '@playwright/test';

interface JourneyFixtures {
  readonly showroom: Showroom;
  /** The test's own IP address. Limits count by address, so tests don't share one. */
  readonly visitorAddress: string;
  /** Watches the browser. Any unexpected complaint fails the test. */
  readonly faults: Faults;
  /** Opens the admin in another browser context. */
  readonly openAdmin: (session?: OwnerSession) => Promise<Page>;
  /** An admin page in another browser context, with the owner signed in. */
  readonly ownerPage: Page;
  /** Requests of the signed-in owner, without a browser. */
  readonly ownerRequest: APIRequestContext;
}

type OwnerSession = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** Options of a project in playwright.config.ts. */
export interface JourneyOptions {
  /** The database of the servers under test. */
  readonly database: Database;
}

interface WorkerFixtures extends JourneyOptions {
  readonly ownerSession: OwnerSession;
}

let addressCount = 0;

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  showroom: async ({ database }, use) => use(findShowroom(database)),
  baseURL: async ({ showroom }, use) => use(showroom.siteUrl),
  visitorAddress: async ({}, use, testInfo) => {
    addressCount += 1;
    await use(`10.${testInfo.workerIndex % 256}.${addressCount >> 8}.${addressCount & 255}`);
  },
  extraHTTPHeaders: async ({ visitorAddress }, use) => use({ 'X-Forwarded-For': visitorAddress }),

  faults: [
    async ({ context }, use) => {
      const faults = createFaults();
      await faults.watch(context);
      await use(faults);
      expect(faults.list(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],

  ownerSession: [
    async ({ database }, use, workerInfo) => {
      const { adminUrl, owner } = findShowroom(database);
      const visitor = await request.newContext({
        baseURL: adminUrl,
        extraHTTPHeaders: { 'X-Forwarded-For': `10.255.0.${workerInfo.workerIndex % 256}` },
      });
      await visitor.post('/admin/login', { form: { ...owner }, maxRedirects: 0 });
      await use(await visitor.storageState());
      await visitor.dispose();
    },
    { scope: 'worker' },
  ],
  openAdmin: async (
    { browser, extraHTTPHeaders, faults, hasTouch, isMobile, javaScriptEnabled, showroom, viewport },
    use,
  ) => {
    const opened: BrowserContext[] = [];
    await use(async (session) => {
      const context = await browser.newContext({
        baseURL: showroom.adminUrl,
        viewport,
        hasTouch,
        isMobile,
        ...(session ? { storageState: session } : {}),
        ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
        ...(javaScriptEnabled === undefined ? {} : { javaScriptEnabled }),
      });
      opened.push(context);
      await faults.watch(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  ownerPage: async ({ openAdmin, ownerSession }, use) => use(await openAdmin(ownerSession)),
  ownerRequest: async ({ showroom, ownerSession, extraHTTPHeaders }, use) => {
    const owner = await request.newContext({
      baseURL: showroom.adminUrl,
      storageState: ownerSession,
      ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
    });
    await use(owner);
    await owner.dispose();
  },
});
