import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
// Imported by path: Turborepo counts a dependency of the root as one of all packages.
import { testBrowser } from '../tools/test-browser/src/test-browser.ts';

/** Renders every story in a real browser, runs its play function and checks its accessibility. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      isolate: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({ launchOptions: testBrowser }),
    },
  },
});
