import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpAtExit, pause, startChild, stopChild } from './child-processes.ts';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';
import { childEnvironment, serverEnvironment, workspace } from '../workspace.ts';

export type AppName = 'site' | 'admin';

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  /** @throws with the end of its log if it has stopped */
  readonly requireRunning: () => void;
  readonly stop: () => Promise<void>;
}

const POLL_MS = 5;
const READY_TIMEOUT_MS = 20_000;
const LOG_TAIL_LENGTH = 4_000;

/** Builds both apps as `npm start` does, using Turborepo's cache. */
export function buildApps(): Promise<void> {
  const args = ['run', 'build', '--filter=@showroom/site', '--filter=@showroom/admin', '--output-logs=errors-only'];
  return new Promise((resolve, reject) => {
    const child = spawn('turbo', args, { cwd: workspace, env: childEnvironment(), stdio: ['ignore', 2, 2] });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build failed (exit ${code}); the lines above say why.`));
    });
  });
}

/** A new folder outside the workspace, deleted when this process ends. */
export function makeThrowAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'));
  cleanUpAtExit(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Prepares a data folder with the program that `npm start` uses.
 * @returns the owner's first password
 * @throws with the program's error output
 */
export function prepareData(dataDir: string): string {
  const result = runOnStore('bin/prepare.ts', { DATA_DIR: dataDir });
  const [, password] = /"password":"([^"]+)"/.exec(result.stdout) ?? [];
  if (result.status !== 0 || password === undefined)
    throw new Error(`The store could not be prepared.\n${result.stderr}${result.stdout}`);
  return password;
}

/** Runs one of the store's scripts with only these settings in its environment. */
export function runOnStore(script: string, settings: Readonly<NodeJS.Dict<string>>, args: readonly string[] = []) {
  const store = join(workspace, 'packages', 'store');
  return spawnSync(join(store, 'node_modules', '.bin', 'tsx'), [join(store, 'src', script), ...args], {
    cwd: workspace,
    env: childEnvironment(settings),
    encoding: 'utf8',
  });
}

/**
 * Starts an app's production build on a free loopback port and waits until it's healthy.
 * @param databaseUrl of a PostgreSQL database; without it, SQLite in the data folder
 * @throws with the end of its log if it stops or isn't ready within twenty seconds
 */
export async function startApp(name: AppName, dataDir: string, databaseUrl?: string): Promise<RunningServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const logPath = join(dataDir, `${name}.log`);
  const log = openSync(logPath, 'a');
  const startedAt = performance.now();
  const child = startChild(process.execPath, [join('build', 'server', 'index.js')], {
    cwd: join(workspace, 'apps', name),
    env: childEnvironment({
      ...serverEnvironment(name),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      [name === 'site' ? 'SITE_PORT' : 'ADMIN_PORT']: String(port),
    }),
    stdio: ['ignore', log, log],
  });
  closeSync(log);

  const describeEnd = (what: string) =>
    `The ${name} ${what}.\n${readFileSync(logPath, 'utf8').slice(-LOG_TAIL_LENGTH)}`;
  const requireRunning = () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(describeEnd('stopped'));
  };
  while (!(await isWell(url))) {
    requireRunning();
    if (performance.now() - startedAt > READY_TIMEOUT_MS) {
      await stopChild(child);
      throw new Error(describeEnd('did not get ready'));
    }
    await pause(POLL_MS);
  }
  return { url, pid: child.pid ?? 0, requireRunning, stop: () => stopChild(child) };
}

function isWell(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(`${url}/healthz`, { agent: false, timeout: 1_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('error', () => resolve(false));
    request.once('timeout', () => request.destroy());
  });
}

/** Signs the owner in through the login form. Returns the cookies. */
export async function signIn({ url }: Pick<RunningServer, 'url'>, password: string): Promise<string> {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url },
    body: new URLSearchParams({ username: 'owner', password }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  if (!cookies.some((cookie) => cookie.startsWith('session='))) throw new Error(`Not signed in: ${response.status}`);
  return cookies.join('; ');
}
