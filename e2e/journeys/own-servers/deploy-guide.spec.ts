import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';
import { below, readCommands, readUnit, toScript } from '../../support/deploy-guide.ts';
import { startServer, type RunningServer } from '../../support/server-process.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const units = ['showroom-site', 'showroom-admin'] as const;

const settingsFile = (place: string) => join(place, 'etc/showroom/showroom.env');

/** Runs commands in one shell session, as a reader of the guide would. */
function follow(place: string, commands: readonly string[]): string {
  const script = toScript(commands, place);
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
    cwd: '/',
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
      DATABASE_URL: '',
      SHOWROOM_ENV: settingsFile(place),
    },
  });
  expect(status, `${script}\n\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

/** Replaces the steps with `editor`: folders below `place`, sample URLs, and free ports. */
function editSettings(place: string, ports: readonly number[]): void {
  const file = settingsFile(place);
  const settings = below(place, readFileSync(file, 'utf8'))
    .replace('SITE_PORT=3000', `SITE_PORT=${ports[0]}`)
    .replace('ADMIN_PORT=3001', `ADMIN_PORT=${ports[1]}`);
  writeFileSync(file, settings);
}

// Needs no browser, so Playwright's pattern of fixtures is empty.
// oxlint-disable-next-line no-empty-pattern
test('Following the deploy guide line by line gives a running shop, a backup and an update', async ({}, testInfo) => {
  test.setTimeout(240_000);
  // Outside the test results, because the links below point back to this checkout.
  const place = mkdtempSync(join(tmpdir(), 'deploy-guide-'));
  const releases = join(place, 'srv/showroom/releases');
  for (const folder of [releases, join(place, 'etc/systemd/system'), join(place, 'etc/caddy'), join(place, 'var/lib')])
    mkdirSync(folder, { recursive: true });
  const commands = readCommands('One machine');
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string };
  for (const command of commands.filter((each) => each.includes('npx --yes pnpm@')))
    expect(command).toContain(`npx --yes ${packageManager} `);

  // The releases in the guide; each is this checkout.
  const update = readCommands('An update without a lost request');
  const named = [...[...commands, ...update].join('\n').matchAll(/releases\/([\d-]+)/g)].map(([, name = '']) => name);
  for (const release of new Set(named)) symlinkSync(root, join(releases, release));

  const settingsAt = commands.findIndex((command) => command.startsWith('editor /etc/showroom/showroom.env'));
  expect(settingsAt, 'the guide says where settings are edited').toBeGreaterThan(0);
  const folderBefore = commands.slice(0, settingsAt).findLast((command) => command.startsWith('cd ')) ?? '';
  follow(place, commands.slice(0, settingsAt));
  const ports = [await findFreePort(), await findFreePort()];
  editSettings(place, ports);
  expect(follow(place, [folderBefore, ...commands.slice(settingsAt)])).toMatch(
    /"owner":\{"username":"owner","password":"\S+"\}/,
  );
  expect(readdirSync(join(place, 'etc/systemd/system')).toSorted()).toEqual(
    units.flatMap((unit) => [`${unit}.service`, `${unit}.socket`]).toSorted(),
  );

  /** Starts both servers as their systemd units do. */
  const start = async (time: string): Promise<RunningServer[]> => {
    const servers: RunningServer[] = [];
    for (const [index, name] of units.entries()) {
      const { folder, args, settings } = readUnit(name, place);
      expect(args).toEqual(['build/server/index.js']);
      const logFile = testInfo.outputPath(`${name}-${time}.log`);
      servers.push(await startServer({ folder, port: ports[index] ?? 0, settings, logFile }));
    }
    return servers;
  };

  let servers = await start('first');
  try {
    const byHand = readCommands('What to back up').filter((command) => !command.includes(' restore '));
    expect(follow(place, byHand)).toContain('Verified: restored into a copy, it has the same records and files.');
    expect(readdirSync(join(place, 'var/lib/showroom/backups')).some((name) => name.endsWith('.tar'))).toBe(true);

    follow(place, update);
    for (const server of servers) await server.stop();
    servers = await start('updated');
  } finally {
    for (const server of servers) await server.stop();
    rmSync(place, { recursive: true, force: true });
  }
});
