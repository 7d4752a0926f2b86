import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSession } from './auth/sessions.ts';
import { saveDraft } from './content/editing/edit-content.ts';
import { posts } from './content/kinds/post.ts';
import { countContent } from './content/listing/list-content.ts';
import { systemActor } from './database/write-transaction.ts';
import { maintainDiskReserve } from './maintain-disk-reserve.ts';
import type { Store } from './store.ts';
import { addAccount } from './testing/add-account.ts';
import { samplePost } from './testing/sample-content.ts';
import { temporaryStore } from './testing/temporary-store.ts';
import { tinyDisk } from './testing/tiny-disk.ts';

const MEGABYTE = 1024 * 1024;

const savePost = (store: Store, body: string) =>
  store.write({ actor: systemActor }, (transaction) =>
    saveDraft(transaction, posts, { from: 0, fields: { ...samplePost(), body } }),
  );

it('lets only the owner free space on a full disk', async ({ skip }) => {
  const disk = await tinyDisk(16 * 1024);
  if (disk === null) return skip('No small file system can be mounted here');
  try {
    const dataDir = path.join(disk.directory, 'data');
    const store = await temporaryStore({ dataDir });
    const { accountId } = await addAccount(store, 'owner');
    const stop = maintainDiskReserve(store);
    await stop();
    const reserve = path.join(dataDir, 'showroom.db-reserve');
    const sizeOfReserve = async () => (await stat(reserve)).size;
    expect(await sizeOfReserve()).toBe(8 * MEGABYTE);
    const ballast = path.join(disk.directory, 'ballast');
    await writeFile(ballast, Buffer.alloc(16 * MEGABYTE)).catch(() => undefined);
    // What SQLite has of its log is used up as well.
    const fill = async () => {
      for (let count = 0; count < 200; count += 1) await savePost(store, 'word '.repeat(10_000));
    };
    await expect(fill()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    const total = await countContent(store, posts);

    // Two at once, each with all of it.
    const open = () =>
      store.write({ actor: systemActor, mayUseReserve: true }, (transaction) =>
        createSession(transaction, { accountId }),
      );
    const sessions = await Promise.all([open(), open()]);
    expect(new Set(sessions.map(({ token }) => token)).size).toBe(2);
    expect(await sizeOfReserve()).toBeGreaterThan(7 * MEGABYTE);
    await expect(savePost(store, 'word '.repeat(10_000))).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(await countContent(store, posts)).toBe(total);
    // Started again it opens, though its log needs room by then.
    await store.close();
    await writeFile(ballast, Buffer.alloc(16 * MEGABYTE), { flag: 'a' }).catch(() => undefined);
    const again = await temporaryStore({ dataDir });
    expect(await countContent(again, posts)).toBe(total);
  } finally {
    disk.release();
  }
});

it('does no harm when it can’t be created', async () => {
  const store = await temporaryStore();
  // A folder in its place.
  await mkdir(path.join(store.dataDir, 'showroom.db-reserve'));
  await maintainDiskReserve(store)();
});
