import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reader } from '../database/handles.ts';
import { emailMessageSchema } from '../mail/email-message.ts';
import type { Store } from '../store.ts';
import { TestClock, temporaryDirectory, temporaryStore } from '../testing/temporary-store.ts';
import { watchDiskRoom } from './disk-watch.ts';
import { isLow, readDiskRoom } from './read-disk-room.ts';

const GB = 1_000_000_000;
const HOUR_MS = 60 * 60 * 1000;
const readNothing = () => Promise.reject(new Error('ENOSYS'));

/** A store on a disk that a test fills and empties. */
async function openDisk(freeBytes: number, totalBytes = 40 * GB) {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const disk = { freeBytes, totalBytes, device: 1 };
  const backupsDir = path.join(store.dataDir, 'backups');
  const newWatch = () => watchDiskRoom({ store, backupsDir, pageUrl: 'https://admin.example/backup', readRoom });
  const readRoom = () => Promise.resolve({ ...disk });
  return { clock, store, disk, backupsDir, newWatch };
}

async function listWarnings(store: Store) {
  const rows = await reader(store).selectFrom('outbox').select('letter').orderBy('created_at').execute();
  return rows.map(({ letter }) => emailMessageSchema.parse(JSON.parse(letter ?? '')));
}

describe('a disk', () => {
  it.each([
    { free: 3, total: 40, low: false },
    { free: 2, total: 40, low: true },
    { free: 2, total: 1000, low: true },
    { free: 3, total: 1000, low: false },
    // Of a small disk, a tenth.
    { free: 0.9, total: 8, low: false },
    { free: 0.7, total: 8, low: true },
    { free: 0, total: 8, low: true },
    // Of a file system that does not know its size, nothing can be said.
    { free: 0, total: 0, low: false },
  ])('with $free of $total GB left is low: $low', ({ free, total, low }) => {
    expect(isLow({ freeBytes: free * GB, totalBytes: total * GB })).toBe(low);
  });
});

describe('the owner', () => {
  it('gets one email before the disk is full, with what takes the space', async () => {
    const { clock, store, disk, backupsDir, newWatch } = await openDisk(30 * GB);
    await mkdir(backupsDir);
    await writeFile(path.join(backupsDir, 'one.tar'), Buffer.alloc(3_000_000));
    let watch = newWatch();
    await watch.look();
    expect(await listWarnings(store)).toEqual([]);

    disk.freeBytes = 1 * GB;
    for (let day = 0; day < 3; day += 1) {
      await watch.look();
      clock.advance(24 * HOUR_MS);
      // Nor again after a restart.
      watch = newWatch();
    }
    const [warning, ...more] = await listWarnings(store);
    expect(more).toEqual([]);
    expect(warning).toMatchObject({ subject: 'Your website’s disk is almost full' });
    expect(warning?.blocks).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('has 1.0 GB of 40.0 GB left') }),
    );
    expect(warning?.blocks).toContainEqual(
      expect.objectContaining({ facts: expect.arrayContaining([{ label: 'Backups', value: '3 MB' }]) }),
    );

    // A little more room is no recovery.
    disk.freeBytes = 2.2 * GB;
    await watch.look();
    disk.freeBytes = 1 * GB;
    await watch.look();
    expect(await listWarnings(store)).toHaveLength(1);

    disk.freeBytes = 20 * GB;
    await watch.look();
    disk.freeBytes = 1 * GB;
    await watch.look();
    await watch.look();
    expect(await listWarnings(store)).toHaveLength(2);
  });

  it('gets an email for each disk', async () => {
    const { store } = await openDisk(1 * GB);
    const backupsDir = await temporaryDirectory();
    const free = { data: 30 * GB, backups: 1 * GB };
    const readRoom = (directory: string) => {
      const isOfBackups = directory === backupsDir;
      const freeBytes = isOfBackups ? free.backups : free.data;
      return Promise.resolve({ freeBytes, totalBytes: 40 * GB, device: isOfBackups ? 2 : 1 });
    };
    const watch = watchDiskRoom({ store, backupsDir, pageUrl: 'https://admin.example/backup', readRoom });
    expect((await watch.findLow()).map(({ of }) => of)).toEqual(['backups']);
    await watch.look();
    free.data = 1 * GB;
    expect((await watch.findLow()).map(({ of }) => of)).toEqual(['data', 'backups']);
    await watch.look();
    await watch.look();
    const texts = (await listWarnings(store)).map(({ blocks }) => JSON.stringify(blocks));
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('no more backups can be made');
  });

  it('gets no email about an unreadable disk', async () => {
    const { store } = await openDisk(0);
    const watch = watchDiskRoom({ store, backupsDir: await temporaryDirectory(), pageUrl: 'x', readRoom: readNothing });
    expect(await watch.findLow()).toEqual([]);
    await watch.look();
    expect(await listWarnings(store)).toEqual([]);
  });
});

it('reads the true disk', async () => {
  const directory = await temporaryDirectory();
  const room = await readDiskRoom(directory);
  expect(room.freeBytes).toBeGreaterThan(0);
  expect(room.totalBytes).toBeGreaterThan(room.freeBytes);
  expect(await readDiskRoom(path.join(directory, 'not-made-yet'))).toMatchObject({ device: room.device });
});
