import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Without the router's plugin: routes are tested through their own loaders, actions and components.
export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{app,server}/**/*.test.{ts,tsx}'],
    // Parts of the server; files of components ask for jsdom in their first line.
    environment: 'node',
    // The files of a worker share its modules: the set-up leaves things as it found them, and loading is most of the time.
    isolate: false,
    setupFiles: ['./app/testing/set-up.ts'],
    testTimeout: 20_000,
  },
});
