import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import { deserialize } from 'node:v8';
import type { Job, JobFailure, JobOutcome } from './job.ts';
import { MEMORY_VARIABLE, type JobOrder, type JobReply } from './messages.ts';

/** Runs jobs in child processes. Whatever an input does to a child, the server keeps running and the caller gets a result. */
export interface JobRunner {
  /** Never rejects. */
  run<Input, Output>(job: Job<Input, Output>, input: Input): Promise<JobOutcome<Output>>;
  /** Ends the children. Current, waiting and later jobs fail as `stopped`. */
  stop(): void;
}

export interface JobRunnerOptions {
  /**
   * The file that calls `runJobs`: built JavaScript, or TypeScript in development and tests, for which its package needs `tsx`.
   */
  readonly program: string;
  /** Memory that a child's work may use on top of what it holds at its start. */
  readonly memoryMb: number;
  /** Number of children, each with one job at a time. Default: 1. */
  readonly children?: number;
  /** Default: 100. */
  readonly maxWaiting?: number;
}

/** An idle child, which holds about 50 MB, is ended after this long. */
const IDLE_MS = 30_000;
/** A child that has not loaded its program by then is broken. */
const START_MS = 30_000;
/** Characters of a dying child's output that are kept; its end says why. */
const KEPT_WORDS = 2_000;

interface Order {
  readonly job: Job<unknown, unknown>;
  readonly input: unknown;
  readonly settle: (outcome: JobOutcome<unknown>) => void;
}

interface Child {
  readonly process: ChildProcess;
  isReady: boolean;
  order: Order | undefined;
  timer: NodeJS.Timeout | undefined;
  killedFor: JobFailure | undefined;
  lastWords: string;
}

/** Creates a runner. It starts a child with the first job, reuses it, and replaces one that died. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { program, memoryMb, children: maxChildren = 1, maxWaiting = 100 } = options;
  const waiting: Order[] = [];
  const children = new Set<Child>();
  let isStopped = false;

  function startNext(): void {
    while (waiting.length > 0) {
      const child = [...children].find(({ order }) => order === undefined) ?? startChild();
      if (child === undefined) return;
      child.order = waiting.shift();
      clearTimeout(child.timer);
      hold(child);
      if (child.isReady) begin(child);
    }
  }

  function startChild(): Child | undefined {
    if (children.size >= maxChildren) return undefined;
    const started = fork(program, [], {
      execArgv: [
        `--max-old-space-size=${memoryMb}`,
        ...(program.endsWith('.ts') ? ['--import', findTsx(program)] : []),
      ],
      env: { ...process.env, NODE_OPTIONS: '', [MEMORY_VARIABLE]: String(memoryMb * 1024 * 1024) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const child: Child = {
      process: started,
      isReady: false,
      order: undefined,
      timer: undefined,
      killedFor: undefined,
      lastWords: '',
    };
    children.add(child);
    started.stderr?.setEncoding('utf8').on('data', (words: string) => {
      child.lastWords = (child.lastWords + words).slice(-KEPT_WORDS);
    });
    // Only `runJobs` has the other end of the channel.
    started.on('message', (message) => receive(child, message as JobReply));
    started.once('error', (error) => end(child, 'crashed', error.message));
    // Output may still arrive after `exit`.
    started.once('close', (code, signal) => {
      end(child, child.killedFor ?? explainEnd(signal), `${signal ?? `exit code ${code}`} ${child.lastWords}`.trim());
    });
    child.timer = setTimeout(() => kill(child, 'crashed'), START_MS);
    return child;
  }

  function receive(child: Child, reply: JobReply): void {
    if (child.killedFor !== undefined) return;
    if (reply.kind === 'ready') {
      child.isReady = true;
      clearTimeout(child.timer);
      if (child.order === undefined) rest(child);
      else begin(child);
      return;
    }
    const { order } = child;
    child.order = undefined;
    clearTimeout(child.timer);
    if (reply.kind === 'done') {
      order?.settle({ ok: true, value: deserialize(reply.value) });
      if (reply.isWornOut) endChild(child);
    } else {
      order?.settle({ ok: false, failed: reply.failed, problem: reply.problem });
    }
    if (children.has(child)) rest(child);
    startNext();
  }

  function begin(child: Child): void {
    const { order } = child;
    if (order === undefined) return;
    const { name, deadlineMs, maxResultBytes } = order.job;
    child.timer = setTimeout(() => kill(child, 'too-long'), deadlineMs);
    const message: JobOrder = { name, input: order.input, maxResultBytes };
    // A dying child is handled by `close`.
    child.process.send(message, () => undefined);
  }

  function kill(child: Child, failed: JobFailure): void {
    child.killedFor = failed;
    child.process.kill('SIGKILL');
  }

  function end(child: Child, failed: JobFailure, problem: string): void {
    clearTimeout(child.timer);
    children.delete(child);
    child.order?.settle({ ok: false, failed, problem });
    child.order = undefined;
    if (!isStopped) startNext();
  }

  /** Waits for the next job without keeping the server alive. */
  function rest(child: Child): void {
    child.process.unref();
    child.process.channel?.unref();
    if (child.process.stderr instanceof Socket) child.process.stderr.unref();
    child.timer = setTimeout(() => endChild(child), IDLE_MS).unref();
  }

  function hold({ process: held }: Child): void {
    held.ref();
    held.channel?.ref();
    if (held.stderr instanceof Socket) held.stderr.ref();
  }

  function endChild(child: Child): void {
    children.delete(child);
    clearTimeout(child.timer);
    if (child.process.connected) child.process.disconnect();
  }

  return {
    async run<Input, Output>(job: Job<Input, Output>, input: Input): Promise<JobOutcome<Output>> {
      if (isStopped) return { ok: false, failed: 'stopped', problem: 'The server is shutting down' };
      if (waiting.length >= maxWaiting)
        return { ok: false, failed: 'queue-full', problem: `${waiting.length} jobs are waiting` };
      return new Promise((resolve) => {
        waiting.push({
          job,
          input,
          // The result comes from the function that `implementJob` took for this job.
          settle: (outcome) => resolve(outcome as JobOutcome<Output>),
        });
        startNext();
      });
    },
    stop() {
      isStopped = true;
      for (const order of waiting.splice(0))
        order.settle({ ok: false, failed: 'stopped', problem: 'The server is shutting down' });
      for (const child of children) kill(child, 'stopped');
    },
  };
}

/** V8 aborts a process whose heap is full; the child's watchdog and the kernel kill one that uses too much memory. */
function explainEnd(signal: NodeJS.Signals | null): JobFailure {
  return signal === 'SIGABRT' || signal === 'SIGKILL' ? 'too-much-memory' : 'crashed';
}

function findTsx(program: string): string {
  return pathToFileURL(createRequire(program).resolve('tsx')).href;
}
