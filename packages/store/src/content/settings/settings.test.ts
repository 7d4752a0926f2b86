import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { expect, it } from 'vitest';
import { reader, writer } from '../../database/handles.ts';
import { contentVersion } from '../content-version.ts';
import { runOnStore } from '../../testing/child-process.ts';
import { bySystem, temporaryDirectory, temporaryStore } from '../../testing/temporary-store.ts';
import { readBusinessFacts } from './read-business-facts.ts';
import { findSettings, saveSettings } from './save-settings.ts';
import { settingsGroups } from './settings-groups.ts';

it('returns the defaults until the owner saves something', async () => {
  expect(await readBusinessFacts(await temporaryStore())).toEqual(defaultBusinessFacts);
});

it('has each fact in one group', async () => {
  const fields = Object.values(settingsGroups).flatMap(({ empty }) => Object.keys(empty));
  expect(fields.toSorted()).toEqual([...Object.keys(defaultBusinessFacts), 'site', 'comments'].toSorted());
});

it('saves settings by group, and raises the content version', async () => {
  const store = await temporaryStore();
  const before = contentVersion(store);
  const promises = { replyWithinHours: 48, shipsWithinHours: 24 };
  await bySystem(store, async (transaction) => {
    await saveSettings(transaction, settingsGroups.business, { from: 0, fields: { brand: 'Another name' } });
  });
  expect(contentVersion(store)).toBe(before + 1);
  await bySystem(store, (transaction) =>
    saveSettings(transaction, settingsGroups.promises, { from: 0, fields: { promises } }),
  );
  expect(await readBusinessFacts(store)).toEqual({ ...defaultBusinessFacts, brand: 'Another name', promises });
  expect(contentVersion(store)).toBe(before + 2);
});

it('rejects stale settings with the changes made since', async () => {
  const store = await temporaryStore();
  const group = settingsGroups.business;
  const save = (from: number, fields: Partial<typeof group.empty>) =>
    bySystem(store, (transaction) => saveSettings(transaction, group, { from, fields }));
  const { revision } = await findSettings(store, group);
  expect(await save(revision, { brand: 'First' })).toMatchObject({ ok: true, content: { revision: 1 } });
  expect(await save(revision, { email: 'other@shop.example' })).toMatchObject({
    ok: false,
    code: 'stale',
    revision: 1,
    changes: [{ revision: 1, action: 'published', fields: expect.arrayContaining(['brand']) }],
  });
  expect(await findSettings(store, group)).toMatchObject({ revision: 1, fields: { brand: 'First' } });
});

it('rejects invalid settings by field, and changes nothing', async () => {
  const store = await temporaryStore();
  const before = contentVersion(store);
  const socialLinks = { ...defaultBusinessFacts.socialLinks, facebook: 'javascript:alert(1)' };
  const results = await bySystem(store, async (transaction) => [
    await saveSettings(transaction, settingsGroups.business, { from: 0, fields: { email: 'nobody' } }),
    await saveSettings(transaction, settingsGroups.links, { from: 0, fields: { socialLinks } }),
  ]);
  expect(results).toMatchObject([
    { ok: false, code: 'invalid', issues: [{ field: 'email' }] },
    { ok: false, code: 'invalid', issues: [{ field: 'socialLinks.facebook' }] },
  ]);
  expect(contentVersion(store)).toBe(before);
  expect(await readBusinessFacts(store)).toEqual(defaultBusinessFacts);
});

it('uses defaults for missing and damaged facts only', async () => {
  const store = await temporaryStore();
  const saved = { brand: 'Another name', email: 'damaged', phone: { display: '(807) 555-0100' } };
  await bySystem(store, async (transaction) => {
    await saveSettings(transaction, settingsGroups.business, { from: 0, fields: { brand: 'A name' } });
    await writer(transaction)
      .updateTable('content_publication')
      .set({ fields: JSON.stringify(saved) })
      .execute();
  });
  const facts = await readBusinessFacts(store);
  expect(facts).toEqual({
    ...defaultBusinessFacts,
    brand: 'Another name',
    phone: { display: '(807) 555-0100', e164: '+18075550100' },
  });
});

it.each([
  ['(807) 555-0123 x12', '+1807555012312', { e164: '+18075550123', extension: '12' }],
  ['+44 (0)20 7946 0018', '+4402079460018', { e164: '+442079460018' }],
  ['The shop', '+18075550100', { e164: '+18075550100' }],
  ['Ask for Sam', '+5550100', { e164: '' }],
])('derives the dialled number from an old setting: %s', async (display, e164, dialled) => {
  const store = await temporaryStore();
  await bySystem(store, (transaction) =>
    saveSettings(transaction, settingsGroups.business, { from: 0, fields: { phone: { display, e164 } } }),
  );
  expect((await readBusinessFacts(store)).phone).toEqual({ display, ...dialled });
});

it('saves no facts when a store is prepared', async () => {
  const dataDir = await temporaryDirectory();
  expect(await (await runOnStore('bin/prepare.ts', dataDir)).ended).toBe(0);
  const store = await temporaryStore({ dataDir });
  const kinds = Object.values(settingsGroups).map(({ name }) => name);
  expect(await reader(store).selectFrom('content').select('id').where('kind', 'in', kinds).execute()).toEqual([]);
});
