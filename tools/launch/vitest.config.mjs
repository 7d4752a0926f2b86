import { defineConfig } from 'vitest/config';

// Starts processes, which takes time on a busy machine.
export default defineConfig({ test: { include: ['*.test.mjs'], environment: 'node', testTimeout: 120_000 } });
