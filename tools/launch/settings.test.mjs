import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnFreePorts } from './testing/free-ports.mjs';

/** Runs `npm start` until it ends by itself, and returns its output. */
async function startWith(settings) {
  const folder = mkdtempSync(join(tmpdir(), 'settings-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const probes = await listenOnFreePorts(2);
  await probes.close();
  const [sitePort, adminPort] = probes.ports.map(String);
  const command = spawn(process.execPath, [join(import.meta.dirname, 'start.mjs'), '--no-build'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      SITE_PORT: sitePort,
      ADMIN_PORT: adminPort,
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => command.kill('SIGKILL'));
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exitCode = await new Promise((resolve) => {
    command.once('close', resolve);
  });
  return { exitCode, said: output.trim(), hasStarted: existsSync(dataDir) };
}

test('reports each invalid setting in a sentence before anything starts', async () => {
  expect(await startWith({ SITE_URL: 'notaurl', ADMIN_URL: 'http://', TRUST_PROXY: 'yes' })).toEqual({
    exitCode: 1,
    said: [
      'SITE_URL must be an address such as https://www.example.com.',
      'ADMIN_URL must be an address such as https://www.example.com.',
      'TRUST_PROXY must be the number of proxies in front, from 0 to 10.',
    ].join('\n'),
    hasStarted: false,
  });
});

test.each([
  [{ SITE_PORT: 'many' }, 'SITE_PORT must be a port between 1 and 65535; it is "many".'],
  [
    { SITE_PORT: '4567', ADMIN_PORT: '4567' },
    'SITE_PORT and ADMIN_PORT are both 4567; each server needs a port of its own.',
  ],
  [{ HOST: '192.0.2.1' }, 'HOST must be an address of this machine, such as 127.0.0.1; it is "192.0.2.1".'],
])('reports a setting that servers can’t listen with: %o', async (settings, said) => {
  expect(await startWith(settings)).toEqual({ exitCode: 1, said, hasStarted: false });
});

test('reports an unsupported database before anything starts, and an unreachable one before the servers', async () => {
  expect(await startWith({ DATABASE_URL: 'mysql://127.0.0.1/showroom' })).toEqual({
    exitCode: 1,
    said: 'DATABASE_URL must be an address such as postgres://user:password@db.example.com:5432/showroom, or the path of a SQLite file.',
    hasStarted: false,
  });
  const probe = await listenOnFreePorts(1);
  await probe.close();
  const [port] = probe.ports;
  expect(await startWith({ DATABASE_URL: `postgres://showroom:a-secret@127.0.0.1:${port}/showroom` })).toMatchObject({
    exitCode: 1,
    said: `DATABASE_URL names a database at 127.0.0.1:${port} that cannot be reached (ECONNREFUSED).`,
  });
});

test('reports an invalid data directory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const said = `DATA_DIR must be a directory that can be written to; ${file} is not.`;
  expect(await startWith({ DATA_DIR: join(file, 'data') })).toEqual({ exitCode: 1, said, hasStarted: false });
});

test('reports all ports in use, each with its setting', async () => {
  const taken = await listenOnFreePorts(2);
  onTestFinished(taken.close);
  const [site, admin] = taken.ports;
  expect(await startWith({ SITE_PORT: String(site), ADMIN_PORT: String(admin) })).toEqual({
    exitCode: 1,
    said: `Ports ${site} and ${admin} are taken by other programs. Stop them, or choose other ports: SITE_PORT=${site + 10} ADMIN_PORT=${admin + 10} npm start`,
    hasStarted: false,
  });
});

test('treats an empty setting as unset', async () => {
  const taken = await listenOnFreePorts(1);
  onTestFinished(taken.close);
  const [site] = taken.ports;
  const { said } = await startWith({ SITE_PORT: String(site), HOST: '', SITE_URL: '' });
  expect(said).toBe(
    `Port ${site} is taken by another program. Stop it, or choose another port: SITE_PORT=${site + 10} npm start`,
  );
});
