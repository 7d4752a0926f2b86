import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listActivity } from '../activity/list-activity.ts';
import { contentVersion } from '../content/content-version.ts';
import { reader, writer } from '../database/handles.ts';
import { bySystem, temporaryStore } from '../testing/temporary-store.ts';
import { findVerification, deleteVerification, saveVerification } from './save-verification.ts';
import { findSiteKey, findVerificationSecret } from './read-verification.ts';

const keys = { siteKey: '0x4AAAA-site', secret: '0x4AAAA-behind-the-counter' };

it('is two keys or none, with an encrypted secret', async () => {
  const store = await temporaryStore();
  const save = async (typed: typeof keys, from?: number) => {
    const { revision } = await findVerification(store);
    return bySystem(store, (transaction) => saveVerification(transaction, { from: from ?? revision, keys: typed }));
  };
  expect([await findSiteKey(store), await findVerificationSecret(store)]).toEqual([undefined, undefined]);
  expect(await save({ ...keys, secret: '' })).toMatchObject({ code: 'invalid', issues: [{ field: 'secret' }] });
  expect(await save({ ...keys, siteKey: ' ' })).toMatchObject({ code: 'invalid', issues: [{ field: 'siteKey' }] });
  expect(await save({ ...keys, siteKey: '<div data-sitekey=1>' })).toMatchObject({ issues: [{ field: 'siteKey' }] });
  const before = contentVersion(store);
  expect(await save(keys)).toEqual({ ok: true });
  expect(contentVersion(store), 'cached pages are rendered again').toBeGreaterThan(before);
  expect([await findSiteKey(store), await findVerificationSecret(store)]).toEqual([keys.siteKey, keys.secret]);
  expect(await save({ ...keys, secret: '' }), 'with the stored secret').toEqual({ ok: true });
  expect(await save({ siteKey: 'another', secret: '' }), 'the secret is not used for another site key').toMatchObject({
    code: 'invalid',
  });
  expect(await save(keys, 1)).toEqual({ ok: false, code: 'stale', revision: 2 });
  const rows = await reader(store).selectFrom('human_verification').selectAll().execute();
  expect(JSON.stringify([rows, await listActivity(store), await findVerification(store)])).not.toContain('counter');

  const file = path.join(store.dataDir, 'secrets.key');
  await rename(file, `${file}-away`);
  expect((await findVerification(store)).kept).toEqual({ siteKey: keys.siteKey, secret: 'lost' });
  expect(await findVerificationSecret(store)).toBeNull();
  expect(await save({ ...keys, secret: '' })).toMatchObject({
    issues: [{ message: expect.stringContaining('again') }],
  });
  await rename(`${file}-away`, file);
  await bySystem(store, (transaction) =>
    writer(transaction).updateTable('human_verification').set({ site_key: 'of-a-thief' }).execute(),
  );
  expect(await findVerificationSecret(store), 'only decrypts for its own site key').toBeNull();

  const { revision: from } = await findVerification(store);
  expect(await bySystem(store, (transaction) => deleteVerification(transaction, { from }))).toEqual({ ok: true });
  expect(await findVerification(store)).toEqual({ revision: 3, kept: undefined });
  const told = (await listActivity(store)).map(({ words }) => words);
  expect(new Set(told)).toEqual(new Set(['Saved the spam protection keys', 'Removed the spam protection keys']));
});
