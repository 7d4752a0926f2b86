import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Each test starts processes, some of which fill their memory: long enough for a machine that is busy with something else.
    testTimeout: 60_000,
  },
});
