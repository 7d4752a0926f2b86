// `npm test`: all checks, from a fresh clone. Unchanged results come from the cache.
import { tmpdir } from 'node:os';
import {
  environment,
  fail,
  findMemoryFolder,
  install,
  requireChromium,
  requireNode,
  requirePostgres,
  turbo,
} from './steps.mjs';

const started = Date.now();
try {
  requireNode();
  await install();
  environment.CHROMIUM_PATH = await requireChromium();
  environment.POSTGRES_BIN = await requirePostgres();
  environment.TMPDIR = findMemoryFolder() ?? tmpdir();
  await turbo('The checks', [
    '//#format:check',
    // Lint and types of all packages.
    '//#check:code',
    '//#boundaries',
    '//#knip',
    '//#storybook:build',
    // One browser and one page, so that half of the machine is left for the others.
    '//#test:stories',
    'test',
    'build',
    // One more than the smallest machine has cores, because some tests mostly wait.
    '--concurrency=3',
    '--output-logs=new-only',
  ]);
  await turbo('The journeys', ['e2e', '--concurrency=2', '--output-logs=new-only']);
  process.stdout.write(`\nEverything passed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
} catch (error) {
  fail(error);
}
