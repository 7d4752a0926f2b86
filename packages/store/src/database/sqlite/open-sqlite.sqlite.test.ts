import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fileShelf } from '../handles.ts';
import { createLead } from '../../leads/create-lead.ts';
import { YOUNGEST_ORPHAN_MS } from '../../media/file-shelf.ts';
import { uploadPicture } from '../../media/upload-picture.ts';
import { systemActor } from '../write-transaction.ts';
import { openStore } from '../../open-store.ts';
import { drawPicture, uploadedFile } from '../../testing/sample-media.ts';
import { runScript } from '../../testing/child-process.ts';
import { openingError } from '../../testing/opening-error.ts';
import { jpegFile, pdfFile, sampleLead } from '../../testing/sample-input.ts';
import { listStoredFiles } from '../../testing/stored-files.ts';
import { temporaryDirectory, temporaryStore } from '../../testing/temporary-store.ts';
import { tinyDisk } from '../../testing/tiny-disk.ts';

it('creates its directory, readable only by the owner', async () => {
  const dataDir = path.join(await temporaryDirectory(), 'deep', 'data');
  await temporaryStore({ dataDir });
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(dataDir, 'showroom.db'))).mode & 0o777).toBe(0o600);
});

it('reports a damaged database file', async () => {
  const dataDir = await temporaryDirectory();
  await writeFile(path.join(dataDir, 'showroom.db'), 'This is not a database. '.repeat(500));
  expect(await openingError({ dataDir })).toMatchObject({ code: 'damaged' });
});

it('reports an unsupported database', async () => {
  const dataDir = await temporaryDirectory();
  expect(await openingError({ dataDir, databaseUrl: 'mysql://127.0.0.1/showroom' })).toMatchObject({
    code: 'unsupported-database',
  });
});

it('keeps the files of leads, and sets aside old files without one', async () => {
  const store = await temporaryStore();
  await createLead(store, sampleLead(), [jpegFile()]);
  const [kept = ''] = await listStoredFiles(store);
  for (const name of [kept, 'old-orphan', 'young-orphan']) {
    const file = path.join(store.dataDir, 'uploads', name);
    await writeFile(file, 'x', { flag: 'a' });
    const age = name === 'young-orphan' ? 0 : YOUNGEST_ORPHAN_MS + 1000;
    await utimes(file, new Date(Date.now() - age), new Date(Date.now() - age));
  }

  expect(await fileShelf(store).sweepOrphans()).toBe(1);

  expect((await listStoredFiles(store)).toSorted()).toEqual([kept, 'young-orphan'].toSorted());
  expect(await readdir(path.join(store.dataDir, 'orphans'))).toEqual(['old-orphan']);
});

it('reports a full disk when opening and when storing', async ({ skip }) => {
  const disk = await tinyDisk(1200);
  if (disk === null) {
    skip('No small file system can be mounted here');
    return;
  }
  try {
    const dataDir = path.join(disk.directory, 'data');
    const store = await openStore({ dataDir });
    await writeFile(path.join(disk.directory, 'ballast'), Buffer.alloc(2_000_000)).catch(() => undefined);
    const big = pdfFile('big.pdf', 'x'.repeat(300_000));
    expect(await createLead(store, sampleLead(), [big])).toEqual({ ok: false, code: 'disk-full' });
    const photo = uploadedFile('big.png', await drawPicture({ width: 900, height: 900, isNoisy: true }));
    expect(await uploadPicture(store, { actor: systemActor, file: photo })).toEqual({
      ok: false,
      code: 'disk-full',
    });
    expect(await listStoredFiles(store)).toEqual([]);
    expect(await readdir(store.incomingDir)).toEqual([]);
    await store.close();

    const prepare = runScript('bin/prepare.ts', [], { DATA_DIR: path.join(disk.directory, 'other'), DATABASE_URL: '' });
    expect(await prepare.ended).toBe(1);
    expect(JSON.parse(prepare.lines()[0] ?? '')).toMatchObject({ error: 'disk-full' });
  } finally {
    disk.release();
  }
}, 20_000);
