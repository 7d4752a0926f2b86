import { once } from 'node:events';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createLead } from '../../leads/create-lead.ts';
import { listLeads } from '../../leads/inbox/list-leads.ts';
import type { Store } from '../../store.ts';
import { jpegFile, sampleLead } from '../../testing/sample-input.ts';
import { queryPostgres } from '../../testing/query-postgres.ts';
import { listStoredFiles } from '../../testing/stored-files.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { databaseUrlOf } from '../../testing/test-database.ts';
import { systemActor } from '../write-transaction.ts';

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

it('keeps each request once when a lock ends, and goes on reading meanwhile', async () => {
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

it('tells a sender when the lock outlasts the wait, and keeps what is sent again afterwards', async () => {
  const store = await temporaryStore({ lockWaitMs: 500 });
  const release = await holdLock(store);
  expect(await createLead(store, sampleLead(), [jpegFile()])).toEqual({ ok: false, code: 'unavailable' });
  expect(await listStoredFiles(store)).toEqual([]);
  await release();
  expect(await createLead(store, sampleLead(), [jpegFile()])).toMatchObject({ ok: true, isRepeat: false });
});

it('stores one lead when two processes look for an earlier one before either has stored its own', async () => {
  const site = await temporaryStore();
  const otherSite = await temporaryStore({ dataDir: site.dataDir });
  // Each takes so long to store a lead that the other has looked by then.
  for (const sql of [
    'create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$',
    'create trigger slow before insert on lead for each row execute function take_time()',
  ]) {
    await queryPostgres((await databaseUrlOf(site.dataDir)) ?? '', sql);
  }
  const [one, other] = await Promise.all([site, otherSite].map((store) => createLead(store, sampleLead(), [])));
  expect([one, other].map((result) => result?.ok)).toEqual([true, true]);
  expect([one, other].filter((result) => result?.ok === true && result.isRepeat)).toHaveLength(1);
  expect((await listLeads(site)).total).toBe(1);
});

it('waits its turn behind a transaction of another process, and closes without waiting for it', async () => {
  const store = await temporaryStore({ lockWaitMs: 500 });
  const other = await temporaryStore({ dataDir: store.dataDir });
  const end = new AbortController();
  let isHeld = false;
  const holding = other.write({ actor: systemActor }, async () => {
    isHeld = true;
    await once(end.signal, 'abort');
  });
  await expect.poll(() => isHeld).toBe(true);
  await expect(store.write({ actor: systemActor }, async () => undefined)).rejects.toMatchObject({
    name: 'DatabaseBusyError',
  });

  const patient = await temporaryStore({ dataDir: store.dataDir, lockWaitMs: 20_000 });
  const waiting = patient.write({ actor: systemActor }, async () => undefined);
  waiting.catch(() => undefined);
  const startedAt = performance.now();
  await patient.close();
  await expect(waiting).rejects.toThrow('The store is closing');
  expect(performance.now() - startedAt).toBeLessThan(8000);
  end.abort();
  await holding;
});
