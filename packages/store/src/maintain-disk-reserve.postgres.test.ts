import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { createSession } from './auth/sessions.ts';
import { saveDraft } from './content/editing/edit-content.ts';
import { posts } from './content/kinds/post.ts';
import { countContent } from './content/listing/list-content.ts';
import { reader } from './database/handles.ts';
import { isDiskFull } from './database/database-errors.ts';
import { systemActor } from './database/write-transaction.ts';
import { maintainDiskReserve } from './maintain-disk-reserve.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { addAccount } from './testing/add-account.ts';
import { onPostgres } from './testing/query-postgres.ts';
import { samplePost } from './testing/sample-content.ts';
import { temporaryDirectory } from './testing/temporary-store.ts';
import { tinyDisk } from './testing/tiny-disk.ts';

/** A post as long as one may be, of letters that cannot be packed. */
const body = randomBytes(100_000).toString('base64url');

const savePost = (store: Store) =>
  store.write({ actor: systemActor }, (transaction) =>
    saveDraft(transaction, posts, { from: 0, fields: { ...samplePost(), body } }),
  );

/** Saves posts until there is no room for another. @returns how many */
async function fillWithPosts(store: Store): Promise<number> {
  for (let count = 0; ; count += 1) {
    try {
      await savePost(store);
    } catch (error) {
      expect(error).toMatchObject({ code: '53100' });
      return count;
    }
  }
}

const openSession = (store: Store, accountId: string) =>
  store.write({ actor: systemActor, mayUseReserve: true }, (transaction) => createSession(transaction, { accountId }));

it('lets the owner free space on a full disk, and is restored after the server stopped', async ({ skip }) => {
  const disk = await tinyDisk(256 * 1024);
  if (disk === null) return skip('No small file system can be mounted here');
  const stops = [async () => disk.release()];
  try {
    // For the server, which is someone else.
    for (const folder of [path.dirname(disk.directory), disk.directory]) chmodSync(folder, 0o777);
    const server = await startThrowAwayPostgres({ isAsInstalled: true, parent: disk.directory });
    stops.push(() => server.stop());
    const store = await openStore({ dataDir: await temporaryDirectory(), databaseUrl: server.url('postgres') });
    stops.push(() => store.close());
    const { accountId } = await addAccount(store, 'owner');
    await maintainDiskReserve(store)();
    const sizeOfReserve = async () => {
      const size = sql<number>`pg_relation_size('room_reserve')`.as('size');
      return (await reader(store).selectNoFrom(size).executeTakeFirstOrThrow()).size;
    };
    expect(await sizeOfReserve()).toBeGreaterThan(24_000_000);

    const ballast = path.join(disk.directory, 'ballast');
    const fill = () => {
      try {
        for (;;) appendFileSync(ballast, Buffer.alloc(64 * 1024));
      } catch (error) {
        if (!isDiskFull(error)) throw error;
      }
    };
    expect((await savePost(store)).ok).toBe(true);
    fill();
    let count = 1 + (await fillWithPosts(store));
    expect(await countContent(store, posts)).toBe(count);
    expect((await openSession(store, accountId)).token).not.toBe('');
    expect(await sizeOfReserve()).toBeGreaterThan(20_000_000);
    count += await fillWithPosts(store);

    // Its log finds no room for the next part of it: the server stops, and starts again in the room that was kept.
    fill();
    const exhaustLog = onPostgres(server.url('postgres'), async (client) => {
      // It is cut off, which is told by what is under way.
      client.on('error', () => undefined);
      for (;;) await client.query("select pg_logical_emit_message(false, 'test', repeat('x', 1000000))");
    });
    await expect(exhaustLog).rejects.toThrow();
    await vi.waitUntil(
      () =>
        store.check().then(
          () => true,
          () => false,
        ),
      { timeout: 60_000, interval: 200 },
    );
    expect(await countContent(store, posts)).toBe(count);
    expect((await openSession(store, accountId)).token).not.toBe('');
    // Once there is room, everything goes on.
    rmSync(ballast);
    expect((await savePost(store)).ok).toBe(true);
    await maintainDiskReserve(store)();
    expect(await sizeOfReserve()).toBeGreaterThan(24_000_000);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
});
