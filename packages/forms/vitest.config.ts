import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    // Since Node 25 there is a global `localStorage`, undefined without a file, which hides jsdom's.
    execArgv: process.allowedNodeEnvironmentFlags.has('--no-experimental-webstorage')
      ? ['--no-experimental-webstorage']
      : [],
    // One page for all files of a worker, because creating it takes most of the time. The set-up cleans up.
    isolate: false,
    setupFiles: ['@showroom/random-tests/set-up', './src/testing/setup.ts'],
    // Random data must be repeatable from a failure report, and slow machines need the time.
    testTimeout: 60_000,
  },
});
