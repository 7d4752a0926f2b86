import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { inject, onTestFinished } from 'vitest';
import { storeEnvironment } from './test-database.ts';

const packageDirectory = path.resolve(import.meta.dirname, '../..');

/** A script of this package running in its own process. */
export interface RunningScript {
  process: ChildProcessByStdio<null, Readable, Readable>;
  /** Complete lines so far. */
  lines(): string[];
  /** Resolves when this many lines were printed; rejects with the output when the process ends first. */
  waitForLines(count: number): Promise<void>;
  /** Resolves with the exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts a built script below `src`. It ends with the test at the latest. */
export function runScript(file: string, args: readonly string[], env: Record<string, string> = {}): RunningScript {
  const script = path.join(inject('scripts'), file.replace(/\.ts$/, '.js'));
  // A failed or slow test has not ended it. Throws if the test is already over.
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
  // The last piece is empty or an incomplete line.
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

/** Starts a script on the store of a data directory. */
export async function runOnStore(file: string, dataDir: string, args: readonly string[] = []): Promise<RunningScript> {
  return runScript(file, args, await storeEnvironment(dataDir));
}
