import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test as base } from '@playwright/test';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';

interface Launched {
  readonly siteUrl: string;
  readonly adminUrl: string;
  readonly dataDir: string;
  /** All that the command has printed so far. */
  readonly readOutput: () => string;
  readonly exitCode: Promise<number | null>;
  readonly terminate: () => void;
  /** The process of one of its servers, by the app's folder. */
  readonly findServer: (app: 'site' | 'admin') => number;
}

const root = resolve(import.meta.dirname, '..', '..', '..');

/** `npm start` over data of its own, with what is built already. */
const test = base.extend<{ launched: Launched }>({
  // Needs nothing, which Playwright reads from an empty pattern.
  // oxlint-disable-next-line no-empty-pattern
  launched: async ({}, use, testInfo) => {
    const dataDir = testInfo.outputPath('data');
    const [sitePort, adminPort] = [await findFreePort(), await findFreePort()];
    const launcher = spawn(process.execPath, [join(root, 'tools', 'launch', 'start.mjs'), '--no-build'], {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        SITE_PORT: String(sitePort),
        ADMIN_PORT: String(adminPort),
        WARM_PICTURES: 'false',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [launcher.stdout, launcher.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    const exitCode = new Promise<number | null>((end) => {
      launcher.once('close', (code) => end(code));
    });
    const launched: Launched = {
      siteUrl: `http://127.0.0.1:${sitePort}`,
      adminUrl: `http://127.0.0.1:${adminPort}`,
      dataDir,
      readOutput: () => output,
      exitCode,
      terminate: () => launcher.kill('SIGTERM'),
      findServer: (app) => findChild(launcher.pid, join('apps', app, 'build', 'server', 'index.js')),
    };
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Stop with Ctrl+C.');
    await use(launched);
    launcher.kill('SIGTERM');
    await exitCode;
  },
});

function findChild(parent: number | undefined, script: string): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const found = processes
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .find((match) => Number(match?.[2]) === parent && match?.[3]?.includes(script) === true);
  if (found?.[1] === undefined) throw new Error(`No process runs ${script}.`);
  return Number(found[1]);
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

test('a site that is killed comes back, the back office stays up, and a stop ends both with code 0', async ({
  launched,
}) => {
  const { siteUrl, adminUrl, readOutput, findServer } = launched;
  const backOffice = findServer('admin');
  const site = findServer('site');
  // What keeps its memory small is in force (docs/decisions/0027-memory-of-a-server.md).
  const environment = readFileSync(`/proc/${site}/environ`, 'utf8').split('\0');
  for (const place of ['packages/web-server', 'apps/site']) {
    const wanted = Object.entries(parseEnv(readFileSync(join(root, place, 'server.env'), 'utf8')));
    expect(wanted).not.toEqual([]);
    for (const [name, value] of wanted) expect(environment).toContain(`${name}=${value}`);
  }
  process.kill(site, 'SIGKILL');
  await expect.poll(readOutput).toContain('The site ended unexpectedly (signal SIGKILL).');
  expect(await isHealthy(adminUrl)).toBe(true);
  await expect.poll(readOutput).toContain('The site is up again.');
  expect(await isHealthy(siteUrl)).toBe(true);
  expect(findServer('site')).not.toBe(site);
  expect(findServer('admin')).toBe(backOffice);

  launched.terminate();
  expect(await launched.exitCode).toBe(0);
  expect(await isHealthy(siteUrl)).toBe(false);
  expect(await isHealthy(adminUrl)).toBe(false);
});

test('a site that cannot open its store again ends all, says so once and leaves with code 1', async ({ launched }) => {
  const { dataDir, readOutput, findServer, adminUrl } = launched;
  for (const name of ['showroom.db', 'showroom.db-wal', 'showroom.db-shm'])
    rmSync(join(dataDir, name), { force: true });
  writeFileSync(join(dataDir, 'showroom.db'), 'This is no database any more. '.repeat(500));
  process.kill(findServer('site'), 'SIGKILL');
  expect(await launched.exitCode).toBe(1);
  expect(readOutput().match(/^ {2}The site could not start: The database file in .* is damaged/gm)).toHaveLength(1);
  expect(readOutput().match(/ended unexpectedly/g)).toHaveLength(1);
  expect(await isHealthy(adminUrl)).toBe(false);
});
