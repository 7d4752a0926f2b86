import { defineConfig, devices } from '@playwright/test';
import { testBrowser } from '@showroom/test-browser';
import type { JourneyOptions } from './support/journey.ts';
import { BOTH_DATABASES } from './support/showroom.ts';

/** Journeys that stop servers, close connections and fill disks. Each has its own servers and mostly waits. */
const OWN_SERVERS = '**/own-servers/*.spec.ts';

/**
 * Journeys that publish and unpublish pages. A journey that visits every page would find some missing, so these run on PostgreSQL,
 * where no such journey does.
 */
const PUBLISHING = '**/publishing/*.spec.ts';

const isUnattended = Boolean(process.env['CI']);

export default defineConfig<object, JourneyOptions>({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './support/start-showroom.ts',
  fullyParallel: true,
  // Two browsers and two servers: more would slow each other down on a small machine. The third mostly waits; see below.
  workers: 3,
  retries: isUnattended ? 1 : 0,
  forbidOnly: isUnattended,
  reporter: [['list']],
  // For journeys that hang, not for slow ones: on a small busy machine pages load while pictures are being made.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'own-servers', use: { database: 'sqlite' }, testMatch: OWN_SERVERS, workers: 1 },
    { name: 'sqlite', use: { database: 'sqlite' }, testIgnore: [OWN_SERVERS, PUBLISHING], workers: 2 },
    { name: 'publishing', use: { database: 'postgres' }, testMatch: PUBLISHING, workers: 2 },
    {
      name: 'postgres',
      use: { database: 'postgres' },
      testIgnore: PUBLISHING,
      grep: new RegExp(BOTH_DATABASES),
      workers: 2,
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Thunder_Bay',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Recording takes a third more processor time. Retries are recorded; `--trace on` records everything.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: testBrowser,
  },
});
