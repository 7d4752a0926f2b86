import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { access, open, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { fileShelf, readSnapshot } from '../database/handles.ts';
import { createLead } from '../leads/create-lead.ts';
import { fillWithEverything } from '../testing/full-store.ts';
import { pdfFile, sampleLead } from '../testing/sample-input.ts';
import type { Store } from '../store.ts';
import { listStoredFiles } from '../testing/stored-files.ts';
import { temporaryDirectory, temporaryStore } from '../testing/temporary-store.ts';
import { withScratchCopy } from './scratch-copy.ts';
import { sumTables } from './stored-rows.ts';
import { writeArchive } from './write-archive.ts';

const run = promisify(execFile);

async function filledArchive(passphrase?: string) {
  const store = await temporaryStore();
  const filled = await fillWithEverything(store);
  return { filled, ...(await archiveOf(store, passphrase)) };
}

/** Of two leads with a file each and nothing else. */
async function smallArchive(passphrase?: string) {
  const store = await temporaryStore();
  for (const email of ['one@home.example', 'two@home.example']) {
    const result = await createLead(store, sampleLead({ email }), [pdfFile('plan.pdf', email.repeat(2000))]);
    if (!result.ok) throw new Error(result.code);
  }
  return archiveOf(store, passphrase);
}

async function archiveOf(store: Store, passphrase?: string) {
  const directory = await temporaryDirectory();
  const file = path.join(directory, 'backup.tar');
  const manifest = await writeArchive(store, { file, passphrase });
  let tries = 0;
  /** Reads the archive into a copy, which is gone again. */
  const prove = (typed = passphrase) => {
    tries += 1;
    const scratch = path.join(directory, `scratch-${tries}`);
    return withScratchCopy(file, { directory: scratch, passphrase: typed }, async (copy) => copy.manifest);
  };
  return { store, directory, file, manifest, prove };
}

describe('an archive', () => {
  it('contains the whole store, and is verified by restoring it into a copy', async () => {
    const { store, manifest, prove } = await filledArchive();
    expect(manifest.tables).toEqual(await readSnapshot(store, sumTables));
    expect(manifest.tables['lead']?.rows).toBe(3);
    expect(manifest.tables['content']?.rows).toBeGreaterThan(20);
    expect(manifest).toMatchObject({ files: { count: (await listStoredFiles(store)).length }, faults: [] });
    expect(await prove()).toEqual(manifest);
  });

  it('can be opened with ordinary tools, and contains no sessions', async () => {
    const { filled, directory, file } = await filledArchive();
    await run('tar', ['-xf', file, '-C', directory]);
    const lines = gunzipSync(await readFile(path.join(directory, 'tables/lead/000001.ndjson.gz'))).toString();
    const leads = lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { reference: string; first_name: string });
    expect(leads.map(({ reference }) => reference)).toEqual(filled.references);
    expect(leads.at(-1)?.first_name).toBe('高橋');
    await expect(stat(path.join(directory, 'tables/session'))).rejects.toThrow('ENOENT');
    await expect(stat(path.join(directory, 'tables/app_secret'))).rejects.toThrow('ENOENT');
  });

  it('is a snapshot of one moment', async () => {
    const { store, directory } = await smallArchive();
    const state = { isWriting: true };
    const writing = (async () => {
      let count = 0;
      for (; state.isWriting; count += 1) {
        const result = await createLead(store, sampleLead({ email: `more-${count}@home.example` }), []);
        if (!result.ok) throw new Error(result.code);
      }
      return count;
    })();
    const file = path.join(directory, 'in the meantime.tar');
    const manifest = await writeArchive(store, { file });
    state.isWriting = false;
    expect(await writing).toBeGreaterThan(0);
    await withScratchCopy(file, { directory: path.join(directory, 'scratch') }, async ({ database }) => {
      const leads = await database.selectFrom('lead').selectAll().execute();
      const received = await database
        .selectFrom('activity')
        .select('id')
        .where('action', '=', 'lead.received')
        .execute();
      const counted = await database.selectFrom('lead_count').select('count').execute();
      expect(received).toHaveLength(leads.length);
      expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(leads.length);
      expect(manifest.tables['lead']?.rows).toBe(leads.length);
    });
  });

  it('lists files that were missing or damaged, and is verified anyway', async () => {
    const { store, directory } = await smallArchive();
    const [gone = '', spoilt = ''] = await listStoredFiles(store);
    const other = path.join(store.incomingDir, 'other');
    await writeFile(other, 'something else');
    await fileShelf(store).remove([gone, spoilt]);
    await fileShelf(store).keep([{ storedName: spoilt, path: other }]);
    const file = path.join(directory, 'faults.tar');
    const manifest = await writeArchive(store, { file });
    expect(manifest.faults).toHaveLength(2);
    expect(manifest.faults).toContainEqual({ file: gone, problem: 'missing' });
    expect(manifest.faults).toContainEqual({ file: spoilt, problem: 'changed' });
    const copy = withScratchCopy(file, { directory: path.join(directory, 'scratch') }, async (found) => found.manifest);
    expect(await copy).toEqual(manifest);
  });

  it('is encrypted with a passphrase', async () => {
    const { file, manifest, prove } = await smallArchive('four plain words here');
    expect((await readFile(file)).includes('visitor')).toBe(false);
    await expect(prove('four plain words')).rejects.toMatchObject({ code: 'wrong-passphrase' });
    await expect(prove('')).rejects.toMatchObject({ code: 'locked' });
    expect(await prove()).toEqual(manifest);
    const { size } = await stat(file);
    await truncate(file, size - 20_000);
    await expect(prove()).rejects.toMatchObject({ code: 'damaged' });
  });
});

describe('an incomplete archive is rejected', () => {
  it('cut off anywhere', async () => {
    const { file, prove } = await smallArchive();
    const whole = await readFile(file);
    for (const length of [300, 0.2 * whole.length, 0.5 * whole.length, 0.9 * whole.length].map(Math.floor)) {
      await writeFile(file, whole.subarray(0, length));
      const code = length < 512 ? 'foreign' : 'damaged';
      await expect(prove(), `cut at ${length}`).rejects.toMatchObject({ code });
    }
    // Whole entries, but without the last: the manifest and the two empty blocks at the end.
    const manifestAt = whole.lastIndexOf('manifest.json');
    await writeFile(file, Buffer.concat([whole.subarray(0, manifestAt), Buffer.alloc(1024)]));
    await expect(prove()).rejects.toMatchObject({ code: 'damaged' });
  });

  it('with one byte changed, in a table or in a file', async () => {
    const { file, prove } = await smallArchive();
    const whole = await readFile(file);
    const places = [
      whole.indexOf('tables/lead/') + 512 + 300,
      whole.indexOf('files/') + 512 + 3,
      whole.indexOf('"rows"') + 8,
    ];
    for (const place of places) {
      const handle = await open(file, 'r+');
      await handle.write(Buffer.from([(whole[place] ?? 0) ^ 1]), 0, 1, place);
      await handle.close();
      await expect(prove(), `changed at ${place}`).rejects.toMatchObject({ code: 'damaged' });
      await writeFile(file, whole);
    }
  });

  it.each([
    ['nothing', ''],
    ['a text', 'Dear Sir or Madam,\n'.repeat(200)],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 4000 }, (_, index) => index % 256)])],
  ])('%s', async (_name, content) => {
    const directory = await temporaryDirectory();
    const file = path.join(directory, 'foreign.tar');
    await writeFile(file, content);
    const prove = withScratchCopy(file, { directory: path.join(directory, 'scratch') }, async () => undefined);
    await expect(prove).rejects.toMatchObject({ code: 'foreign' });
  });

  it('that claims to be very long, without reading it into memory', async () => {
    const directory = await temporaryDirectory();
    const file = path.join(directory, 'long-head.tar');
    // The head of a pax header (POSIX.1-2001) of 600 MB, as `tar` writes it.
    const head = Buffer.alloc(512);
    head.write('PaxHeader', 0);
    head.write('0000644\0', 100);
    head.write((600 * 1024 * 1024).toString(8).padStart(11, '0'), 124);
    head.fill(' ', 148, 156);
    head.write('x', 156);
    head.write('ustar', 257);
    head.write('00', 263);
    const sum = head.reduce((total, byte) => total + byte, 0);
    head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    await writeFile(file, head);
    await truncate(file, 600 * 1024 * 1024);
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers)), 5);
    const prove = withScratchCopy(file, { directory: path.join(directory, 'scratch') }, async () => undefined);
    await expect(prove).rejects.toMatchObject({ code: expect.stringMatching(/^(?:foreign|damaged)$/) });
    clearInterval(watch);
    expect(most).toBeLessThan(300 * 1024 * 1024);
  });

  it('someone else’s tar file', async () => {
    const directory = await temporaryDirectory();
    const file = path.join(directory, 'foreign.tar');
    await writeFile(path.join(directory, 'letter.txt'), 'Dear Sir or Madam');
    await run('tar', ['-cf', file, '-C', directory, 'letter.txt']);
    const prove = withScratchCopy(file, { directory: path.join(directory, 'scratch') }, async () => undefined);
    await expect(prove).rejects.toMatchObject({ code: 'foreign' });
  });

  it.each([
    ['of a later format', { version: 2 }, 'newer-version'],
    ['of later tables', { schema: ['2026-11-22-first', '2031-01-01-later'] }, 'newer-version'],
    ['without tables', { schema: [] }, 'damaged'],
  ])('one %s', async (_name, changes, code) => {
    const { directory, file, prove } = await smallArchive();
    await run('tar', ['-xf', file, '-C', directory]);
    const head = path.join(directory, 'showroom-backup.json');
    const said: unknown = JSON.parse(await readFile(head, 'utf8'));
    await writeFile(head, JSON.stringify({ ...Object(said), ...changes }));
    await rm(file);
    await run('tar', ['-cf', file, '-C', directory, 'showroom-backup.json', 'tables', 'files', 'manifest.json']);
    await expect(prove()).rejects.toMatchObject({ code });
  });

  it.each([
    ['a part of a table without rows', 'tables/account/000099.ndjson.gz', gzipSync('')],
    ['a part that unpacks to half a gigabyte', 'tables/account/000099.ndjson.gz', gzipSync(Buffer.alloc(500_000_000))],
    ['rows of no table of ours', 'tables/sqlite_schema/000001.ndjson.gz', gzipSync('{"name":"x"}\n'), 'other-version'],
    ['a file that no row names', `files/${'a'.repeat(32)}`, 'x'],
    ['something else', 'else/where', 'x'],
    ['a path that leads out of it', '../showroom-evil', 'x'],
    ['a file that leads out of it', 'files/../../showroom-evil', 'x'],
  ])('one with %s', async (_what, name, content, code = 'damaged') => {
    const { directory, file, prove } = await smallArchive();
    const tar = pack();
    for (const entry of (await run('tar', ['-tf', file])).stdout.trim().split('\n')) {
      // The last thing of an archive: what comes behind it is refused for that alone.
      if (entry === 'manifest.json') tar.entry({ name }, content);
      tar.entry({ name: entry }, await readEntry(file, entry));
    }
    tar.finalize();
    const changed = path.join(directory, 'changed.tar');
    await pipeline(tar, createWriteStream(changed));
    await rename(changed, file);
    await expect(prove()).rejects.toMatchObject({ code });
    await expect(access(path.join(directory, 'showroom-evil'))).rejects.toThrow();
  });
});

async function readEntry(file: string, entry: string): Promise<Buffer> {
  return (await run('tar', ['-xOf', file, entry], { encoding: 'buffer' })).stdout;
}
