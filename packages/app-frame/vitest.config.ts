import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { setupFiles: ['@showroom/random-tests/set-up'], testTimeout: 60_000 } });
