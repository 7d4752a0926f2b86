import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Job, JobOutcome } from './job.ts';
import { createJobRunner, type JobRunnerOptions } from './job-runner.ts';
import * as jobs from './testing/sample-jobs.ts';

const program = join(import.meta.dirname, 'testing', 'sample-program.ts');

function startRunner(options: Partial<JobRunnerOptions> = {}) {
  const runner = createJobRunner({ program, memoryMb: 64, ...options });
  onTestFinished(() => runner.stop());
  return runner;
}

function failureOf(outcome: JobOutcome<unknown>) {
  return outcome.ok ? undefined : outcome.failed;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function startServer(mode: 'busy' | 'resting') {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'testing', 'busy-server.ts'), mode],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(() => void server.kill('SIGKILL'));
  const [line] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string];
  return { server, child: Number(/child (\d+)/.exec(line)?.[1]) };
}

test('runs a job in another process, and the next one in the same', async () => {
  const runner = startRunner();
  expect(await runner.run(jobs.double, 21)).toEqual({ ok: true, value: 42 });
  const first = await runner.run(jobs.findProcess, 0);
  const second = await runner.run(jobs.findProcess, 0);
  expect(first).toEqual(second);
  expect(first).not.toEqual({ ok: true, value: process.pid });
});

test('passes bytes unchanged', async () => {
  expect(await startRunner().run(jobs.countBytes, new Uint8Array(3_000_000))).toEqual({ ok: true, value: 3_000_000 });
});

describe('reports a failure in the child as an outcome, and runs the next job', () => {
  test.each<[string, string, Job<number, unknown>]>([
    ['an error', 'threw', jobs.refuse],
    ['a recursion without end', 'threw', jobs.recurse],
    ['a loop without end', 'too-long', jobs.loop],
    ['a promise that is never kept', 'too-long', jobs.waitForever],
    ['a full heap', 'too-much-memory', jobs.fillHeap],
    ['buffers outside of the heap', 'too-much-memory', jobs.fillBuffers],
    ['the end of the process', 'crashed', jobs.exit],
    ['a long answer', 'result-too-large', jobs.answerMuch],
  ])('%s', async (_name, failed, job) => {
    const runner = startRunner();
    const [outcome, next] = await Promise.all([runner.run(job, 2000), runner.run(jobs.double, 4)]);
    expect(failureOf(outcome)).toBe(failed);
    expect(next).toEqual({ ok: true, value: 8 });
  });

  test('reports an error by its message', async () => {
    expect(await startRunner().run(jobs.refuse, 7)).toEqual({ ok: false, failed: 'threw', problem: 'Not 7' });
  });

  test('reports a program that doesn’t start', async () => {
    const runner = startRunner({ program: join(import.meta.dirname, 'no-such-program.js') });
    expect(failureOf(await runner.run(jobs.double, 1))).toBe('crashed');
  });
});

test('replaces a child that uses too much memory before the next job', async () => {
  const runner = startRunner();
  const worn = await runner.run(jobs.useHalf, 0);
  const next = await runner.run(jobs.useHalf, 0);
  expect([worn.ok, next.ok]).toEqual([true, true]);
  expect(next).not.toEqual(worn);
});

test('limits the number of waiting jobs', async () => {
  const runner = startRunner({ maxWaiting: 2 });
  const outcomes = await Promise.all([1, 2, 3, 4].map((number) => runner.run(jobs.double, number)));
  expect(outcomes.map(failureOf)).toEqual([undefined, undefined, undefined, 'queue-full']);
});

test('continues in a second child while the first is busy', async () => {
  const runner = startRunner({ children: 2 });
  const held = runner.run(jobs.loopUnwatched, 0);
  expect(await runner.run(jobs.double, 2)).toEqual({ ok: true, value: 4 });
  runner.stop();
  expect(failureOf(await held)).toBe('stopped');
});

test('ends running, waiting and later jobs on stop', async () => {
  const runner = startRunner();
  const outcomes = [runner.run(jobs.loopUnwatched, 0), runner.run(jobs.double, 1)];
  runner.stop();
  outcomes.push(runner.run(jobs.double, 2));
  expect((await Promise.all(outcomes)).map(failureOf)).toEqual(['stopped', 'stopped', 'stopped']);
});

describe('ends its children with the server', () => {
  test('killed during an endless loop', async () => {
    const { server, child } = await startServer('busy');
    expect(isAlive(child)).toBe(true);
    server.kill('SIGKILL');
    await expect.poll(() => isAlive(child), { timeout: 10_000 }).toBe(false);
  });

  test('lets a program end while a child is idle', async () => {
    const { server, child } = await startServer('resting');
    if (server.exitCode === null) await once(server, 'exit');
    await expect.poll(() => isAlive(child), { timeout: 10_000 }).toBe(false);
  });
});
