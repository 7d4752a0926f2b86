import { savePageWords, saveSettings } from '@showroom/store/admin';
import { settingsGroups, systemActor, type Store } from '@showroom/store/site';
import { expect, it } from 'vitest';
import { temporarySite } from '../testing/temporary-site.ts';
import { shouldRevalidate } from './layout.tsx';
import { readOwnerWords } from './owner-words.server.ts';

async function write(store: Store, path: string, words: { title: string; description: string }) {
  await store.write({ actor: systemActor }, (transaction) => savePageWords(transaction, { path, from: 0, words }));
}

it('reads the owner’s title and description of a page, and of no other', async () => {
  const { store } = await temporarySite();
  expect(await readOwnerWords(store, '/millwork')).toEqual({ path: '/millwork' });
  await write(store, '/millwork', { title: 'Doors made here', description: '' });
  expect(await readOwnerWords(store, '/millwork')).toEqual({ path: '/millwork', title: 'Doors made here' });
  expect(await readOwnerWords(store, '/')).toEqual({ path: '/' });
});

it('reads those of the home page from the settings, unless the page has its own', async () => {
  const { store } = await temporarySite();
  const site = { title: 'Kitchens of the north', description: 'Oak and stone.', logo: null, accentColour: null };
  await store.write({ actor: systemActor }, (transaction) =>
    saveSettings(transaction, settingsGroups.site, { from: 0, fields: { site } }),
  );
  const home = { path: '/', title: 'Kitchens of the north', description: 'Oak and stone.' };
  expect(await readOwnerWords(store, '/')).toEqual(home);
  expect(await readOwnerWords(store, '/blog')).toEqual({ path: '/blog' });
  await write(store, '/', { title: 'Kitchens', description: '' });
  expect(await readOwnerWords(store, '/')).toEqual({ ...home, title: 'Kitchens' });
});

it.each([
  ['/', '/millwork', true],
  ['/blog', '/blog?page=2', false],
  ['/blog?page=2', '/blog/edges', true],
  ['/contact', '/contact#form', false],
])('revalidates from %s to %s: %s', (from, to, isAgain) => {
  const site = 'https://showroom.example';
  const asked = { currentUrl: new URL(from, site), nextUrl: new URL(to, site) };
  const rest = { currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
  expect(shouldRevalidate({ ...rest, ...asked })).toBe(isAgain);
});
