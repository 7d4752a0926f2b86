import { startThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { expect, it, onTestFinished } from 'vitest';
import { noteActivity } from '../../activity/note-activity.ts';
import { listActivity } from '../../activity/list-activity.ts';
import { contentVersion, raiseContentVersion } from '../../content/content-version.ts';
import { createLead } from '../../leads/create-lead.ts';
import { findLead, findLeadFile } from '../../leads/inbox/find-lead.ts';
import { listLeads } from '../../leads/inbox/list-leads.ts';
import { openStore } from '../../open-store.ts';
import type { Store } from '../../store.ts';
import { startDatabaseProxy } from '../../testing/database-proxy.ts';
import { queryPostgres } from '../../testing/query-postgres.ts';
import { jpegFile, sampleLead } from '../../testing/sample-input.ts';
import { listStoredFiles } from '../../testing/stored-files.ts';
import { bySystem, temporaryDirectory, temporaryStore } from '../../testing/temporary-store.ts';
import { databaseUrlOf } from '../../testing/test-database.ts';

const line = { action: 'test.done', subjectId: 'a-thing', words: 'Did it' } as const;

async function urlOf(store: Store): Promise<string> {
  return (await databaseUrlOf(store.dataDir)) ?? '';
}

/** Ends the connections of a store whose last statement matches, as a server that is shut down does. */
async function endConnections(store: Store, pattern: string): Promise<number> {
  const rows = await queryPostgres(
    await urlOf(store),
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query like $1`,
    [pattern],
  );
  return rows.length;
}

it('rolls back a change whose connection is lost, and accepts the next one', async () => {
  const store = await temporaryStore();
  const change = bySystem(store, async (transaction) => {
    await noteActivity(transaction, line);
    expect(await endConnections(store, 'insert into "activity"%')).toBe(1);
    await noteActivity(transaction, line);
  });
  await expect(change).rejects.toThrow();
  expect(await listActivity(store)).toEqual([]);
  await bySystem(store, (transaction) => noteActivity(transaction, line));
  expect(await listActivity(store)).toHaveLength(1);
});

it('keeps the files of a lead whose commit wasn’t confirmed, and recognizes it when it is sent again', async () => {
  const dataDir = await temporaryDirectory();
  const proxy = await startDatabaseProxy((await databaseUrlOf(dataDir)) ?? '');
  const store = await openStore({ dataDir, databaseUrl: proxy.url });
  onTestFinished(() => store.close());
  proxy.breakAfter('insert into "lead"');
  expect(await createLead(store, sampleLead(), [jpegFile()])).toEqual({ ok: false, code: 'unavailable' });
  expect((await listLeads(store)).total).toBe(0);
  expect(await listStoredFiles(store)).toEqual([]);

  // The first commit is that of the files.
  proxy.breakAfter('commit', 2);
  expect(await createLead(store, sampleLead(), [jpegFile()])).toEqual({ ok: false, code: 'unavailable' });
  const again = await createLead(store, sampleLead(), [jpegFile()]);
  expect(again).toMatchObject({ ok: true, isRepeat: true });
  const lead = await findLead(store, again.ok ? again.reference : '');
  expect(await findLeadFile(store, lead?.id ?? '', lead?.files[0]?.id ?? '')).not.toBeNull();
  expect((await listLeads(store)).total).toBe(1);
});

it('learns of a new version after the listening connection was lost', async () => {
  const store = await temporaryStore();
  const other = await temporaryStore({ dataDir: store.dataDir });
  const before = contentVersion(store);
  expect(await endConnections(store, 'select version from content_version%')).toBeGreaterThan(0);
  await bySystem(other, raiseContentVersion);
  await expect.poll(() => contentVersion(store), { timeout: 10_000 }).toBe(before + 1);

  await queryPostgres(await urlOf(store), 'drop trigger content_version_announced on content_version');
  await bySystem(other, raiseContentVersion);
  await expect.poll(() => contentVersion(store), { timeout: 10_000 }).toBe(before + 2);
  // Put back from an older copy, the number is lower: another one all the same.
  await queryPostgres(await urlOf(store), 'update content_version set version = 1');
  await expect.poll(() => contentVersion(store), { timeout: 10_000 }).toBe(1);
});

it('has each acknowledged lead after a crash of the server, and continues', async () => {
  const server = await startThrowAwayPostgres();
  onTestFinished(() => server.stop());
  const warnings: string[] = [];
  const log = { info() {}, warn: (message: string) => void warnings.push(message), error() {} };
  const store = await openStore({ dataDir: await temporaryDirectory(), databaseUrl: server.url('postgres'), log });
  onTestFinished(() => store.close());
  const kept = await createLead(store, sampleLead(), [jpegFile()]);
  const version = contentVersion(store);

  await server.crash();
  // What the server began ends a moment after it.
  await expect.poll(() => store.check().then(Boolean, () => 'away')).toBe('away');
  expect(await createLead(store, sampleLead({ message: 'While it is down' }), [jpegFile()])).toEqual({
    ok: false,
    code: 'unavailable',
  });
  expect(contentVersion(store)).toBe(version);
  await expect.poll(() => warnings).toContain('Cannot listen for content changes; the last known content is shown');

  await server.restart();
  await store.check();
  expect(await createLead(store, sampleLead(), [jpegFile()])).toEqual({ ...kept, isRepeat: true });
  const later = await createLead(store, sampleLead({ message: 'After it' }), [jpegFile()]);
  expect((await findLead(store, later.ok ? later.reference : ''))?.files).toHaveLength(1);
  expect((await listLeads(store)).total).toBe(2);
  await queryPostgres(server.url('postgres'), 'update content_version set version = version + 1');
  await expect.poll(() => contentVersion(store), { timeout: 10_000 }).toBe(version + 1);
}, 60_000);

it('stops soon when the server no longer responds, and rejects waiting requests', async () => {
  const dataDir = await temporaryDirectory();
  const proxy = await startDatabaseProxy((await databaseUrlOf(dataDir)) ?? '');
  const store = await openStore({ dataDir, databaseUrl: proxy.url });
  let isUnderWay = false;
  const change = bySystem(store, async (transaction) => {
    await noteActivity(transaction, line);
    isUnderWay = true;
    proxy.fallSilent();
    await noteActivity(transaction, line);
  });
  const reading = listActivity(store);
  change.catch(() => undefined);
  reading.catch(() => undefined);
  await expect.poll(() => isUnderWay).toBe(true);
  const startedAt = performance.now();
  await store.close();
  await expect(change).rejects.toThrow();
  // Less than a statement may take, more than a busy machine needs.
  expect(performance.now() - startedAt).toBeLessThan(8000);
});

it('stops soon when a query from the start is never answered', async () => {
  const dataDir = await temporaryDirectory();
  const proxy = await startDatabaseProxy((await databaseUrlOf(dataDir)) ?? '');
  await (await openStore({ dataDir, databaseUrl: proxy.url })).close();
  const store = await openStore({ dataDir, databaseUrl: proxy.url });
  proxy.fallSilent();
  const startedAt = performance.now();
  await store.close();
  expect(performance.now() - startedAt).toBeLessThan(8000);
});
