import { defineConfig } from 'vitest/config';

// Random data on a busy machine: what is slow there is not wrong.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], setupFiles: ['@showroom/random-tests/set-up'], testTimeout: 60_000 },
});
