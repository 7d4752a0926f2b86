import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Loads shared imports once per worker.
    isolate: false,
    testTimeout: 60_000,
  },
});
