import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    // One page for all files of a worker: the set-up leaves it as it found it, and starting one is most of the time.
    isolate: false,
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@showroom/random-tests/set-up', 'src/testing/set-up.ts'],
  },
});
