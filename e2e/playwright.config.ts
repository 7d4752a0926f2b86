import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import type { JourneyOptions } from './support/journey.ts';
import { BOTH_DATABASES } from './support/showroom.ts';

/** A Chromium of the system's own where there is one, otherwise the one that Playwright brought. */
const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

const isUnattended = Boolean(process.env['CI']);

export default defineConfig<object, JourneyOptions>({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './support/start-showroom.ts',
  fullyParallel: true,
  // Two browsers and two servers: more would only wait for each other on a small machine.
  workers: 2,
  retries: isUnattended ? 1 : 0,
  forbidOnly: isUnattended,
  reporter: [['list']],
  // Limits are for what hangs, not for what is slow: a small busy machine makes the first pictures while pages load.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'sqlite', use: { database: 'sqlite' } },
    { name: 'postgres', use: { database: 'postgres' }, grep: new RegExp(BOTH_DATABASES) },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Thunder_Bay',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // With a second try to come, only that one pays for being recorded.
    trace: { mode: isUnattended ? 'on-first-retry' : 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
