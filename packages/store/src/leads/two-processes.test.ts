import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contentVersion, raiseContentVersion } from '../content/content-version.ts';
import { findLead } from './inbox/find-lead.ts';
import { saveSettings } from '../content/settings/save-settings.ts';
import { settingsGroups } from '../content/settings/settings-groups.ts';
import { readBusinessFacts } from '../content/settings/read-business-facts.ts';
import { runOnStore } from '../testing/child-process.ts';
import { temporaryDirectory, temporaryStore, bySystem } from '../testing/temporary-store.ts';
import { databaseUrlOf, engine } from '../testing/test-database.ts';
import { listStoredFiles } from '../testing/stored-files.ts';

const resultSchema = z.object({ ok: z.literal(true), reference: z.string(), isRepeat: z.boolean() });

it('migrates once when several processes start on an empty directory', async () => {
  const dataDir = await temporaryDirectory();
  const startAt = String(Date.now() + 1500);
  await databaseUrlOf(dataDir, { isEmpty: true });
  const children = await Promise.all([1, 2, 3, 4].map(() => runOnStore('testing/open-at.ts', dataDir, [startAt])));
  const codes = await Promise.all(children.map((child) => child.ended));
  expect(codes).toEqual([0, 0, 0, 0]);
  const store = await temporaryStore({ dataDir });
  expect(contentVersion(store)).toBe(1);
});

it('stores one lead when two processes receive the same submission', async () => {
  const dataDir = await temporaryDirectory();
  const store = await temporaryStore({ dataDir });
  const startAt = String(Date.now() + 1500);
  const children = await Promise.all([1, 2].map(() => runOnStore('testing/submit-same.ts', dataDir, [startAt, '4'])));
  await Promise.all(children.map((child) => child.ended));

  const results = children.flatMap((child) => child.lines()).map((text) => resultSchema.parse(JSON.parse(text)));
  expect(results).toHaveLength(8);
  expect(new Set(results.map((result) => result.reference)).size).toBe(1);
  expect(results.filter((result) => !result.isRepeat)).toHaveLength(1);
  const lead = await findLead(store, results[0]?.reference ?? '');
  expect(lead?.mails).toHaveLength(2);
  expect(await listStoredFiles(store)).toHaveLength(1);
});

it('sees another process’s changes: on SQLite in the next turn, on PostgreSQL soon after', async () => {
  const site = await temporaryStore();
  const admin = await temporaryStore({ dataDir: site.dataDir });
  const before = contentVersion(site);

  await bySystem(admin, (transaction) =>
    saveSettings(transaction, settingsGroups.business, { from: 0, fields: { brand: 'Changed by the owner' } }),
  );

  // It is read once a turn of the event loop.
  await nextTurn();
  if (engine === 'sqlite') expect(contentVersion(site)).toBe(before + 1);
  await expect.poll(() => contentVersion(site)).toBe(before + 1);
  expect((await readBusinessFacts(site)).brand).toBe('Changed by the owner');
});

it('doesn’t show an uncommitted content version', async () => {
  const store = await temporaryStore();
  const before = contentVersion(store);
  await bySystem(store, async (transaction) => {
    await raiseContentVersion(transaction);
    expect(contentVersion(store)).toBe(before);
    throw new Error('rolled back');
  }).catch(() => undefined);
  expect(contentVersion(store)).toBe(before);
});
