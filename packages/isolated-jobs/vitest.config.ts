import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Tests start processes, some of which fill their memory, which takes time on a busy machine.
    testTimeout: 60_000,
  },
});
