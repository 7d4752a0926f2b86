import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { pack, type Header, type Pack } from 'tar-stream';
import type { Reader } from '../database/access.ts';
import type { Tables } from '../database/schema.ts';
import { isDiskFull } from '../database/database-errors.ts';
import { fileShelf, readSnapshot } from '../database/handles.ts';
import type { Store } from '../store.ts';
import { FORMAT_VERSION, HEAD_NAME, MANIFEST_NAME, schemaVersion } from './archive-format.ts';
import type { ArchiveHead, FileFault, Manifest } from './archive-format.ts';
import { lock } from './archive-lock.ts';
import { archivedTables } from './archived-tables.ts';
import { BackupError, requireGoing } from './backup-error.ts';
import { readPages, RowCount, toLine, type TableSum } from './stored-rows.ts';

const compress = promisify(gzip);

/** Characters in memory at once. */
const PART_LENGTH = 512 * 1024;

export interface WriteArchiveOptions {
  /** A path where no file exists. */
  readonly file: string;
  readonly passphrase?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes the whole store, as it is at one moment, into a file, while others keep writing. Uses little memory for any size. The
 * file is on disk when this resolves; after a failure the caller must remove it.
 *
 * @throws BackupError when the disk is full; database or file system errors
 */
export async function writeArchive(store: Store, options: WriteArchiveOptions): Promise<Manifest> {
  const { file, passphrase, signal } = options;
  requireGoing(signal);
  const tar = pack();
  try {
    const plain = new PassThrough();
    // An aborted stream reports the error again; without a listener that would end the process.
    const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
    for (const stream of [plain, output]) stream.on('error', () => undefined);
    tar.on('error', () => undefined);
    const packed = pipeline(tar, plain, { signal });
    // The first failure is reported elsewhere.
    packed.catch(() => undefined);
    const sent = passphrase === undefined ? plain : await lock(plain, passphrase);
    const written = pipeline(sent, output, { signal });
    written.catch(() => undefined);
    const filled = fill(store, tar);
    filled.catch(() => undefined);
    // After a write error no one reads the packed stream, and packing would wait forever.
    const result = await Promise.race([filled, written.then(() => filled)]);
    await Promise.all([packed, written]);
    await synchronise(file);
    return result;
  } catch (error) {
    tar.destroy();
    requireGoing(signal);
    throw isDiskFull(error) ? new BackupError('disk-full', error) : error;
  }
}

async function fill(store: Store, tar: Pack): Promise<Manifest> {
  const createdAt = store.now().toISOString();
  const head: ArchiveHead = {
    format: 'showroom-backup',
    version: FORMAT_VERSION,
    schema: [...schemaVersion],
    createdAt,
  };
  const mtime = new Date(createdAt);
  await addEntry(tar, { name: HEAD_NAME, mtime }, toJson(head));
  const { tables, named } = await readSnapshot(store, async (snapshot) => ({
    tables: await addTables(snapshot, tar, mtime),
    named: await listNamedFiles(snapshot),
  }));
  const { files, faults } = await addFiles(store, tar, { named, mtime });
  const manifest: Manifest = { createdAt, tables, files, faults };
  await addEntry(tar, { name: MANIFEST_NAME, mtime }, toJson(manifest));
  tar.finalize();
  return manifest;
}

async function addTables(snapshot: Kysely<Tables>, tar: Pack, mtime: Date): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const table of archivedTables) {
    const count = new RowCount();
    let part = '';
    let parts = 0;
    const endPart = async (): Promise<void> => {
      parts += 1;
      const name = `tables/${table.name}/${String(parts).padStart(6, '0')}.ndjson.gz`;
      const lines = part;
      part = '';
      await addEntry(tar, { name, mtime }, await compress(lines));
    };
    for await (const rows of readPages(snapshot, table)) {
      // One at a time: 200 long drafts exceed the limit of a part.
      for (const row of rows) {
        const line = toLine(row);
        count.add(line);
        part += line;
        if (part.length >= PART_LENGTH) await endPart();
      }
    }
    if (part !== '') await endPart();
    sums[table.name] = count.end();
  }
  return sums;
}

interface NamedFile {
  readonly name: string;
  readonly sha256: string;
}

/** Lists the files that rows of leads and the library refer to. */
export async function listNamedFiles(snapshot: Reader): Promise<readonly NamedFile[]> {
  const ofLeads = snapshot.selectFrom('lead_file').select(['stored_name as name', 'sha256']);
  const ofMedia = snapshot.selectFrom('medium_file').select(['stored_name as name', 'sha256']);
  return ofLeads.unionAll(ofMedia).orderBy('name').execute();
}

async function addFiles(
  store: Store,
  tar: Pack,
  { named, mtime }: { readonly named: readonly NamedFile[]; readonly mtime: Date },
): Promise<Pick<Manifest, 'files' | 'faults'>> {
  const shelf = fileShelf(store);
  const all = createHash('sha256');
  const faults: FileFault[] = [];
  let count = 0;
  let bytes = 0;
  for (const { name, sha256 } of named) {
    const size = await shelf.measure(name);
    const open = size === null ? null : await shelf.find(name);
    // Its lead was just deleted, or someone removed the file: a backup without it is better than none.
    if (size === null || open === null) {
      faults.push({ file: name, problem: 'missing' });
      continue;
    }
    const hash = createHash('sha256');
    const header: NewHeader = { name: `files/${name}`, size, mtime };
    await pipeline(open(), hashing(hash), tar.entry({ mode: 0o600, ...header }));
    const found = hash.digest('hex');
    if (found !== sha256) faults.push({ file: name, problem: 'changed' });
    all.update(`${name} ${found}\n`);
    count += 1;
    bytes += size;
  }
  return { files: { count, bytes, sha256: all.digest('hex') }, faults };
}

function hashing(hash: ReturnType<typeof createHash>) {
  return async function* pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      hash.update(piece);
      yield piece;
    }
  };
}

type NewHeader = Pick<Header, 'name' | 'mtime'> & Partial<Pick<Header, 'size'>>;

/** Resolves when the entry was written; the reader may be slow. */
async function addEntry(tar: Pack, header: NewHeader, bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    tar.entry({ mode: 0o600, ...header, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function toJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

async function synchronise(file: string): Promise<void> {
  const handle = await openFile(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
