import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { isDiskFull } from '../database/database-errors.ts';
import {
  FORMAT_VERSION,
  HEAD_NAME,
  headSchema,
  manifestSchema,
  MOST_HEAD_BYTES,
  MOST_MANIFEST_BYTES,
  MOST_PART_BYTES,
  MOST_TAR_HEAD_BYTES,
  readEntryName,
  schemaVersion,
} from './archive-format.ts';
import type { ArchiveHead, Manifest } from './archive-format.ts';
import { AGE_BEGINNING, unlock } from './archive-lock.ts';
import { BackupError, requireGoing } from './backup-error.ts';

const unpack = promisify(gunzip);

/** Handles the parts of an archive in order. */
export interface ArchiveVisitor {
  /** Rows of a table, as lines. */
  onRows(table: string, lines: string): Promise<void>;
  /** A file, which must be read to its end. */
  onFile(storedName: string, content: AsyncIterable<Buffer>): Promise<void>;
}

/** Checks whether an archive needs a passphrase. @throws the file system's error */
export async function isLocked(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_BEGINNING.length), 0, AGE_BEGINNING.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === AGE_BEGINNING;
  } finally {
    await handle.close();
  }
}

/**
 * Reads an archive completely. After an error, discard what the visitor got.
 *
 * @returns the manifest, which the caller must compare with the content
 * @throws BackupError when it is no archive, damaged, incomplete, encrypted or of an unsupported version
 */
export async function readArchive(
  file: string,
  { passphrase, signal }: { readonly passphrase?: string | undefined; readonly signal?: AbortSignal | undefined },
  startVisit: (head: ArchiveHead) => Promise<ArchiveVisitor>,
): Promise<Manifest> {
  requireGoing(signal);
  const hasLock = await isLocked(file);
  if (hasLock && (passphrase === undefined || passphrase === '')) throw new BackupError('locked');
  const sealed = createReadStream(file);
  const source = hasLock ? await unlock(sealed, passphrase ?? '') : sealed;
  const entries = extract();
  // The tar reader keeps a header of any length in memory, so its size is limited here.
  let bytesOfHeads = 0;
  const progress = () => {
    bytesOfHeads = 0;
  };
  async function* watched(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      bytesOfHeads += piece.length;
      if (bytesOfHeads > MOST_TAR_HEAD_BYTES + piece.length) throw new BackupError('damaged');
      yield piece;
    }
  }
  // An aborted stream reports the error again; without a listener that would end the process.
  for (const stream of [source, sealed]) stream.on('error', () => undefined);
  entries.on('error', () => undefined);
  const fed = pipeline(source, watched, entries, { signal });
  fed.catch(() => undefined);
  let visitor: ArchiveVisitor | undefined;
  let manifest: Manifest | undefined;
  try {
    for await (const part of entries) {
      progress();
      // An entry yields bytes, though its type does not say so.
      const entry = noteProgress(part as unknown as AsyncIterable<Buffer>, progress);
      const { name } = part.header;
      if (manifest !== undefined) throw new BackupError('damaged');
      if (visitor === undefined) {
        visitor = await startVisit(await readHead(name, entry));
        continue;
      }
      const place = readEntryName(name);
      if (place === undefined) throw new BackupError('damaged');
      if (place === 'manifest')
        manifest = manifestSchema.parse(JSON.parse(String(await readWhole(entry, MOST_MANIFEST_BYTES))));
      else if ('file' in place) await visitor.onFile(place.file, entry);
      else {
        const lines = await unpack(await readWhole(entry, MOST_PART_BYTES), { maxOutputLength: MOST_PART_BYTES });
        await visitor.onRows(place.table, lines.toString());
      }
    }
    await fed;
  } catch (error) {
    entries.destroy();
    if (error instanceof BackupError) throw error;
    requireGoing(signal);
    if (isDiskFull(error)) throw new BackupError('disk-full', error);
    // In an encrypted archive, the passphrase was right.
    throw new BackupError(visitor === undefined && !hasLock ? 'foreign' : 'damaged', error);
  }
  // The manifest is written last.
  if (manifest === undefined) throw new BackupError(visitor === undefined && !hasLock ? 'foreign' : 'damaged');
  return manifest;
}

async function* noteProgress(pieces: AsyncIterable<Buffer>, progress: () => void): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    progress();
    yield piece;
  }
}

async function readHead(name: string, content: AsyncIterable<Buffer>): Promise<ArchiveHead> {
  if (name !== HEAD_NAME) throw new BackupError('foreign');
  const head = headSchema.parse(JSON.parse(String(await readWhole(content, MOST_HEAD_BYTES))));
  const isNewer = head.version > FORMAT_VERSION || head.schema.some((migration) => !schemaVersion.includes(migration));
  if (isNewer) throw new BackupError('newer-version');
  return head;
}

/** Reads a small entry into memory. */
async function readWhole(content: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new BackupError('damaged');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
