import { implementJob, runJobs } from '../run-jobs.ts';
import * as jobs from './sample-jobs.ts';

const kept: unknown[] = [];

function loopForever(): never {
  for (;;);
}

function recurseForever(): never {
  return recurseForever();
}

runJobs([
  implementJob(jobs.double, (number) => number * 2),
  implementJob(jobs.countBytes, (bytes) => bytes.byteLength),
  implementJob(jobs.findProcess, () => process.pid),
  implementJob(jobs.refuse, (number) => {
    throw new Error(`Not ${number}`);
  }),
  implementJob(jobs.recurse, recurseForever),
  implementJob(jobs.loop, loopForever),
  implementJob(jobs.waitForever, () => new Promise<never>(() => undefined)),
  implementJob(jobs.fillHeap, () => {
    for (;;) kept.push(Array.from({ length: 1000 }, (_, at) => ({ at })));
  }),
  implementJob(jobs.fillBuffers, () => {
    for (;;) kept.push(Buffer.alloc(1_000_000, 1));
  }),
  implementJob(jobs.exit, () => process.exit(3)),
  implementJob(jobs.answerMuch, (length) => 'x'.repeat(length)),
  implementJob(jobs.useHalf, () => {
    kept.push(Buffer.alloc(40_000_000, 1));
    return process.pid;
  }),
]);
