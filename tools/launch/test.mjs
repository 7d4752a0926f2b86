// `npm test`: everything that has to hold, from a fresh clone. Nothing is skipped; what did not change comes from the cache.
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
    // One browser and one page: it leaves half of the machine to the others.
    '//#test:stories',
    'test',
    'build',
    // One more than the smallest machine has cores: some wait half of their time, for what hangs on purpose.
    '--concurrency=3',
    '--output-logs=new-only',
  ]);
  await turbo('The journeys', ['e2e', '--concurrency=2', '--output-logs=new-only']);
  process.stdout.write(`\nEverything passed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
} catch (error) {
  fail(error);
}
