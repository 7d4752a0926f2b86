import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { startProcess } from '../testing/start-process.ts';

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets the current request finish, then closes and exits with 0',
  { timeout: 20_000 },
  async (signal) => {
    const { child, exitCode, waitFor, readOutput } = startProcess();
    const url = await waitFor(/ready (\S+)/);
    // A browser’s preconnected socket must not delay the stop.
    const unused = connect(Number(new URL(url).port), '127.0.0.1');
    unused.on('error', () => undefined);
    const reply = ask(url);
    await waitFor(/began/);

    const stoppedAt = performance.now();
    child.kill(signal);
    await waitFor(/"stopping"/);
    // The launcher repeats the terminal’s signal.
    child.kill(signal);
    // Soon, after pending connections were accepted.
    const outcome = () => ask(`${url}/quick`).then(() => 'served', String);
    await expect.poll(outcome).toMatch(/ECONNREFUSED|ECONNRESET|hang up/);

    expect((await reply).body.toString()).toBe('done');
    expect(await exitCode).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(3_000);
    expect(readOutput()).toMatch(/closed the store[\s\S]*"stopped"/);
  },
);

test('a process whose parent is gone finishes the current request and stops', { timeout: 20_000 }, async () => {
  const { child, exitCode, waitFor, readOutput } = startProcess();
  const reply = ask(await waitFor(/ready (\S+)/));
  await waitFor(/began/);
  child.disconnect();
  expect((await reply).body.toString()).toBe('done');
  expect(await exitCode).toBe(0);
  expect(readOutput()).toMatch(/closed the store[\s\S]*"stopped"/);
});

test('an unhandled failure is logged, and the next request is served', { timeout: 20_000 }, async () => {
  const { waitFor } = startProcess();
  const url = await waitFor(/ready (\S+)/);
  expect((await ask(`${url}/stray`)).body.toString()).toBe('fine');
  await waitFor(/no one waits for this/);
  expect((await ask(`${url}/stray`)).status).toBe(200);
});

test('a stop takes ten seconds at most, whatever hangs', { timeout: 40_000 }, async () => {
  const { child, exitCode, waitFor } = startProcess('hanging-app.ts');
  const url = await waitFor(/ready (\S+)/);
  const reply = ask(url);
  const outcome = expect(reply).rejects.toThrow(/hang up|ECONNRESET/);
  await waitFor(/began/);

  const stoppedAt = performance.now();
  child.kill('SIGTERM');
  expect(await exitCode).toBe(1);
  await outcome;
  // Nine seconds, and more on a busy machine; without a limit it never ends.
  expect(performance.now() - stoppedAt).toBeLessThan(15_000);
  // The app’s resources are closed all the same.
  await waitFor(/closing the store[\s\S]*could not close/);
});
