import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { inject, onTestFinished } from 'vitest';
import { storeEnvironment } from './test-database.ts';

const packageDirectory = path.resolve(import.meta.dirname, '../..');

/** A TypeScript file of this package running in a process of its own. */
export interface RunningScript {
  process: ChildProcessByStdio<null, Readable, Readable>;
  /** Complete lines printed so far. */
  lines(): string[];
  /** Resolves when at least so many lines were printed; rejects with what was printed when the process ends first. */
  waitForLines(count: number): Promise<void>;
  /** Resolves with the exit code when the process has ended; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts a script below `src`, as it was built for this run. It ends with the test at the latest. */
export function runScript(file: string, args: readonly string[], env: Record<string, string> = {}): RunningScript {
  const script = path.join(inject('scripts'), file.replace(/\.ts$/, '.js'));
  // A test that fails or takes too long has not ended it. One that goes on after its end starts none: this throws then.
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const child = spawn(process.execPath, [script, ...args], {
    cwd: packageDirectory,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      resolve(code);
    });
  });
  // The last piece is either empty or a line cut off in the middle.
  const lines = (): string[] => output.split('\n').slice(0, -1);
  return {
    process: child,
    lines,
    ended,
    async waitForLines(count) {
      while (lines().length < count) {
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`${file} ended early: ${output}${errors}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}

/** Starts a script below `src` that works on the store of a data directory, which it finds in its environment. */
export async function runOnStore(file: string, dataDir: string, args: readonly string[] = []): Promise<RunningScript> {
  return runScript(file, args, await storeEnvironment(dataDir));
}
