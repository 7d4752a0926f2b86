import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
// By its path: a package that the root depends on counts as one that all packages depend on.
import { testBrowser } from '../tools/test-browser/src/test-browser.ts';

/** Every story is drawn in a real browser, its play function run and its accessibility checked. */
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
