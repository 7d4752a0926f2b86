import { chmod, mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { writer } from './database/handles.ts';
import { OLDEST_INCOMING_MS } from './media/sweep-incoming.ts';
import { StoreOpenError } from './open-store.ts';
import { openingError } from './testing/opening-error.ts';
import { bySystem, temporaryDirectory, temporaryStore } from './testing/temporary-store.ts';
import { databaseUrlOf } from './testing/test-database.ts';

it('rejects data of a newer version', async () => {
  const store = await temporaryStore();
  await bySystem(store, async (transaction) => {
    await writer(transaction)
      // Kysely's own table is not one of ours.
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '2999-01-01-later', timestamp: '2999-01-01T00:00:00.000Z' })
      .execute();
  });
  expect(await openingError({ dataDir: store.dataDir, databaseUrl: await databaseUrlOf(store.dataDir) })).toMatchObject(
    { code: 'newer-version' },
  );
});

it('reports a read-only directory', async () => {
  const directory = await temporaryDirectory();
  await writeFile(path.join(directory, 'file'), '');
  const error = await openingError({ dataDir: path.join(directory, 'file', 'data') });
  expect(error).toBeInstanceOf(StoreOpenError);
  expect(error).toMatchObject({ code: 'not-writable' });
});

it.skipIf(process.getuid?.() === 0)('says when it may not write', async () => {
  const dataDir = await temporaryDirectory();
  await chmod(dataDir, 0o500);
  expect(await openingError({ dataDir })).toMatchObject({ code: 'not-writable' });
});

it('removes abandoned uploads', async () => {
  const dataDir = await temporaryDirectory();
  const incomingDir = path.join(dataDir, 'incoming');
  await mkdir(incomingDir);
  for (const name of ['old', 'young']) {
    const age = name === 'young' ? 0 : OLDEST_INCOMING_MS + 1000;
    await writeFile(path.join(incomingDir, name), 'x');
    await utimes(path.join(incomingDir, name), new Date(Date.now() - age), new Date(Date.now() - age));
  }
  await temporaryStore({ dataDir });
  await vi.waitFor(async () => expect(await readdir(incomingDir)).toEqual(['young']));
});
