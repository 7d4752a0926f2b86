import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Job } from './job.ts';
import { MEMORY_VARIABLE, type JobOrder, type JobReply } from './messages.ts';

export interface ImplementedJob {
  readonly name: string;
  readonly run: (input: unknown) => unknown;
}

/** Assigns a function to a job. */
export function implementJob<Input, Output>(
  job: Job<Input, Output>,
  run: (input: Input) => Output | Promise<Output>,
): ImplementedJob {
  // The runner of the same job sends it, so the types match its definition.
  return { name: job.name, run: (input) => run(input as Input) };
}

/**
 * The program of a child process: runs these jobs one at a time until the server disconnects or ends.
 *
 * @throws when the process was not started by a job runner
 */
export function runJobs(jobs: readonly ImplementedJob[]): void {
  const send = process.send?.bind(process);
  if (send === undefined) throw new Error('This program is started by a job runner (packages/isolated-jobs)');
  const reply = (message: JobReply): void => void send(message);
  const functions = new Map(jobs.map(({ name, run }) => [name, run]));
  const memory = Number(process.env[MEMORY_VARIABLE]);
  const start = process.memoryUsage.rss();

  // The server has ended or has no more work.
  process.on('disconnect', () => process.exit(0));
  // A signal may reach the whole group; the server first finishes its requests and then ends this process.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  startWatchdog(start + memory);

  process.on('message', (message) => {
    // Only the job runner has the other end of the channel.
    const { name, input, maxResultBytes } = message as JobOrder;
    void (async () => {
      try {
        const run = functions.get(name);
        if (run === undefined) throw new Error(`This program has no job called ${name}`);
        const value = serialize(await run(input));
        if (value.byteLength > maxResultBytes)
          reply({ kind: 'failed', failed: 'result-too-large', problem: `${value.byteLength} bytes` });
        // Leftovers of the last job must not count against the next.
        else reply({ kind: 'done', value, isWornOut: process.memoryUsage.rss() > start + memory / 2 });
      } catch (error) {
        reply({ kind: 'failed', failed: 'threw', problem: error instanceof Error ? error.message : String(error) });
      }
    })();
  });
  reply({ kind: 'ready' });
}

/**
 * Ends the process when it exceeds its memory limit, including buffers and native libraries (V8's own limit covers only the
 * heap), or when its server has ended. Runs in a thread, because the main one may be in an endless loop.
 */
function startWatchdog(maxBytes: number): void {
  new Worker(WATCHDOG, { eval: true, execArgv: [], workerData: { maxBytes, parent: process.ppid } }).unref();
}

const WATCHDOG = `
const { workerData: { maxBytes, parent } } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 20);
`;
