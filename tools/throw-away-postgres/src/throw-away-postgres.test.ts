import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findPostgres } from './find-postgres.ts';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

function query(url: string, sql: string): string {
  return execFileSync(path.join(findPostgres(), 'psql'), [url, '-AtXc', sql], { encoding: 'utf8' }).trim();
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** The test’s own temporary folder, to see what is left. World-readable, as the server is another user. */
function temporaryFolder(): string {
  const folder = mkdtempSync('/tmp/postgres-test-');
  chmodSync(folder, 0o1777);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('starts its own server, which is gone with its data when stopped', async () => {
  const folder = temporaryFolder();
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const [one, other] = await Promise.all([startThrowAwayPostgres(), startThrowAwayPostgres()]);
  expect(
    query(one.url('postgres'), 'create table kept (value int); insert into kept values (7); table kept'),
  ).toContain('7');
  expect(query(other.url('postgres'), "select to_regclass('kept') is null")).toBe('t');
  expect(readdirSync(folder)).toHaveLength(2);
  for (const postgres of [one, other]) {
    await postgres.stop();
    await postgres.stop();
    expect(await isListening(postgres.port)).toBe(false);
  }
  expect(readdirSync(folder)).toEqual([]);
});

it('keeps committed data through a crash and restart', async () => {
  const postgres = await startThrowAwayPostgres();
  onTestFinished(() => postgres.stop());
  query(postgres.url('postgres'), 'create table kept (value int); insert into kept values (7)');
  await postgres.crash();
  // Its processes end a moment later.
  await expect.poll(() => isListening(postgres.port)).toBe(false);
  await postgres.restart();
  expect(query(postgres.url('postgres'), 'table kept')).toBe('7');
});

it('ends with a process that is killed', async () => {
  const folder = temporaryFolder();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'testing', 'start-and-wait.ts')],
    { env: { ...process.env, TMPDIR: folder }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line]: unknown[] = await once(child.stdout, 'data');
  const port = Number(String(line));
  expect(await isListening(port)).toBe(true);
  child.kill('SIGKILL');
  const isGone = async () =>
    !(await isListening(port)) && !readdirSync(folder).some((name) => name.includes('postgres'));
  await expect.poll(isGone, { timeout: 20_000 }).toBe(true);
});

it('uses Debian’s latest PostgreSQL, and says what to do without one', () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('POSTGRES_BIN', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const debian = temporaryFolder();
  expect(() => findPostgres(debian)).toThrow(/Debian's package postgresql.* POSTGRES_BIN/);
  for (const version of ['9', '15', '13']) {
    mkdirSync(path.join(debian, version, 'bin'), { recursive: true });
    writeFileSync(path.join(debian, version, 'bin', 'initdb'), '');
  }
  expect(findPostgres(debian)).toBe(path.join(debian, '15', 'bin'));
});
