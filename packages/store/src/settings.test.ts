import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { expect, it } from 'vitest';
import { contentVersion } from './content-version.ts';
import { openStore } from './open-store.ts';
import type { Store } from './open-store.ts';
import { BUSINESS_FACTS_KEY, readBusinessFacts, saveBusinessFacts } from './settings.ts';
import { runScript } from './testing/child-process.ts';
import { seededFacts } from './testing/seeded-facts.ts';
import { temporaryDirectory, temporaryStore } from './testing/temporary-store.ts';

/** A store with these facts, as a version left it that wrote sample facts, opened by this one. */
async function openAfterEarlierVersion(facts: string): Promise<Store> {
  const dataDir = await temporaryDirectory();
  const earlier = await openStore({ dataDir });
  await earlier.db.insertInto('setting').values({ key: BUSINESS_FACTS_KEY, value: facts, updated_at: '' }).execute();
  await earlier.db
    // Kysely's own table is not one of ours.
    .withTables<{ kysely_migration: { name: string } }>()
    .deleteFrom('kysely_migration')
    .where('name', '=', '2026-11-22-without-sample-facts')
    .execute();
  await earlier.close();
  return temporaryStore({ dataDir });
}

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
  expect(await saveBusinessFacts(store, facts)).toEqual({ ok: true, facts });
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
  const result = await saveBusinessFacts(store, facts);
  expect(result.ok ? [] : result.issues.map(({ field }) => field)).toEqual(['email', 'socialLinks.facebook']);
  expect(contentVersion(store)).toBe(before);
  expect(await readBusinessFacts(store)).toEqual(defaultBusinessFacts);
});

it('fills in a fact that a later version added, and spares the others when one is damaged', async () => {
  const store = await temporaryStore();
  const saved = { brand: 'Another name', email: 'damaged', phone: { display: '(807) 555-0100' } };
  await store.db
    .insertInto('setting')
    .values({ key: BUSINESS_FACTS_KEY, value: JSON.stringify(saved), updated_at: '' })
    .execute();
  const facts = await readBusinessFacts(store);
  expect(facts).toEqual({
    ...defaultBusinessFacts,
    brand: 'Another name',
    phone: { ...defaultBusinessFacts.phone, display: '(807) 555-0100' },
  });
});

const firstLinks = { contactCreation: null, outdoorKitchens: null, contactFormScript: null };

it.each([seededFacts, { ...seededFacts, providerLinks: firstLinks }])(
  'takes out the sample facts that earlier versions wrote, so that later defaults are seen',
  async (facts) => {
    const store = await openAfterEarlierVersion(JSON.stringify(facts));
    expect(await store.db.selectFrom('setting').selectAll().where('key', '=', BUSINESS_FACTS_KEY).execute()).toEqual(
      [],
    );
    expect(contentVersion(store)).toBe(contentVersion(await temporaryStore()) + 1);
  },
);

it('keeps facts that the owner changed when sample facts are taken out', async () => {
  const store = await openAfterEarlierVersion(JSON.stringify({ ...seededFacts, brand: 'Another name' }));
  expect((await readBusinessFacts(store)).brand).toBe('Another name');
});

it('writes no facts when a store is made ready', async () => {
  const dataDir = await temporaryDirectory();
  expect(await runScript('bin/prepare.ts', [], { DATA_DIR: dataDir }).ended).toBe(0);
  const store = await temporaryStore({ dataDir });
  expect(await store.db.selectFrom('setting').selectAll().where('key', '=', BUSINESS_FACTS_KEY).execute()).toEqual([]);
});
