import { systemActor } from '@showroom/store/open-store';
import { savePageWords } from '@showroom/store/admin/save-page-words';
import { expect, it } from 'vitest';
import { readRootData } from './root-data.server.ts';
import { temporarySite } from './testing/temporary-site.ts';

it('tells a page what the owner has search engines say of it, and nothing of others', async () => {
  const { store, context } = await temporarySite();
  expect(await readRootData(context, '/millwork')).not.toHaveProperty('words');
  const words = { title: 'Doors made here', description: '' };
  await store.write({ actor: systemActor }, (transaction) =>
    savePageWords(transaction, { path: '/millwork', from: 0, words }),
  );
  expect(await readRootData(context, '/millwork')).toMatchObject({
    words: { '/millwork': { title: 'Doors made here' } },
  });
  expect(await readRootData(context, '/')).not.toHaveProperty('words');
});
