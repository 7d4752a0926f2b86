import { createHash, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createLead } from '../../leads/create-lead.ts';
import { queryPostgres } from '../../testing/query-postgres.ts';
import { fileOf, jpegFile, sampleLead } from '../../testing/sample-input.ts';
import { listStoredFiles, readStoredFile } from '../../testing/stored-files.ts';
import { temporaryDirectory, temporaryStore } from '../../testing/temporary-store.ts';
import { databaseUrlOf } from '../../testing/test-database.ts';
import { fileShelf } from '../handles.ts';
import { CHUNK_BYTES } from './file-chunks.ts';

const MEBIBYTE = 1024 * 1024;

it.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])(
  'gives back a file of %d bytes as it was',
  async (size) => {
    const store = await temporaryStore();
    const { path: file, bytes } = fileOf('plan.pdf', 'application/pdf', randomBytes(size));
    await fileShelf(store).keep([{ path: file, storedName: 'a-name' }]);
    expect(Buffer.compare(await readStoredFile(store, 'a-name'), bytes)).toBe(0);
    await fileShelf(store).remove(['a-name', 'another']);
    expect(await fileShelf(store).find('a-name')).toBeNull();
  },
);

/** Bytes outside of the heap that something still needs. */
function measureBuffers(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}

it('keeps and gives a large file in bounded memory, also to somebody slow', async () => {
  const store = await temporaryStore();
  const file = path.join(await temporaryDirectory(), 'large');
  const hash = createHash('sha256');
  const handle = await open(file, 'w');
  for (let written = 0; written < 32; written += 1) {
    const bytes = randomBytes(MEBIBYTE);
    hash.update(bytes);
    await handle.write(bytes);
  }
  await handle.close();

  const before = measureBuffers();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, measureBuffers() - before);
  }, 25);
  await fileShelf(store).keep([{ path: file, storedName: 'large' }]);
  const read = await fileShelf(store).find('large');
  const back = createHash('sha256');
  let pieces = 0;
  for await (const bytes of read?.() ?? []) {
    back.update(bytes as Buffer); // Its type says nothing of what is in it.
    pieces += 1;
    if (pieces % 32 === 0) await wait(50);
  }
  clearInterval(watch);
  expect(back.digest('hex')).toBe(hash.digest('hex'));
  // The whole file would be, if nobody waited for anybody.
  expect(most).toBeLessThan(8 * MEBIBYTE);
});

it('removes old files that no lead owns, and no others', async () => {
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
