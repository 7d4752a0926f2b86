import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    // One page for all files of a worker: the set-up leaves it as it found it, and starting one is most of the time.
    isolate: false,
    setupFiles: ['@showroom/random-tests/set-up', './src/testing/setup.ts'],
    // Random data must be repeatable from a failure report, and slow machines need the time.
    testTimeout: 60_000,
  },
});
