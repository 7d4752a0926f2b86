import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';
import { findPostgres } from './find-postgres.ts';

/** A server for one test run. It ends with the process that started it, however that ends. */
export interface ThrowAwayPostgres {
  /** The URL of a database, for a superuser without a password. `postgres` always exists. */
  url(database: string): string;
  readonly port: number;
  /** Kills the server (SIGKILL): connections break, and committed data is there after a restart. */
  crash(): Promise<void>;
  /** Restarts it on the same port with the same data, after a crash. */
  restart(): Promise<void>;
  /** Stops the server and deletes its data. May be called again. */
  stop(): Promise<void>;
}

/** Long, for busy machines; usually it takes a second and a half. */
const START_WITHIN_MS = 60_000;
/** Another program may take the free port before the server starts. */
const PORT_ATTEMPTS = 3;

/**
 * Makes a cluster in a temporary folder and starts its server on a free port of 127.0.0.1.
 *
 * @param options.isAsInstalled with the settings that PostgreSQL comes with, for who measures it; otherwise it waits for no disk
 * @param options.parent where the folder is made that holds everything: on another disk
 * @throws with one sentence when PostgreSQL is not installed, with the server's own words when it does not start
 */
export async function startThrowAwayPostgres({
  isAsInstalled = false,
  parent = tmpdir(),
} = {}): Promise<ThrowAwayPostgres> {
  const bin = findPostgres();
  const user = findUser();
  const folder = mkdtempSync(path.join(parent, 'showroom-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const start = (port: number) => startServer({ folder, bin, port, user, isAsInstalled });

  let { server, port } = await startOnFreePort(start).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    url: (database) => `postgres://showroom@127.0.0.1:${port}/${database}`,
    port,
    crash: () => endServer(server, 'crash\n'),
    restart: async () => {
      server = await startAfterCrash(() => start(port));
    },
    stop: async () => {
      await endServer(server, '');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Server = ChildProcessByStdio<Writable, null, Readable>;

async function startOnFreePort(start: (port: number) => Promise<Server>): Promise<{ server: Server; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    try {
      return { server: await start(port), port };
    } catch (error) {
      if (attempt === PORT_ATTEMPTS || !String(error).includes('could not bind')) throw error;
    }
  }
}

/** Remaining processes of a killed server end in a moment; until then they use its shared memory. */
async function startAfterCrash(start: () => Promise<Server>): Promise<Server> {
  const deadline = Date.now() + START_WITHIN_MS;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (Date.now() > deadline || !String(error).includes('still in use')) throw error;
      await wait(50);
    }
  }
}

async function startServer(options: {
  folder: string;
  bin: string;
  port: number;
  user: { uid: number; gid: number } | undefined;
  isAsInstalled: boolean;
}): Promise<Server> {
  const { folder, bin, port, user, isAsInstalled } = options;
  const script = path.join(import.meta.dirname, 'keep-server.sh');
  const server = spawn('/bin/sh', [script, folder, bin, String(port), isAsInstalled ? 'as-installed' : 'hasty'], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    // A separate process group: Ctrl+C is for the tests, which then stop the server.
    detached: true,
    ...user,
  });
  // It may have ended already.
  server.stdin.on('error', () => undefined);
  let said = '';
  const isReady = new Promise<boolean>((resolve) => {
    const look = (text: string) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve(true);
      // A connection before it is ready logs a line that looks like the end of a server.
      if (/FATAL:(?! {2}the database system is)/.test(said)) resolve(false);
    };
    server.stderr.setEncoding('utf8').on('data', look);
    server.once('close', () => resolve(false));
    server.once('error', () => resolve(false));
    setTimeout(() => resolve(false), START_WITHIN_MS).unref();
  });
  if (!(await isReady)) {
    await endServer(server, 'keep\n');
    throw new Error(`PostgreSQL does not start:\n${said}`);
  }
  // From now on no one reads its output, which must neither block it nor keep this process alive.
  server.stderr.removeAllListeners('data').resume();
  server.unref();
  for (const pipe of [server.stdin, server.stderr]) unreference(pipe);
  return server;
}

/** A pipe of a child process is a socket, which its type doesn’t say. */
function unreference(pipe: object): void {
  if ('unref' in pipe && typeof pipe.unref === 'function') pipe.unref();
}

async function endServer(server: Server, how: string): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return;
  const ended = once(server, 'exit');
  server.ref();
  server.stdin.end(how);
  await ended;
}

/** PostgreSQL doesn’t run as root; other users run it as themselves. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: findId('-u', name), gid: findId('-g', name) };
    } catch {
      // No such user here.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as.');
}

function findId(flag: '-u' | '-g', user: string): number {
  return Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}
