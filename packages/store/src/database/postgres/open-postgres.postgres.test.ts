import { expect, inject, it } from 'vitest';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';
import { openingError } from '../../testing/opening-error.ts';
import { queryPostgres } from '../../testing/query-postgres.ts';
import { runScript } from '../../testing/child-process.ts';
import { temporaryDirectory } from '../../testing/temporary-store.ts';

const serverUrl = inject('postgres')?.url ?? '';

function urlWith(changes: { user?: string; port?: number; database?: string }): string {
  const url = new URL(serverUrl);
  url.username = changes.user ?? 'showroom';
  url.password = 'a-secret';
  if (changes.port !== undefined) url.port = String(changes.port);
  url.pathname = changes.database ?? 'postgres';
  return url.href;
}

it.each([
  ['a server that does not answer', 'unreachable', async () => urlWith({ port: await findFreePort() })],
  ['a host that is not there', 'unreachable', async () => 'postgres://showroom:a-secret@no-such-host.invalid/showroom'],
  ['a database that is not there', 'no-database', async () => urlWith({ database: 'no_such_database' })],
  ['a user that is not known', 'no-access', async () => urlWith({ user: 'nobody' })],
  ['an address that is none', 'unsupported-database', async () => 'postgres://showroom:a-secret@host:port/showroom'],
  ['another kind of database', 'unsupported-database', async () => 'mysql://showroom:a-secret@127.0.0.1/showroom'],
  [
    'a database of another encoding',
    'unsupported-database',
    async () => {
      await queryPostgres(serverUrl, "create database latin encoding 'SQL_ASCII' template template0");
      return urlWith({ database: 'latin' });
    },
  ],
  [
    'a user who may not make tables',
    'no-access',
    async () => {
      await queryPostgres(serverUrl, 'create role reader login');
      await queryPostgres(serverUrl, 'create database closed');
      await queryPostgres(urlWith({ database: 'closed' }), 'revoke create on schema public from public');
      return urlWith({ database: 'closed', user: 'reader' });
    },
  ],
])('reports in one sentence, without the password, that DATABASE_URL names %s', async (_what, code, makeUrl) => {
  const error = await openingError({ dataDir: await temporaryDirectory(), databaseUrl: await makeUrl() });
  expect(error).toMatchObject({ code });
  const message = error instanceof Error ? error.message : '';
  expect(message).toMatch(/^DATABASE_URL [^\n]+\.$/);
  expect(message).not.toContain('a-secret');
});

it('reports it on the command line as well', async () => {
  const script = runScript('bin/prepare.ts', [], {
    DATA_DIR: await temporaryDirectory(),
    DATABASE_URL: urlWith({ database: 'no_such_database' }),
  });
  expect(await script.ended).toBe(1);
  expect(JSON.parse(script.lines()[0] ?? '')).toMatchObject({
    error: 'no-database',
    message: expect.stringMatching(
      /^DATABASE_URL names the database no_such_database, which does not exist on 127\.0\.0\.1:\d+\.$/,
    ),
  });
});
