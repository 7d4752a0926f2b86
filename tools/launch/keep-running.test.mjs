import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

const quick = { delayMs: 20, longestDelayMs: 40, stopWithinMs: 5_000 };

/** Starts a real launcher of small servers and returns what can be observed from outside. */
function launch(manners, timing = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'launch-test-'));
  const notesOf = (name) => join(folder, name);
  const servers = Object.entries(manners).map(([name, manner]) => ({ name, manner, notes: notesOf(name) }));
  const launcher = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'testing', 'small-launcher.mjs'),
      JSON.stringify({ servers, timing: { ...quick, ...timing } }),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exitCode = new Promise((resolve) => {
    launcher.once('close', resolve);
  });
  const pidsOf = (name) =>
    [...(existsSync(notesOf(name)) ? readFileSync(notesOf(name), 'utf8') : '').matchAll(/began (\d+)/g)].map(
      ([, pid]) => Number(pid),
    );
  onTestFinished(() => {
    launcher.kill('SIGKILL');
    for (const { name } of servers) if (isAlive(pidsOf(name).at(-1))) process.kill(pidsOf(name).at(-1), 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    launcher,
    exitCode,
    pidsOf,
    readOutput: () => output,
    readNotes: (name) => readFileSync(notesOf(name), 'utf8'),
    says: (text) =>
      waitUntil(
        () => output.includes(text),
        () => `"${text}" in:\n${output}`,
      ),
  };
}

async function waitUntil(isSo, describe) {
  for (let tries = 0; tries < 4_000; tries += 1) {
    if (isSo()) return;
    await pause(20);
  }
  throw new Error(`Waited in vain for ${describe()}`);
}

function isAlive(pid) {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('restarts a killed server, and the other one stays up', async () => {
  const { launcher, exitCode, pidsOf, readNotes, says } = launch({ site: 'steady', admin: 'steady' });
  await says('all are up');
  process.kill(pidsOf('site')[0], 'SIGKILL');
  await says('The site stopped unexpectedly (signal SIGKILL). Restarting in');
  await says('The site is running again.');
  expect(pidsOf('site')).toHaveLength(2);
  expect(pidsOf('admin')).toHaveLength(1);
  expect(isAlive(pidsOf('admin')[0])).toBe(true);

  launcher.kill('SIGTERM');
  expect(await exitCode).toBe(0);
  expect(readNotes('site')).toMatch(/stopped\n$/);
  expect(readNotes('admin')).toMatch(/stopped\n$/);
});

test.each(['SIGINT', 'SIGTERM'])('%s stops all servers gracefully, with code 0', async (signal) => {
  const { launcher, exitCode, readNotes, readOutput, says } = launch({ site: 'steady', admin: 'steady' });
  await says('all are up');
  launcher.kill(signal);
  launcher.kill(signal);
  expect(await exitCode).toBe(0);
  expect(readNotes('site')).toMatch(/began \d+\nstopped\n$/);
  expect(readNotes('admin')).toMatch(/began \d+\nstopped\n$/);
  expect(readOutput()).not.toContain('unexpectedly');
});

test('keeps restarting a server that can’t stay up, and the other one stays up', async () => {
  const servers = { site: 'crashes when started again', admin: 'steady' };
  const { launcher, exitCode, pidsOf, readNotes, readOutput, says } = launch(servers, { stayedUpMs: 60_000 });
  await says('all are up');
  process.kill(pidsOf('site')[0], 'SIGKILL');
  await waitUntil(
    () => pidsOf('site').length >= 8,
    () => 'eight lives of the site',
  );
  const lastWords = readOutput().slice(readOutput().indexOf('The site keeps crashing: it stopped 5 times in a row'));
  expect(lastWords).toContain('  Error: trouble in life 5\n');
  // Reported once.
  expect(readOutput().match(/keeps crashing/g)).toHaveLength(1);
  expect(pidsOf('admin')).toHaveLength(1);
  expect(isAlive(pidsOf('admin')[0])).toBe(true);
  launcher.kill('SIGTERM');
  expect(await exitCode).toBe(0);
  expect(readNotes('admin')).toMatch(/began \d+\nstopped\n$/);
});

test('ends with the last error and an exit code when no server can stay up', async () => {
  const manner = 'crashes when started again';
  const { exitCode, pidsOf, readOutput, says } = launch({ site: manner, admin: manner }, { stayedUpMs: 60_000 });
  await says('all are up');
  for (const name of ['site', 'admin']) process.kill(pidsOf(name)[0], 'SIGKILL');
  expect(await exitCode).toBe(1);
  expect(readOutput()).toContain('keeps crashing: it stopped');
  expect(readOutput()).toContain('Error: trouble in life');
});

test('keeps one server running when the other can’t start', async () => {
  const { launcher, exitCode, pidsOf, readOutput, says } = launch({ site: 'cannot start', admin: 'steady' });
  await says('up: admin');
  expect(readOutput()).toContain(
    'The site could not start (exit code 1).\nIts last output:\n  It could not start: no such folder\nIt will not be restarted. The admin is still running.\n',
  );
  expect(pidsOf('site')).toHaveLength(1);
  expect(isAlive(pidsOf('admin')[0])).toBe(true);
  launcher.kill('SIGTERM');
  expect(await exitCode).toBe(0);
});

test('keeps one server running when the other says that a restart won’t help', async () => {
  const servers = { site: 'store is damaged after a crash', admin: 'steady' };
  const { launcher, exitCode, pidsOf, says } = launch(servers);
  await says('all are up');
  process.kill(pidsOf('site')[0], 'SIGKILL');
  await says('It will not be restarted. The admin is still running.');
  expect(isAlive(pidsOf('admin')[0])).toBe(true);
  launcher.kill('SIGTERM');
  expect(await exitCode).toBe(0);
});

test('counts crashes separately after a server had stayed up', async () => {
  // Here, any time counts as having stayed up.
  const { launcher, exitCode, pidsOf, readOutput, says } = launch({ site: 'steady' }, { stayedUpMs: 0 });
  await says('all are up');
  for (let crash = 1; crash <= 6; crash += 1) {
    process.kill(pidsOf('site').at(-1), 'SIGKILL');
    await waitUntil(
      () => readOutput().split('The site is running again.').length > crash,
      () => `the site after crash ${crash}`,
    );
  }
  launcher.kill('SIGTERM');
  expect(await exitCode).toBe(0);
});

test('ends with the error when no server can start', async () => {
  const { exitCode, pidsOf, readOutput } = launch({ site: 'cannot start' });
  expect(await exitCode).toBe(1);
  expect(pidsOf('site')).toHaveLength(1);
  expect(readOutput()).toContain(
    'The site could not start (exit code 1).\nIts last output:\n  It could not start: no such folder\n',
  );
});

test('doesn’t restart a server that says that a restart won’t help', async () => {
  const { exitCode, pidsOf, readOutput, says } = launch({ site: 'store is damaged after a crash' });
  await says('all are up');
  process.kill(pidsOf('site')[0], 'SIGKILL');
  expect(await exitCode).toBe(1);
  expect(pidsOf('site')).toHaveLength(2);
  expect(readOutput().match(/^ {2}It could not start: the store is damaged$/gm)).toHaveLength(1);
});

test('treats a server that doesn’t respond after its start as failed', async () => {
  const { exitCode, readOutput } = launch({ site: 'never answers' }, { upWithinMs: 500 });
  expect(await exitCode).toBe(1);
  expect(readOutput()).toContain('The site could not start (no answer within 0.5 s).');
});

test('treats a server that no longer responds after a restart as crashed', async () => {
  const timing = { upWithinMs: 15_000, stayedUpMs: 1_000, crashesInARow: 2 };
  const { exitCode, pidsOf, readOutput, says } = launch({ site: 'never answers when started again' }, timing);
  await says('all are up');
  await pause(timing.stayedUpMs);
  process.kill(pidsOf('site')[0], 'SIGKILL');
  expect(await exitCode).toBe(1);
  expect(pidsOf('site')).toHaveLength(2);
  expect(readOutput()).toContain('The site keeps crashing: it stopped 2 times in a row');
});

test('ends servers with a launcher that is killed', async () => {
  const { launcher, pidsOf, readNotes, says } = launch({ site: 'steady', admin: 'steady' });
  await says('all are up');
  launcher.kill('SIGKILL');
  for (const name of ['site', 'admin']) {
    await waitUntil(
      () => !isAlive(pidsOf(name)[0]),
      () => `the end of the ${name}`,
    );
    expect(readNotes(name)).toMatch(/stopped\n$/);
  }
});
