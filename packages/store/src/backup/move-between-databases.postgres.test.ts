import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { verifyCredentials } from '../auth/accounts.ts';
import { findMediumMaster } from '../media/find-medium-master.ts';
import { reader, readSnapshot } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import { findLead, findLeadFile } from '../leads/inbox/find-lead.ts';
import { listLeads } from '../leads/inbox/list-leads.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { fillWithEverything } from '../testing/full-store.ts';
import { hashOf } from '../testing/sample-input.ts';
import { listStoredFiles } from '../testing/stored-files.ts';
import { temporaryDirectory, temporaryStore } from '../testing/temporary-store.ts';
import { restoreArchive } from './restore-archive.ts';
import { sumTables } from './stored-rows.ts';
import { writeArchive } from './write-archive.ts';

const sums = async (store: Store) => {
  const { activity: _, ...tables } = await readSnapshot(store, sumTables);
  return tables;
};

it('moves everything from SQLite to PostgreSQL and back, with equal counts and checksums', async () => {
  const directory = await temporaryDirectory();
  const onSqlite = await openStore({ dataDir: await temporaryDirectory() });
  const again = await openStore({ dataDir: await temporaryDirectory() });
  try {
    const { references, pictureId } = await fillWithEverything(onSqlite);
    const onPostgres = await temporaryStore();
    let step = 0;
    const move = async (from: Store, to: Store) => {
      step += 1;
      const file = path.join(directory, `${step}.tar`);
      await writeArchive(from, { file });
      await restoreArchive(to, {
        file,
        actor: systemActor,
        name: 'a backup of elsewhere',
        directory: path.join(directory, `scratch-${step}`),
        makeSafetyCopy: () => readSnapshot(to, sumTables),
      });
    };

    await move(onSqlite, onPostgres);
    expect(await sums(onPostgres)).toEqual(await sums(onSqlite));
    expect(await listStoredFiles(onPostgres)).toHaveLength(8);

    await move(onPostgres, again);
    expect(await sums(again)).toEqual(await sums(onSqlite));
    for (const store of [onPostgres, again]) {
      const lead = await findLead(store, references[2] ?? '');
      expect(lead?.firstName).toBe('高橋');
      for (const { id, byteSize } of lead?.files ?? []) {
        const file = await findLeadFile(store, lead?.id ?? '', id);
        expect(file === null ? 0 : (await buffer(file.read())).byteLength).toBe(byteSize);
      }
      expect((await listLeads(store, { query: '高橋' })).total).toBe(1);
      const [medium] = await reader(store).selectFrom('medium_file').selectAll().execute();
      const master = await findMediumMaster(store, { id: pictureId, hash: medium?.sha256.slice(0, 8) ?? '' });
      expect(hashOf((await master?.read()) ?? Buffer.alloc(0))).toBe(medium?.sha256);
      // A password is asked, and known.
      expect(await verifyCredentials(store, { username: 'owner', password: 'not this one' })).toBeNull();
    }
  } finally {
    await onSqlite.close();
    await again.close();
  }
});
