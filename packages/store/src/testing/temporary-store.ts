import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';
import { systemActor } from '../database/write-transaction.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';

/** Changes something in nobody's name. */
export async function bySystem<T>(store: Store, work: (transaction: WriteTransaction) => Promise<T>): Promise<T> {
  return store.write({ actor: systemActor }, work);
}

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  // Last opened, first closed; the directory goes last.
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** An empty directory that is gone after the test. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'showroom-store-'));
  cleanups.push(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** A clock that stands until a test moves it. */
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

/** An open store on a real file, closed after the test. */
export async function temporaryStore(
  options: { dataDir?: string; clock?: TestClock; lockWaitMs?: number } = {},
): Promise<Store> {
  const dataDir = options.dataDir ?? (await temporaryDirectory());
  const { clock = new TestClock(), lockWaitMs } = options;
  const store = await openStore({ dataDir, now: clock.now, lockWaitMs });
  cleanups.push(() => store.close());
  return store;
}
