import { once } from 'node:events';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { listActivity } from '../../activity/list-activity.ts';
import { noteActivity } from '../../activity/note-activity.ts';
import { createLead } from '../../leads/create-lead.ts';
import { listLeads } from '../../leads/inbox/list-leads.ts';
import type { Store } from '../../store.ts';
import { jpegFile, sampleLead } from '../../testing/sample-input.ts';
import { queryPostgres } from '../../testing/query-postgres.ts';
import { listStoredFiles } from '../../testing/stored-files.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { databaseUrlOf } from '../../testing/test-database.ts';
import { writer } from '../handles.ts';
import { systemActor } from '../write-transaction.ts';
import type { WriteTransaction } from '../write-transaction.ts';

/** Locks the leads as another program may, until the returned function is called. */
async function holdLock(store: Store): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: await databaseUrlOf(store.dataDir) });
  await client.connect();
  await client.query('begin; lock table lead in exclusive mode');
  let isHeld = true;
  const release = async () => {
    if (isHeld) await client.end();
    isHeld = false;
  };
  onTestFinished(release);
  return release;
}

it('stores each request once when a lock ends, and keeps reading', async () => {
  const store = await temporaryStore();
  const release = await holdLock(store);
  const submit = (index: number) => createLead(store, sampleLead({ message: `Request ${index}` }), [jpegFile()]);
  const waiting = Promise.all(Array.from({ length: 10 }, (_none, index) => submit(index)));
  for (let read = 0; read < 20; read += 1) {
    expect((await listLeads(store)).total).toBe(0);
    await store.check();
  }
  await release();
  const results = await waiting;
  expect(new Set(results.map((result) => result.ok && result.reference)).size).toBe(10);
  expect((await listLeads(store)).total).toBe(10);
  expect(await listStoredFiles(store)).toHaveLength(10);
});

it('rejects a request when the lock outlasts the wait, and stores it when it is sent again', async () => {
  const store = await temporaryStore({ lockWaitMs: 500 });
  const release = await holdLock(store);
  expect(await createLead(store, sampleLead(), [jpegFile()])).toEqual({ ok: false, code: 'unavailable' });
  expect(await listStoredFiles(store)).toEqual([]);
  await release();
  expect(await createLead(store, sampleLead(), [jpegFile()])).toMatchObject({ ok: true, isRepeat: false });
});

it('stores one lead when two processes check for a repeat at the same time', async () => {
  const site = await temporaryStore();
  const otherSite = await temporaryStore({ dataDir: site.dataDir });
  // Each takes so long to store a lead that the other has looked by then.
  for (const statement of [
    'create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$',
    'create trigger slow before insert on lead for each row execute function take_time()',
  ]) {
    await queryPostgres((await databaseUrlOf(site.dataDir)) ?? '', statement);
  }
  const [one, other] = await Promise.all([site, otherSite].map((store) => createLead(store, sampleLead(), [])));
  expect([one, other].map((result) => result?.ok)).toEqual([true, true]);
  expect([one, other].filter((result) => result?.ok === true && result.isRepeat)).toHaveLength(1);
  expect((await listLeads(site)).total).toBe(1);
});

const asksNothing = async () => undefined;
const asks = (transaction: WriteTransaction) => sql`select 1`.execute(writer(transaction));

it.each([
  ['asks', asks],
  ['asks nothing', asksNothing],
])('waits for another process’s transaction, and closes without waiting: one that %s', async (_what, work) => {
  const store = await temporaryStore({ lockWaitMs: 500 });
  const patient = await temporaryStore({ dataDir: store.dataDir, lockWaitMs: 20_000 });
  await patient.write({ actor: systemActor }, work);
  const end = await holdTurn(store);
  await expect(store.write({ actor: systemActor }, work)).rejects.toMatchObject({ name: 'DatabaseBusyError' });

  const waiting = patient.write({ actor: systemActor }, work);
  waiting.catch(() => undefined);
  await expect.poll(() => countWaiting(store)).toBe(1);
  const startedAt = performance.now();
  await patient.close();
  await expect(waiting).rejects.toThrow('The store is closing');
  expect(performance.now() - startedAt).toBeLessThan(8000);
  await end();
});

it('writes nothing without the lock, even if an error was ignored', async () => {
  const store = await temporaryStore({ lockWaitMs: 500 });
  const end = await holdTurn(store);
  const change = store.write({ actor: systemActor }, async (transaction) => {
    await asks(transaction).catch(() => undefined);
    await noteActivity(transaction, { action: 'test.done', subjectId: 'a-thing', words: 'Did it' });
  });
  await expect(change).rejects.toThrow();
  await end();
  expect(await listActivity(store)).toEqual([]);
  await store.write({ actor: systemActor }, asks);
});

/** Another process has its turn on the database of a store until the returned function is called. */
async function holdTurn(store: Store): Promise<() => Promise<void>> {
  const other = await temporaryStore({ dataDir: store.dataDir });
  const end = new AbortController();
  let isHeld = false;
  const holding = other.write({ actor: systemActor }, async (transaction) => {
    await asks(transaction);
    isHeld = true;
    await once(end.signal, 'abort');
  });
  await expect.poll(() => isHeld).toBe(true);
  return async () => {
    end.abort();
    await holding;
  };
}

async function countWaiting(store: Store): Promise<number> {
  const waiting = await queryPostgres(
    (await databaseUrlOf(store.dataDir)) ?? '',
    `select 1 from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return waiting.length;
}
