import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

/** Starts an app in its own process, as an owner's system would. */
export function startProcess(app = 'slow-app.ts') {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, app)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  const exitCode = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => resolve(code));
  });
  const waitFor = async (pattern: RegExp) => {
    await expect.poll(() => output, { timeout: 30_000 }).toMatch(pattern);
    return pattern.exec(output)?.[1] ?? '';
  };
  return { child, exitCode, waitFor, readOutput: () => output };
}
