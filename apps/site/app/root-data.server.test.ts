import { saveSettings } from '@showroom/store/admin';
import { settingsGroups, systemActor } from '@showroom/store/site';
import { expect, it } from 'vitest';
import { readRootData, writeAccent } from './root-data.server.ts';
import { temporarySite } from './testing/temporary-site.ts';

it('has the owner’s colour on every page, and no other setting', async () => {
  const { store, context } = await temporarySite();
  expect(await readRootData(context)).toMatchObject({ accentStyles: null });
  const site = { title: 'Kitchens of the north', description: '', logo: null, accentColour: '#7a2e1d' };
  await store.write({ actor: systemActor }, (transaction) =>
    saveSettings(transaction, settingsGroups.site, { from: 0, fields: { site } }),
  );
  const data = await readRootData(context);
  expect(data.accentStyles).toContain('--color-spruce:#7a2e1d');
  expect(data.facts).not.toHaveProperty('site');
  expect(JSON.stringify(data)).not.toContain('Kitchens of the north');
  expect(writeAccent('#7a2e1d')).toMatch(/^:root\{--color-spruce:#7a2e1d;--color-spruce-dark:#552014;/);
});
