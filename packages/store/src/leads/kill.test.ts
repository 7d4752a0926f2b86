import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { reader, writer } from '../database/handles.ts';
import { findLead, findLeadFile } from './inbox/find-lead.ts';
import { runOnStore } from '../testing/child-process.ts';
import { hashOf } from '../testing/sample-input.ts';
import { temporaryDirectory, temporaryStore, bySystem } from '../testing/temporary-store.ts';
import { engine } from '../testing/test-database.ts';

const KILLS = 3;

it('loses no acknowledged lead, file or email when the process is killed', async () => {
  const dataDir = await temporaryDirectory();
  const acknowledged: string[] = [];

  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = await runOnStore('testing/submit-forever.ts', dataDir, [String(kill)]);
    await child.waitForLines(3);
    await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 120));
    child.process.kill('SIGKILL');
    expect(await child.ended).toBeNull();
    acknowledged.push(...child.lines());
  }

  const store = await temporaryStore({ dataDir });
  if (engine === 'sqlite') {
    const integrity = await bySystem(store, async (transaction) =>
      sql<{ integrity_check: string }>`pragma integrity_check`.execute(writer(transaction)),
    );
    expect(integrity.rows).toEqual([{ integrity_check: 'ok' }]);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * KILLS);
  for (const reference of acknowledged) {
    const lead = await findLead(store, reference);
    expect(lead?.files).toHaveLength(2);
    expect(lead?.mails).toHaveLength(2);
    for (const { id } of lead?.files ?? []) {
      const file = await findLeadFile(store, lead?.id ?? '', id);
      if (file === null) throw new Error('A file of an acknowledged lead is gone');
      const bytes = await buffer(file.read());
      expect([bytes.byteLength, hashOf(bytes)]).toEqual([file.byteSize, file.sha256]);
    }
  }
  // Killed after the commit and before the answer, each run may have left one more; never one with half its files.
  const leads = await reader(store).selectFrom('lead').select('reference').execute();
  expect(leads.length - acknowledged.length).toBeLessThanOrEqual(KILLS);
});
