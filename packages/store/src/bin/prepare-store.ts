import { loadDemonstration } from '../demonstration/load-demonstration.ts';
import { fillStore } from '../fill-store.ts';
import { runOnStore } from './command-line.ts';

/**
 * Prepares the data directory before the servers start: schema, the owner's account, sample content in an empty store, and data
 * of some months for a demonstration. Prints one line of JSON: `{"ready":true,"owner":{"username":…,"password":…}|null}`, or
 * `{"error":code,"message":…}` with exit code 1.
 */
export async function prepareStore(): Promise<void> {
  await runOnStore(async (store) => {
    const owner = await fillStore(store);
    // A demonstration starts with a filled inbox and statistics.
    if (process.env['DEMONSTRATION'] === 'true') await loadDemonstration(store);
    return { ready: true, owner };
  });
}
