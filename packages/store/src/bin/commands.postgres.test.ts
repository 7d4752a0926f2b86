import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { expect, it, onTestFinished } from 'vitest';
import { runScript } from '../testing/child-process.ts';
import { queryPostgres } from '../testing/query-postgres.ts';
import { temporaryDirectory } from '../testing/temporary-store.ts';

it.each(['bin/backup.ts', 'bin/reset-owner-password.ts'])(
  '%s creates nothing in a database without a store, and names it',
  async (file) => {
    const postgres = await startThrowAwayPostgres();
    onTestFinished(() => postgres.stop());
    const databaseUrl = postgres.url('postgres');
    const dataDir = await temporaryDirectory();
    // As a server with its store in PostgreSQL has it.
    await mkdir(path.join(dataDir, 'incoming'));
    const script = runScript(file, [], {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SHOWROOM_ENV: '',
    });
    let errors = '';
    script.process.stderr.on('data', (text: string) => (errors += text));
    expect(await script.ended).toBe(1);
    expect(errors).toContain('names the database postgres, which holds no store yet');
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(await queryPostgres(databaseUrl, `select tablename from pg_tables where schemaname = 'public'`)).toEqual([]);
  },
);
