import { loadSampleContent } from '../content/sample/load-sample-content.ts';
import { ensureOwner } from '../auth/accounts.ts';
import { systemActor } from '../database/write-transaction.ts';
import { loadSampleLeads } from '../leads/sample-leads.ts';
import { purgeExpiredSessions } from '../auth/sessions.ts';
import { runOnStore } from './command-line.ts';

/**
 * Makes the data directory ready before the servers start: schema, the owner's account, sample content in an
 * empty store, sample leads for a demonstration.
 * Prints one line of JSON: `{"ready":true,"owner":{"username":…,"password":…}|null}`, or
 * `{"error":code,"message":…}` with exit code 1.
 */
export async function prepareStore(): Promise<void> {
  await runOnStore(async (store) => {
    await loadSampleContent(store);
    // A demonstration begins with an inbox that looks like one.
    if (process.env['SAMPLE_LEADS'] === 'true') await loadSampleLeads(store);
    await store.write({ actor: systemActor }, purgeExpiredSessions);
    return { ready: true, owner: await ensureOwner(store) };
  });
}
