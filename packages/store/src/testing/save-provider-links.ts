/** For each line of JSON, saves the provider links it names, as the admin does; the others stay. */
import { createInterface } from 'node:readline';
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { findSettings, saveSettings } from '../content/settings/save-settings.ts';
import { settingsGroups } from '../content/settings/settings-groups.ts';
import { openStore, systemActor } from '../open-store.ts';

const store = await openStore(storeOfEnvironment());
for await (const json of createInterface({ input: process.stdin })) {
  const { fields, revision } = await findSettings(store, settingsGroups.links);
  // Saving validates the input, so a wrong line is reported.
  const providerLinks = { ...fields.providerLinks, ...JSON.parse(json) };
  const { ok } = await store.write({ actor: systemActor }, (transaction) =>
    saveSettings(transaction, settingsGroups.links, { from: revision, fields: { providerLinks } }),
  );
  process.stdout.write(`${JSON.stringify({ ok })}\n`);
}
await store.close();
