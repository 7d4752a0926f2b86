import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Starting takes a second; the rest is for busy machines. */
const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;

export interface ServerOptions {
  /** The app's folder, with its production build. */
  readonly folder: string;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  /** The server's log, kept for debugging a failure. */
  readonly logFile: string;
}

export interface RunningServer {
  readonly url: string;
  readonly processId: number;
  /**
   * Stops the server and waits for it. A second call does nothing.
   *
   * @throws if it doesn't stop in time, or has logged an error
   */
  stop(): Promise<void>;
  /** Kills the server at once, like a power cut. */
  kill(): Promise<void>;
}

/** Starts a production build and waits until it's healthy. */
export async function startServer({ folder, port, settings, logFile }: ServerOptions): Promise<RunningServer> {
  const entry = join(folder, 'build', 'server', 'index.js');
  if (!existsSync(entry)) throw new Error(`There is no production build in ${folder}: run \`npx pnpm build\` first.`);
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [entry], {
    cwd: folder,
    // Never the developer's own database.
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...settings },
    stdio: ['ignore', log, log],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilHealthy(child, url);
  } catch (error) {
    await end(child);
    throw new Error(`${String(error)}\n${readFileSync(logFile, 'utf8')}`, { cause: error });
  }
  let isKilled = false;
  async function kill(): Promise<void> {
    isKilled = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  async function stop(): Promise<void> {
    if (isKilled) return;
    if (!(await end(child))) throw new Error(`The server in ${folder} did not stop as it was asked to.`);
    const errors = listErrors(readFileSync(logFile, 'utf8'));
    if (errors.length > 0) throw new Error(`The server in ${folder} logged errors:\n${errors.join('\n')}`);
  }
  if (child.pid === undefined) throw new Error(`The server in ${folder} has no process.`);
  return { url, processId: child.pid, stop, kill };
}

async function waitUntilHealthy(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready.`);
    try {
      if ((await fetch(`${url}/healthz`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await wait(50);
  }
  throw new Error(`${url} was not ready within ${READY_TIMEOUT_MS / 1000} seconds.`);
}

/** Whether the process stopped when asked. Otherwise it's killed. */
async function end(child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode === 0;
  const ended = once(child, 'exit').then(() => true);
  child.kill('SIGTERM');
  if (await Promise.race([ended, wait(STOP_TIMEOUT_MS, false)])) return child.exitCode === 0;
  child.kill('SIGKILL');
  await ended;
  return false;
}

/** Log lines with the level “error”, and lines that aren't log entries, such as the stack trace of a crash. */
function listErrors(log: string): string[] {
  return log.split('\n').filter((line) => /"level":\s*"(?:error|fatal)"/.test(line) || /^\s*\w*Error\b/.test(line));
}
