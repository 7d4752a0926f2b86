import { defineConfig } from 'vitest/config';

// Random data takes time on a busy machine.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], setupFiles: ['@showroom/random-tests/set-up'], testTimeout: 60_000 },
});
