import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that open a store are run on both databases; their names say which of them are about one alone. */
const storeTests = readdirSync(path.join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.sqlite.test.ts'))
  .map((file) => path.join('src', file))
  .filter((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('testing/temporary-store.ts'));

// Each test has a store of its own, in real files; in memory they wait for no disk, where the system has a place. Said before
// PostgreSQL's server is started as well, which copies a whole database for each.
if (existsSync('/dev/shm')) process.env['TMPDIR'] ??= '/dev/shm';

const shared = {
  environment: 'node',
  testTimeout: 60_000,
  setupFiles: ['@showroom/random-tests/set-up', 'src/testing/set-up.ts'],
  // What the files of a worker import is loaded once: with a database driver and an encoder of pictures that was a third of the time.
  isolate: false,
};

export default defineConfig({
  test: {
    // Half of their time these tests wait, for a lock, a lost connection or a process of their own.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'sqlite',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.postgres.test.ts'],
          globalSetup: 'src/testing/build-scripts.ts',
          provide: { postgres: null },
        },
      },
      {
        test: {
          ...shared,
          name: 'postgres',
          include: storeTests,
          globalSetup: ['src/testing/build-scripts.ts', 'src/testing/start-postgres.ts'],
        },
      },
    ],
  },
});
