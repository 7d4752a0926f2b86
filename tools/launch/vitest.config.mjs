import { defineConfig } from 'vitest/config';

// Processes are started here: long enough for a machine that is busy with something else.
export default defineConfig({ test: { include: ['*.test.mjs'], environment: 'node', testTimeout: 120_000 } });
