import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    setupFiles: '@showroom/random-tests/set-up',
    testTimeout: 60_000,
  },
});
