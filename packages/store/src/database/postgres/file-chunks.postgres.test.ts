import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLead } from '../../leads/create-lead.ts';
import { queryPostgres } from '../../testing/query-postgres.ts';
import { fileOf, jpegFile, sampleLead } from '../../testing/sample-input.ts';
import { listStoredFiles, readStoredFile } from '../../testing/stored-files.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { databaseUrlOf } from '../../testing/test-database.ts';
import { fileShelf } from '../handles.ts';
import { CHUNK_BYTES } from './file-chunks.ts';

it.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])(
  'returns a file of %d bytes unchanged',
  async (size) => {
    const store = await temporaryStore();
    const { path: file, bytes } = fileOf('plan.pdf', 'application/pdf', randomBytes(size));
    await fileShelf(store).keep([{ path: file, storedName: 'a-name' }]);
    expect(Buffer.compare(await readStoredFile(store, 'a-name'), bytes)).toBe(0);
    await fileShelf(store).remove(['a-name', 'another']);
    expect(await fileShelf(store).find('a-name')).toBeNull();
  },
);

it('reads as fast as the consumer, so that large files need little memory', async () => {
  const store = await temporaryStore();
  const { path: file } = fileOf('plan.pdf', 'application/pdf', randomBytes(64 * CHUNK_BYTES));
  await fileShelf(store).keep([{ path: file, storedName: 'large' }]);
  const read = await fileShelf(store).find('large');
  let pieces = 0;
  for await (const bytes of read?.() ?? []) {
    expect(bytes).toHaveLength(CHUNK_BYTES);
    pieces += 1;
    if (pieces > 1) continue;
    // Time to read all of it. What was not read by then is taken away, and is missed.
    await wait(500);
    await queryPostgres((await databaseUrlOf(store.dataDir)) ?? '', 'delete from file_chunk where position >= 8');
  }
  expect(pieces).toBe(8);
});

it('removes only old files without a lead', async () => {
  const store = await temporaryStore();
  await createLead(store, sampleLead(), [jpegFile()]);
  const [owned = ''] = await listStoredFiles(store);
  const names = ['old', 'young'];
  await fileShelf(store).keep(names.map((storedName) => ({ path: jpegFile().path, storedName })));
  await queryPostgres(
    (await databaseUrlOf(store.dataDir)) ?? '',
    "update file_chunk set kept_at = now() - interval '61 minutes' where stored_name <> 'young'",
  );
  expect(await fileShelf(store).sweepOrphans()).toBe(1);
  expect((await listStoredFiles(store)).toSorted()).toEqual([owned, 'young'].toSorted());
});
