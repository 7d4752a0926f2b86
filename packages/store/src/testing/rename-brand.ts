/** Saves another business name, as the admin does, and prints when it was committed. */
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { findSettings, saveSettings } from '../content/settings/save-settings.ts';
import { settingsGroups } from '../content/settings/settings-groups.ts';
import { openStore, systemActor } from '../open-store.ts';

const [brand = ''] = process.argv.slice(2);
const store = await openStore(storeOfEnvironment());
const { revision } = await findSettings(store, settingsGroups.business);
const { ok } = await store.write({ actor: systemActor }, (transaction) =>
  saveSettings(transaction, settingsGroups.business, { from: revision, fields: { brand } }),
);
process.stdout.write(`${JSON.stringify({ ok, committedAtMs: Date.now() })}\n`);
await store.close();
