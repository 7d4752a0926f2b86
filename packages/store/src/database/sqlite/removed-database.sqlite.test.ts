import { copyFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { purgeExpiredSessions } from '../../auth/sessions.ts';
import { ensureOwner } from '../../auth/accounts.ts';
import { createLead } from '../../leads/create-lead.ts';
import { listLeads } from '../../leads/inbox/list-leads.ts';
import { openStore } from '../../open-store.ts';
import type { Store } from '../../store.ts';
import { saveSettings } from '../../content/settings/save-settings.ts';
import { settingsGroups } from '../../content/settings/settings-groups.ts';
import { readBusinessFacts } from '../../content/settings/read-business-facts.ts';
import { jpegFile, sampleLead } from '../../testing/sample-input.ts';
import { temporaryDirectory, temporaryStore, bySystem } from '../../testing/temporary-store.ts';
import { listStoredFiles } from '../../testing/stored-files.ts';

const databaseOf = (store: Store) => path.join(store.dataDir, 'showroom.db');

const losses = [
  ['the file was removed', 'file-removed', (store: Store) => rm(databaseOf(store))],
  ['the directory was moved away', 'file-removed', (store: Store) => rename(store.dataDir, `${store.dataDir}-away`)],
  [
    'another file stands in its place',
    'file-replaced',
    async (store: Store) => {
      const copy = `${databaseOf(store)}.copy`;
      await copyFile(databaseOf(store), copy);
      await rename(copy, databaseOf(store));
    },
  ],
  ['the file was cut', 'file-cut', (store: Store) => truncate(databaseOf(store), 512)],
  ['the file was emptied', 'file-cut', (store: Store) => writeFile(databaseOf(store), '')],
  ['the write-ahead log was removed', 'file-removed', (store: Store) => rm(`${databaseOf(store)}-wal`)],
  ['the index of the log was removed', 'file-removed', (store: Store) => rm(`${databaseOf(store)}-shm`)],
] as const;

it.each(losses)('acknowledges nothing and changes nothing when %s', async (_title, code, lose) => {
  // Made here and no copy: all of it is in the log yet, where it is read even when the file was cut.
  const store = await temporaryStore({ dataDir: await temporaryDirectory() });
  await createLead(store, sampleLead({ message: 'Before' }), []);
  await store.check();
  await lose(store);

  await expect(store.check()).rejects.toMatchObject({ code });
  expect(await createLead(store, sampleLead({ message: 'After' }), [])).toEqual({ ok: false, code: 'unavailable' });
  // What was kept before is known, but it is gone with the file.
  expect(await createLead(store, sampleLead({ message: 'Before' }), [])).toEqual({ ok: false, code: 'unavailable' });
  await expect(ensureOwner(store)).rejects.toMatchObject({ code });
  await expect(bySystem(store, purgeExpiredSessions)).rejects.toMatchObject({ code });
});

it('leaves no files of a request that failed', async () => {
  const store = await temporaryStore();
  await rm(databaseOf(store));
  expect(await createLead(store, sampleLead(), [jpegFile()])).toEqual({ ok: false, code: 'unavailable' });
  expect(await listStoredFiles(store)).toEqual([]);
});

it('doesn’t acknowledge a commit to a removed file, and keeps the uploads', async () => {
  const store = await temporaryStore();
  const facts = await readBusinessFacts(store);
  await expect(
    bySystem(store, async (transaction) => {
      await purgeExpiredSessions(transaction);
      await rm(databaseOf(store));
    }),
  ).rejects.toMatchObject({ code: 'file-removed', isAfterCommit: true });
  await expect(
    bySystem(store, (transaction) =>
      saveSettings(transaction, settingsGroups.business, { from: 0, fields: { brand: facts.brand } }),
    ),
  ).rejects.toMatchObject({
    code: 'file-removed',
    isAfterCommit: false,
  });
});

it('continues when the same file is put back', async () => {
  const store = await temporaryStore();
  await createLead(store, sampleLead({ message: 'Before' }), []);
  await rename(databaseOf(store), `${databaseOf(store)}.away`);
  expect(await createLead(store, sampleLead({ message: 'In the meantime' }), [])).toMatchObject({ ok: false });

  await rename(`${databaseOf(store)}.away`, databaseOf(store));
  await store.check();
  expect(await createLead(store, sampleLead({ message: 'After' }), [])).toMatchObject({ ok: true });
  await store.close();
  const reopened = await temporaryStore({ dataDir: store.dataDir });
  expect((await listLeads(reopened)).leads.map(({ message }) => message).toSorted()).toEqual(['After', 'Before']);
});

it('logs the problem once, and once that it is over', async () => {
  const lines: string[] = [];
  const note = (level: string) => (message: string, fields?: Readonly<Record<string, unknown>>) => {
    lines.push(`${level} ${JSON.stringify(fields?.['code'])} ${message}`);
  };
  const log = { info: note('info'), warn: note('warn'), error: note('error') };
  const store = await openStore({ dataDir: await temporaryDirectory(), log });
  try {
    await rename(databaseOf(store), `${databaseOf(store)}.away`);
    for (let times = 0; times < 3; times += 1) await store.check().catch(() => undefined);
    await rename(`${databaseOf(store)}.away`, databaseOf(store));
    await store.check();
  } finally {
    await store.close();
  }
  expect(lines).toEqual([
    expect.stringMatching(/^error "file-removed" showroom\.db is missing\. .*[Pp]ut it back, or restart/),
    expect.stringMatching(/^info .*back in place/),
  ]);
});

it('doesn’t mistake growth for another file', async () => {
  const store = await temporaryStore();
  // More than the write-ahead log holds before it is written into the file.
  for (let index = 0; index < 6; index += 1) {
    expect(await createLead(store, sampleLead({ message: `${index} ${'x'.repeat(1_000_000)}` }), [])).toMatchObject({
      ok: true,
    });
  }
  await store.check();
});
