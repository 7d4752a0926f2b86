import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startThrowAwayPostgres } from '@showroom/throw-away-postgres';
import type { TestProject } from 'vitest/node';
import { openStore } from '../open-store.ts';
import { rememberEmpty } from './empty-database.ts';
import type { EmptyDatabase } from './empty-database.ts';
import { queryPostgres } from './query-postgres.ts';

/** The tests' server and the migrated database that theirs are copies of. */
export interface TestPostgres {
  readonly url: string;
  readonly template: string;
  /** Their state before a test. */
  readonly empty: EmptyDatabase;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Null for tests on SQLite. */
    postgres: TestPostgres | null;
  }
}

/**
 * Starts a server with an empty store to copy, which is faster than migrating for each test; empty-database.ts is faster still.
 */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startThrowAwayPostgres();
  try {
    const url = server.url('postgres');
    const template = 'empty_store';
    await queryPostgres(url, `create database ${template}`);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'showroom-template-'));
    const store = await openStore({ dataDir, databaseUrl: server.url(template) });
    await store.close();
    await rm(dataDir, { recursive: true });
    project.provide('postgres', { url, template, empty: await rememberEmpty(server.url(template)) });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
