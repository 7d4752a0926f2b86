import { systemActor } from '@showroom/store/open-store';
import { savePageWords } from '@showroom/store/admin/save-page-words';
import { saveSettings } from '@showroom/store/admin/save-settings';
import { settingsGroups } from '@showroom/store/settings-groups';
import { expect, it } from 'vitest';
import { writeAccent } from './shell/accent-colour.server.ts';
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

it('tells the home page its title and description from the settings, and each page the colour', async () => {
  const { store, context } = await temporarySite();
  expect(await readRootData(context, '/')).not.toHaveProperty('accentColour');
  const site = { title: 'Kitchens of the north', description: '', logo: null, accentColour: '#7a2e1d' };
  await store.write({ actor: systemActor }, (transaction) =>
    saveSettings(transaction, settingsGroups.site, { from: 0, fields: { site } }),
  );
  const home = await readRootData(context, '/');
  expect(home).toMatchObject({ accentColour: '#7a2e1d', words: { '/': { title: 'Kitchens of the north' } } });
  // The rest of it is no business of a page.
  expect(home.facts).not.toHaveProperty('site');
  expect(await readRootData(context, '/blog')).not.toHaveProperty('words');
  // What is said of the page itself goes before.
  const words = { title: 'Kitchens', description: '' };
  await store.write({ actor: systemActor }, (transaction) => savePageWords(transaction, { path: '/', from: 0, words }));
  expect(await readRootData(context, '/')).toMatchObject({ words: { '/': { title: 'Kitchens' } } });
  expect(writeAccent('#7a2e1d')).toMatch(/^:root\{--color-spruce:#7a2e1d;--color-spruce-dark:#552014;/);
});
