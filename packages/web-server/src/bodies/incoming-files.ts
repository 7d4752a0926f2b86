import { createHash, randomBytes } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file of a posted form. Its bytes are on disk if it was accepted. */
export interface IncomingFile {
  readonly field: string;
  /** As the sender claims; not verified. */
  readonly name: string;
  readonly type: string;
  /** Bytes read; for a file over the limit, enough to show that. */
  readonly size: number;
  /** Null if the file was not accepted: too large, too many, or empty. */
  readonly path: string | null;
  /** SHA-256 in hex; empty if the file was not accepted. */
  readonly sha256: string;
}

/** Where a stream was written, or null, and what it contained. */
export type SavedStream = Pick<IncomingFile, 'path' | 'sha256' | 'size'>;

/**
 * Writes a stream to a new file while it arrives, and always reads it to its end. No file is left if the stream breaks off, is
 * empty or exceeds `maxBytes`.
 *
 * @throws file system errors; no file is left then
 */
export async function saveStream(stream: Readable, folder: string, maxBytes: number): Promise<SavedStream> {
  const path = join(folder, randomBytes(16).toString('hex'));
  const hash = createHash('sha256');
  let size = 0;
  let isWhole = false;
  let file: FileHandle | undefined;
  let failure: Error | undefined;
  const write = async (chunk: Buffer) => {
    hash.update(chunk);
    file ??= await open(path, 'wx', 0o600);
    await file.writeFile(chunk);
  };
  try {
    // An unread stream would block the ones after it.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (failure !== undefined || size > maxBytes) continue;
      await write(chunk).catch((error: unknown) => (failure = toError(error)));
    }
    isWhole = true;
  } catch {
    // The incomplete file is of no use.
  }
  await file?.close();
  const isTaken = isWhole && failure === undefined && size > 0 && size <= maxBytes;
  if (!isTaken) await removeIfThere(path);
  if (failure !== undefined) throw failure;
  return isTaken ? { path, sha256: hash.digest('hex'), size } : { path: null, sha256: '', size };
}

export async function removeIfThere(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if (!isAbsence(error)) throw error;
  }
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
