import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    // Since version 25 Node has a `localStorage` of its own, which is undefined without a file and hides that of jsdom.
    execArgv: process.allowedNodeEnvironmentFlags.has('--no-experimental-webstorage')
      ? ['--no-experimental-webstorage']
      : [],
    // One page for all files of a worker: the set-up leaves it as it found it, and starting one is most of the time.
    isolate: false,
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@showroom/random-tests/set-up', 'src/testing/set-up.ts'],
  },
});
