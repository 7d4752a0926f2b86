import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemActor } from '../database/write-transaction.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import type { StoreLog } from '../store-log.ts';
import { putEmptyStore } from './empty-store.ts';
import { databaseUrlOf, dropDatabaseOf, engine } from './test-database.ts';

/** Makes a change as the system. */
export async function bySystem<T>(store: Store, work: (transaction: WriteTransaction) => Promise<T>): Promise<T> {
  return store.write({ actor: systemActor }, work);
}

const cleanups: (() => Promise<void>)[] = [];

/** Closes and removes what a test opened, in reverse order; the directory last. */
export async function removeTemporaryStores(): Promise<void> {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
}

/** An empty directory that is removed after the test, with its database. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'showroom-store-'));
  cleanups.push(async () => {
    await dropDatabaseOf(directory);
    await rm(directory, { recursive: true, force: true });
  });
  return directory;
}

/** A clock that stands still until a test moves it. */
export class TestClock {
  #time: number;

  constructor(startsAt = Date.parse('2026-11-21T15:00:00.000Z')) {
    this.#time = startsAt;
  }

  readonly now = (): Date => new Date(this.#time);

  advance(milliseconds: number): void {
    this.#time += milliseconds;
  }
}

/** An open store on a real database, closed after the test. */
export async function temporaryStore(
  options: {
    dataDir?: string;
    clock?: { readonly now: () => Date };
    lockWaitMs?: number;
    log?: StoreLog;
  } = {},
): Promise<Store> {
  const dataDir = options.dataDir ?? (await temporaryDirectory());
  if (options.dataDir === undefined && engine === 'sqlite') await putEmptyStore(dataDir);
  const { clock = new TestClock(), lockWaitMs, log } = options;
  const databaseUrl = await databaseUrlOf(dataDir);
  const store = await openStore({ dataDir, databaseUrl, now: clock.now, lockWaitMs, log });
  cleanups.push(() => store.close());
  return store;
}
