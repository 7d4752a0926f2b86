import { fillStore } from '../fill-store.ts';
import { loadSampleLeads } from '../leads/sample/sample-leads.ts';
import { runOnStore } from './command-line.ts';

/**
 * Makes the data directory ready before the servers start: schema, the owner's account, sample content in an
 * empty store, sample leads for a demonstration.
 * Prints one line of JSON: `{"ready":true,"owner":{"username":…,"password":…}|null}`, or
 * `{"error":code,"message":…}` with exit code 1.
 */
export async function prepareStore(): Promise<void> {
  await runOnStore(async (store) => {
    const owner = await fillStore(store);
    // A demonstration begins with an inbox that looks like one.
    if (process.env['SAMPLE_LEADS'] === 'true') await loadSampleLeads(store);
    return { ready: true, owner };
  });
}
