import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test as base } from '@playwright/test';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';

interface Launched {
  readonly siteUrl: string;
  readonly adminUrl: string;
  readonly dataDir: string;
  /** Where it creates temporary folders. */
  readonly temporary: string;
  /** Everything that the command has printed so far. */
  readonly readOutput: () => string;
  readonly exitCode: Promise<number | null>;
  readonly terminate: (signal: 'SIGTERM' | 'SIGINT') => void;
  /** Its child processes and their descendants. */
  readonly listProcesses: () => number[];
  /** The process of one of its servers, by the app's folder. */
  readonly findServer: (app: 'site' | 'admin') => number;
}

const root = resolve(import.meta.dirname, '..', '..', '..');

/** Runs `npm start` or `npx pnpm demo` on temporary data with the existing build. */
const test = base.extend<{ command: 'start' | 'demo'; launched: Launched }>({
  command: ['start', { option: true }],
  launched: async ({ command }, use, testInfo) => {
    const dataDir = testInfo.outputPath('data');
    // A demo creates its own folder for temporary data.
    const temporary = testInfo.outputPath('temporary');
    mkdirSync(temporary);
    const flags = command === 'demo' ? ['--no-build', '--demo'] : ['--no-build'];
    const [sitePort, adminPort] = [await findFreePort(), await findFreePort()];
    const launcher = spawn(process.execPath, [join(root, 'tools', 'launch', 'start.mjs'), ...flags], {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        TMPDIR: temporary,
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
      temporary,
      readOutput: () => output,
      exitCode,
      terminate: (signal) => launcher.kill(signal),
      listProcesses: () => listDescendants(launcher.pid),
      findServer: (app) => findChild(launcher.pid, join('apps', app, 'build', 'server', 'index.js')),
    };
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Press Ctrl+C to stop.');
    await use(launched);
    launcher.kill('SIGTERM');
    await exitCode;
  },
});

interface RunningProcess {
  readonly id: number;
  readonly parent: number;
  readonly command: string;
}

function listAllProcesses(): RunningProcess[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, id, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return id === undefined ? [] : [{ id: Number(id), parent: Number(parent), command }];
  });
}

function listDescendants(ancestor: number | undefined, all = listAllProcesses()): number[] {
  const children = all.filter(({ parent }) => parent === ancestor).map(({ id }) => id);
  return children.flatMap((id) => [id, ...listDescendants(id, all)]);
}

function findChild(parent: number | undefined, script: string): number {
  const found = listAllProcesses().find((each) => each.parent === parent && each.command.includes(script));
  if (found === undefined) throw new Error(`No process runs ${script}.`);
  return found.id;
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

test('The launcher restarts a killed site, keeps the admin up, and stops both with code 0', async ({ launched }) => {
  const { siteUrl, adminUrl, readOutput, findServer } = launched;
  const admin = findServer('admin');
  const site = findServer('site');
  // The setting for less memory is in effect (docs/decisions/0002-two-commands.md).
  const environment = readFileSync(`/proc/${site}/environ`, 'utf8').split('\0');
  for (const place of ['packages/web-server', 'apps/site']) {
    const wanted = Object.entries(parseEnv(readFileSync(join(root, place, 'server.env'), 'utf8')));
    expect(wanted).not.toEqual([]);
    for (const [name, value] of wanted) expect(environment).toContain(`${name}=${value}`);
  }
  process.kill(site, 'SIGKILL');
  await expect.poll(readOutput).toContain('The site stopped unexpectedly (signal SIGKILL).');
  expect(await isHealthy(adminUrl)).toBe(true);
  await expect.poll(readOutput).toContain('The site is running again.');
  expect(await isHealthy(siteUrl)).toBe(true);
  expect(findServer('site')).not.toBe(site);
  expect(findServer('admin')).toBe(admin);

  launched.terminate('SIGTERM');
  expect(await launched.exitCode).toBe(0);
  expect(await isHealthy(siteUrl)).toBe(false);
  expect(await isHealthy(adminUrl)).toBe(false);
});

test('The launcher doesn’t restart a site that can’t open its store, and keeps the admin up', async ({ launched }) => {
  const { dataDir, readOutput, findServer } = launched;
  const admin = findServer('admin');
  for (const name of ['showroom.db', 'showroom.db-wal', 'showroom.db-shm'])
    rmSync(join(dataDir, name), { force: true });
  writeFileSync(join(dataDir, 'showroom.db'), 'This is no database any more. '.repeat(500));
  process.kill(findServer('site'), 'SIGKILL');
  await expect.poll(readOutput).toContain('It will not be restarted. The admin is still running.');
  expect(readOutput().match(/^ {2}The site could not start: The database file in .* is damaged/gm)).toHaveLength(1);
  expect(readOutput().match(/stopped unexpectedly/g)).toHaveLength(1);
  expect(findServer('admin')).toBe(admin);
  launched.terminate('SIGTERM');
  expect(await launched.exitCode).toBe(0);
});

test.describe('a demo', () => {
  test.use({ command: 'demo' });

  test('shows its credentials on the login page, and is deleted on Ctrl+C', async ({ launched, page }) => {
    const { siteUrl, adminUrl, temporary } = launched;
    await page.goto(siteUrl);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${adminUrl}/admin`);
    const box = page.getByRole('complementary', { name: 'Temporary Credentials' });
    await expect(box).toContainText('Change these in production!');
    const [username = '', password = ''] = await box.locator('code').allTextContents();
    await page.getByLabel('Username').fill(username);
    await page.locator('input[name="password"]').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${adminUrl}/admin/dashboard-pro`);
    await page.goto(`${adminUrl}/admin/leads`);
    await expect(page.getByRole('main').getByRole('row').nth(1), 'has sample leads').toBeVisible();

    expect(readdirSync(temporary).filter((name) => name.startsWith('showroom-demo-'))).toHaveLength(1);
    const processes = launched.listProcesses();
    expect(processes.length).toBeGreaterThanOrEqual(2);
    launched.terminate('SIGINT');
    expect(await launched.exitCode).toBe(0);
    await expect
      .poll(() => listAllProcesses().filter(({ id }) => processes.includes(id)), 'what outlives it')
      .toEqual([]);
    expect(readdirSync(temporary).filter((name) => name.startsWith('showroom-demo-'))).toEqual([]);
  });
});
