import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readSnapshot, writer } from '../database/handles.ts';
import { createLead } from '../leads/create-lead.ts';
import { listLeads } from '../leads/inbox/list-leads.ts';
import { runOnStore } from '../testing/child-process.ts';
import { fillInbox } from '../testing/many-leads.ts';
import { pdfFile, sampleLead } from '../testing/sample-input.ts';
import { bySystem, temporaryDirectory, temporaryStore } from '../testing/temporary-store.ts';
import { engine } from '../testing/test-database.ts';
import { sumTables } from './stored-rows.ts';
import { writeArchive } from './write-archive.ts';

const KILLS = 4;
/** Two states, told apart by their leads. */
const MANY = 120;

it(
  'leaves the complete old or new state when the process is killed during a restore',
  { timeout: 120_000 },
  async () => {
    const dataDir = await temporaryDirectory();
    const archives = await temporaryDirectory();
    const [one, other] = [path.join(archives, 'one.tar'), path.join(archives, 'other.tar')];
    const first = await temporaryStore({ dataDir });
    await createLead(first, sampleLead(), [pdfFile()]);
    const few = await writeArchive(first, { file: one });
    await fillInbox(first, MANY);
    const many = await writeArchive(first, { file: other });
    await first.close();

    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = await runOnStore('testing/restore-in-turns.ts', dataDir, [one, other]);
      await child.waitForLines(1);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
      child.process.kill('SIGKILL');
      expect(await child.ended).toBeNull();

      const store = await temporaryStore({ dataDir });
      const { activity: _, ...found } = await readSnapshot(store, sumTables);
      const isMany = (found['lead']?.rows ?? 0) > MANY;
      expect((isMany ? many : few).tables).toMatchObject(found);
      // The index goes with the leads.
      expect((await listLeads(store, { query: 'visitor119' })).total).toBe(isMany ? 1 : 0);
      if (engine === 'sqlite') {
        const integrity = await bySystem(store, (transaction) =>
          sql`pragma integrity_check`.execute(writer(transaction)),
        );
        expect(integrity.rows).toEqual([{ integrity_check: 'ok' }]);
      }
      await store.close();
    }
  },
);
