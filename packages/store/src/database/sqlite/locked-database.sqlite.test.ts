import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ensureOwner, verifyCredentials } from '../../auth/accounts.ts';
import { contentVersion } from '../../content/content-version.ts';
import { createLead } from '../../leads/create-lead.ts';
import { listLeads } from '../../leads/inbox/list-leads.ts';
import type { Store } from '../../store.ts';
import { STOP_GRACE_MS, startOutbox } from '../../mail/outbox.ts';
import { SESSION_REFRESH_MS, createSession, findSession } from '../../auth/sessions.ts';
import { silentLog } from '../../store-log.ts';
import { runScript } from '../../testing/child-process.ts';
import { jpegFile, sampleLead } from '../../testing/sample-input.ts';
import { TestClock, temporaryStore, bySystem } from '../../testing/temporary-store.ts';
import { listStoredFiles } from '../../testing/stored-files.ts';

/** Lets another process lock the store's database for a time; answers once it has the lock. */
async function lock(store: Store, milliseconds: number) {
  const holder = runScript('testing/hold-lock.ts', [path.join(store.dataDir, 'showroom.db'), String(milliseconds)]);
  onTestFinished(() => {
    holder.process.kill('SIGKILL');
  });
  await holder.waitForLines(1);
  return holder;
}

/** Measures how long the event loop stood still at most, in milliseconds, until asked. */
function watchEventLoop(): () => number {
  let longestMs = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - last);
    last = performance.now();
  }, 5);
  return () => {
    clearInterval(beat);
    return Math.max(longestMs, performance.now() - last);
  };
}

it('stores each request once when a lock ends, without blocking the process', async () => {
  const store = await temporaryStore();
  const holder = await lock(store, 3000);
  const longestStandstill = watchEventLoop();

  const submissions = Array.from({ length: 20 }, (_, index) =>
    // Each is submitted twice, as by a visitor who clicks again because nothing happens.
    createLead(store, sampleLead({ message: `Request ${index % 10}` }), [jpegFile()]),
  );
  for (let reads = 0; holder.lines().length < 2; reads += 1) {
    expect(contentVersion(store)).toBe(1);
    expect((await listLeads(store)).total, `read ${reads} while locked`).toBeLessThanOrEqual(10);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const results = await Promise.all(submissions);

  // Far below the lock's three seconds, far above what a busy machine does.
  expect(longestStandstill()).toBeLessThan(1000);
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(results.filter((result) => result.ok && !result.isRepeat)).toHaveLength(10);
  expect((await listLeads(store)).total).toBe(10);
  expect(await listStoredFiles(store)).toHaveLength(10);
});

it('rejects a request when the lock outlasts the wait, and stores it when it is sent again', async () => {
  const store = await temporaryStore({ lockWaitMs: 500 });
  const holder = await lock(store, 2500);
  const startedAt = performance.now();

  const refused = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      createLead(store, sampleLead({ message: `Request ${index}` }), [jpegFile()]),
    ),
  );

  // No one waits for the deadlines of those before them.
  expect(performance.now() - startedAt).toBeLessThan(2000);
  expect(new Set(refused.map((result) => (result.ok ? 'stored' : result.code)))).toEqual(new Set(['unavailable']));
  expect(await listStoredFiles(store)).toEqual([]);

  await holder.ended;
  expect((await listLeads(store)).total).toBe(0);
  expect(await createLead(store, sampleLead({ message: 'Request 0' }), [jpegFile()])).toMatchObject({
    ok: true,
    isRepeat: false,
  });
});

it('finds sessions while the database is locked', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const owner = await ensureOwner(store);
  const account = owner && (await verifyCredentials(store, owner));
  const { token } = await bySystem(store, (transaction) =>
    createSession(transaction, { accountId: account?.accountId ?? '' }),
  );
  await lock(store, 3000);
  clock.advance(SESSION_REFRESH_MS + 1000);

  const startedAt = performance.now();
  expect(await findSession(store, token)).toMatchObject({ username: 'owner' });
  expect(performance.now() - startedAt).toBeLessThan(1500);
});

it('closes without waiting for a lock, and rejects waiting requests', async () => {
  const store = await temporaryStore();
  await createLead(store, sampleLead({ message: 'Before' }), []);
  await lock(store, 15_000);
  const outbox = startOutbox({ store, smtpUrl: 'smtp://127.0.0.1:9', log: silentLog });
  const waiting = createLead(store, sampleLead(), [jpegFile()]);
  await new Promise((resolve) => setTimeout(resolve, 200));

  const startedAt = performance.now();
  await outbox.stop();
  await store.close();
  expect(await waiting).toEqual({ ok: false, code: 'unavailable' });
  expect(performance.now() - startedAt).toBeLessThan(STOP_GRACE_MS + 2500);
});
