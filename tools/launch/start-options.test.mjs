import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function start(...options) {
  // An invalid port: whatever gets as far as the settings ends there.
  return spawnSync(process.execPath, [join(import.meta.dirname, 'start.mjs'), ...options], {
    encoding: 'utf8',
    env: { ...process.env, SITE_PORT: 'none' },
  });
}

test.each([['--help'], ['-h'], ['--', '--help'], ['--demo', '--help']])(
  'prints the help for %s and starts nothing',
  (...options) => {
    const { status, stdout, stderr } = start(...options);
    expect(status).toBe(0);
    expect(stdout).toContain('npm start -- --no-build');
    expect(stderr).toBe('');
  },
);

test.each([['--no-biuld'], ['--port=1'], ['site'], ['--demo=no']])('rejects %s and starts nothing', (...options) => {
  const { status, stdout, stderr } = start(...options);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain('npm start -- --no-build');
  expect(stderr).not.toContain('SITE_PORT must be');
});

test('passes known options to the settings', () => {
  const { status, stderr } = start('--no-build');
  expect(status).toBe(1);
  expect(stderr).toContain('SITE_PORT must be a port');
});
