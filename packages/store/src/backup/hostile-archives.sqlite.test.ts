import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Pack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { saveDraft } from '../content/editing/edit-content.ts';
import { posts } from '../content/kinds/post.ts';
import { runScript } from '../testing/child-process.ts';
import { bySystem, temporaryDirectory, temporaryStore } from '../testing/temporary-store.ts';
import { HEAD_NAME, isFlatRow, schemaVersion } from './archive-format.ts';
import { withScratchCopy } from './scratch-copy.ts';
import { writeArchive } from './write-archive.ts';

const MEGABYTE = 1024 * 1024;
/** With less a server does not run at all; Node gives itself two gigabytes on a machine of four. */
const HEAP_MB = 320;

const head = JSON.stringify({
  format: 'showroom-backup',
  version: 1,
  schema: schemaVersion,
  createdAt: '2026-11-21T15:00:00.000Z',
});

/** Reads an archive in a process with a small heap: one that is ended by it gives no result. */
async function read(file: string): Promise<{ result: string; megabytes: number }> {
  const scratch = path.join(await temporaryDirectory(), 'scratch');
  const script = runScript('testing/read-archive.ts', [file, scratch], {
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
  });
  await script.waitForLines(1);
  return JSON.parse(script.lines()[0] ?? '');
}

async function write(addEntries: (tar: Pack) => void): Promise<string> {
  const file = path.join(await temporaryDirectory(), 'hostile.tar');
  const tar = pack();
  tar.entry({ name: HEAD_NAME }, head);
  addEntries(tar);
  tar.finalize();
  await pipeline(tar, createWriteStream(file));
  return file;
}

const part = 'tables/account/000001.ndjson.gz';
const fill = (piece: string, bytes = 60 * MEGABYTE) => piece.repeat(Math.floor(bytes / piece.length));
const many = (count: number, toText: (at: number) => string) => Array.from({ length: count }, (_, at) => toText(at));
const rowOf = (columns: number) => `{${many(columns, (at) => `"c${at}":1`).join(',')}}`;

describe('an archive made to fill the memory is rejected', () => {
  it.each([
    ['only line breaks', '\n'],
    ['empty rows', '{}\n'],
    ['rows that are lists', '[]\n'],
    ['rows in each other', `{"a":${'[{"a":'.repeat(200)}`],
  ])(
    'a part of a table with %s',
    async (_what, piece) => {
      const file = await write((tar) => tar.entry({ name: part }, gzipSync(fill(piece))));
      const { result, megabytes } = await read(file);
      expect(result).toMatch(/^(?:damaged|other-version)$/);
      expect(megabytes).toBeLessThan(600);
    },
    60_000,
  );

  it.each([
    ['lists in a row', `{"id":[${fill('[],')}[]]}\n`],
    ['objects in a row', `{"id":[${fill('{"a":1},')}{}]}\n`],
    ['more columns than a table has', `${rowOf(4_000_000)}\n`],
    ['a text that never ends', `{"id":"${fill('a')}\n`],
    ['a text of marks', `{"id":"${fill('\\"')}"}\n`],
    ['a list that never ends', `${fill('[')}\n`],
  ])(
    'a row with %s',
    async (_what, line) => {
      const file = await write((tar) => tar.entry({ name: part }, gzipSync(line)));
      const { result, megabytes } = await read(file);
      expect(result).toMatch(/^(?:damaged|other-version)$/);
      expect(megabytes).toBeLessThan(600);
    },
    60_000,
  );

  it.each([
    ['slashes', '/'],
    ['folders', 'a/'],
  ])(
    'a name of millions of %s',
    async (_what, piece) => {
      const file = await write((tar) =>
        tar.entry({ name: 'x', pax: { path: fill(piece, 50 * MEGABYTE) }, size: 1 }, 'x'),
      );
      const { result, megabytes } = await read(file);
      expect(result).toBe('damaged');
      expect(megabytes).toBeLessThan(400);
    },
    60_000,
  );

  it('a tar header with millions of records', async () => {
    const pax = Object.fromEntries(many(2_000_000, (at) => `k${at}`).map((name) => [name, '1']));
    const file = await write((tar) => tar.entry({ name: 'x', pax }, 'x'));
    const { result, megabytes } = await read(file);
    expect(result).toBe('damaged');
    expect(megabytes).toBeLessThan(400);
  }, 60_000);

  it('thirty thousand entries', async () => {
    const file = await write((tar) => {
      for (let at = 0; at < 30_000; at += 1) tar.entry({ name: `files/${at.toString(16).padStart(32, '0')}` }, '');
    });
    expect((await read(file)).result).toBe('damaged');
  }, 60_000);

  it('a header of 60 MB, and a manifest', async () => {
    const directory = await temporaryDirectory();
    const file = path.join(directory, 'head.tar');
    const tar = pack();
    tar.entry({ name: HEAD_NAME }, `{"schema":[${fill('[],')}[]]}`);
    tar.finalize();
    await pipeline(tar, createWriteStream(file));
    const readHead = await read(file);
    expect(readHead.result).toMatch(/^(?:foreign|damaged)$/);
    expect(readHead.megabytes).toBeLessThan(400);
    const manifest = await write((packed) => packed.entry({ name: 'manifest.json' }, `{"faults":[${fill('[],')}[]]}`));
    const readManifest = await read(manifest);
    expect(readManifest.result).toBe('damaged');
    expect(readManifest.megabytes).toBeLessThan(400);
  }, 60_000);

  it('a file of many gigabytes', async () => {
    // Sparse: what is not there reads as nothing.
    const file = await write((tar) => tar.entry({ name: 'x', size: 0 }, ''));
    const handle = await open(file, 'r+');
    await handle.truncate(8 * 1024 * MEGABYTE);
    await handle.close();
    const { result, megabytes } = await read(file);
    expect(result).toBe('damaged');
    expect(megabytes).toBeLessThan(400);
  }, 60_000);
});

describe('a line of an archive', () => {
  it.each([
    ['{}', true],
    ['{"a":1,"b":null,"c":"[{,"}', true],
    [String.raw`{"a":"\\","b":"\"[","c":"\\\"{"}`, true],
    ['{"a":[1]}', false],
    ['{"a":{}}', false],
    [String.raw`{"a":"\\","b":[]}`, false],
    ['[]', false],
    ['', false],
  ])('%s is flat: %s', (line, isFlat) => {
    expect(isFlatRow(line)).toBe(isFlat);
  });

  it('is flat with the largest number of columns', () => {
    expect(isFlatRow(rowOf(200))).toBe(true);
    expect(isFlatRow(rowOf(201))).toBe(false);
  });
});

it('drafts that are longer than a part together can be restored', async () => {
  const store = await temporaryStore();
  const body = 'A line of words.\n'.repeat(115_000);
  for (let at = 0; at < 40; at += 1)
    await bySystem(store, (t) => saveDraft(t, posts, { from: 0, fields: { title: `Draft ${at}`, body } }));
  const directory = await temporaryDirectory();
  const file = path.join(directory, 'backup.tar');
  await writeArchive(store, { file });
  const scratch = { directory: path.join(directory, 'scratch') };
  expect(await withScratchCopy(file, scratch, async ({ manifest }) => manifest.tables['content']?.rows)).toBe(40);
}, 120_000);
