import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findPostgres } from '@showroom/throw-away-postgres/find-postgres';
import { startThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { acknowledgedWriteSchema } from '../testing/acknowledged-write.ts';
import type { AcknowledgedWrite } from '../testing/acknowledged-write.ts';
import { runOnStore, runScript } from '../testing/child-process.ts';
import { expectAllSaved } from '../testing/expect-saved.ts';
import { bySystem, temporaryDirectory, temporaryStore } from '../testing/temporary-store.ts';
import { databaseUrlOf, engine } from '../testing/test-database.ts';
import { writer } from './handles.ts';

/** Acknowledged changes until the last kill: `TRIES=1000` for a long run. */
const WRITES = Number(process.env['TRIES'] ?? 60);
const MOST_A_RUN = 40;

it(
  'has every acknowledged change and no partial one when the process is killed',
  { timeout: 60_000 + WRITES * 500 },
  async () => {
    const dataDir = await temporaryDirectory();
    const acknowledged: AcknowledgedWrite[] = [];
    let kills = 0;
    for (; acknowledged.length < WRITES; kills += 1) {
      const child = await runOnStore('testing/write-forever.ts', dataDir, [String(kills)]);
      await child.waitForLines(5 + Math.floor(Math.random() * (MOST_A_RUN - 5)));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      child.process.kill('SIGKILL');
      expect(await child.ended).toBeNull();
      acknowledged.push(...child.lines().map((line) => acknowledgedWriteSchema.parse(JSON.parse(line))));
    }

    const store = await temporaryStore({ dataDir, clock: { now: () => new Date() } });
    await expectWholeDatabase(store, await databaseUrlOf(dataDir));
    await expectAllSaved(store, acknowledged);
    if (WRITES > 100) process.stderr.write(`${acknowledged.length} acknowledged changes, ${kills} kills\n`);
  },
);

it.runIf(engine === 'postgres')(
  'has every acknowledged change, and no visitor twice, when the database is killed, and continues when it is back',
  { timeout: 60_000 + WRITES * 500 },
  async () => {
    const server = await startThrowAwayPostgres();
    onTestFinished(() => server.stop());
    const databaseUrl = server.url('postgres');
    const dataDir = await temporaryDirectory();
    const child = runScript('testing/write-forever.ts', ['0', 'patient'], {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    });
    const listWrites = () => child.lines().map((line) => acknowledgedWriteSchema.parse(JSON.parse(line)));
    const listAcknowledged = () => listWrites().filter(({ what }) => what !== 'refused');
    const countRefused = () => listWrites().length - listAcknowledged().length;
    let kills = 0;
    for (; kills === 0 || listAcknowledged().length < WRITES; kills += 1) {
      const [known, refused] = [listAcknowledged().length, countRefused()];
      const some = 5 + Math.floor(Math.random() * (MOST_A_RUN - 5));
      await vi.waitUntil(() => listAcknowledged().length >= known + some, { timeout: 30_000 });
      await server.crash();
      await vi.waitUntil(() => countRefused() > refused, { timeout: 30_000 });
      await server.restart();
    }
    const known = listAcknowledged().length;
    await vi.waitUntil(() => listAcknowledged().length > known, { timeout: 30_000 });
    child.process.kill('SIGKILL');
    await child.ended;

    const store = await openStore({ dataDir, databaseUrl });
    onTestFinished(() => store.close());
    await expectWholeDatabase(store, databaseUrl);
    await expectAllSaved(store, listAcknowledged());
    if (WRITES > 100) process.stderr.write(`${listAcknowledged().length} acknowledged changes, ${kills} kills\n`);
  },
);

/** By the database's own checks. */
async function expectWholeDatabase(store: Store, databaseUrl = ''): Promise<void> {
  if (engine === 'sqlite') {
    const check = (pragma: string) =>
      bySystem(store, async (transaction) => (await sql.raw(`pragma ${pragma}`).execute(writer(transaction))).rows);
    expect(await check('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await check('foreign_key_check')).toEqual([]);
    return;
  }
  // It ends with another code, and this throws, when a table or an index is not whole.
  execFileSync(path.join(findPostgres(), 'pg_amcheck'), ['--install-missing', '--heapallindexed', databaseUrl]);
}
