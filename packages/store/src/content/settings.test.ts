import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { expect, it } from 'vitest';
import { reader, writer } from '../database/handles.ts';
import { contentVersion } from './content-version.ts';
import { saveBusinessFacts } from './save-settings.ts';
import { BUSINESS_FACTS_KEY, readBusinessFacts } from './settings.ts';
import { runScript } from '../testing/child-process.ts';
import { temporaryDirectory, temporaryStore, bySystem } from '../testing/temporary-store.ts';

it('answers the defaults until the owner saves something', async () => {
  expect(await readBusinessFacts(await temporaryStore())).toEqual(defaultBusinessFacts);
});

it('keeps what the owner saves and raises the content version with it', async () => {
  const store = await temporaryStore();
  const facts = {
    ...defaultBusinessFacts,
    brand: 'Another name',
    promises: { replyWithinHours: 48, shipsWithinHours: 24 },
  };
  const before = contentVersion(store);
  expect(await bySystem(store, (transaction) => saveBusinessFacts(transaction, facts))).toEqual({ ok: true, facts });
  expect(await readBusinessFacts(store)).toEqual(facts);
  expect(contentVersion(store)).toBe(before + 1);
});

it('refuses what is not right, names the field, and changes nothing', async () => {
  const store = await temporaryStore();
  const before = contentVersion(store);
  const facts = {
    ...defaultBusinessFacts,
    email: 'nobody',
    socialLinks: { ...defaultBusinessFacts.socialLinks, facebook: 'javascript:alert(1)' },
  };
  const result = await bySystem(store, (transaction) => saveBusinessFacts(transaction, facts));
  expect(result.ok ? [] : result.issues.map(({ field }) => field)).toEqual(['email', 'socialLinks.facebook']);
  expect(contentVersion(store)).toBe(before);
  expect(await readBusinessFacts(store)).toEqual(defaultBusinessFacts);
});

it('fills in a fact that a later version added, and spares the others when one is damaged', async () => {
  const store = await temporaryStore();
  const saved = { brand: 'Another name', email: 'damaged', phone: { display: '(807) 555-0100' } };
  await bySystem(store, async (transaction) => {
    await writer(transaction)
      .insertInto('setting')
      .values({ key: BUSINESS_FACTS_KEY, value: JSON.stringify(saved), updated_at: '' })
      .execute();
  });
  const facts = await readBusinessFacts(store);
  expect(facts).toEqual({
    ...defaultBusinessFacts,
    brand: 'Another name',
    phone: { ...defaultBusinessFacts.phone, display: '(807) 555-0100' },
  });
});

it('writes no facts when a store is made ready', async () => {
  const dataDir = await temporaryDirectory();
  expect(await runScript('bin/prepare.ts', [], { DATA_DIR: dataDir }).ended).toBe(0);
  const store = await temporaryStore({ dataDir });
  expect(await reader(store).selectFrom('setting').selectAll().where('key', '=', BUSINESS_FACTS_KEY).execute()).toEqual(
    [],
  );
});
