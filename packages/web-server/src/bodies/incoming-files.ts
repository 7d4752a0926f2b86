import { createHash, randomBytes } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file of a posted form. Its bytes are on the disk, where it was taken at all. */
export interface IncomingFile {
  /** Name of the field that it came with. */
  readonly field: string;
  /** As the sender calls it and says what it is; neither verifies anything. */
  readonly name: string;
  readonly type: string;
  /** Bytes; of a file that is longer than what is taken, as many as tell so. */
  readonly size: number;
  /** Where it lies; null for one that was not taken: too long, too many, or empty. */
  readonly path: string | null;
  /** SHA-256 of what lies there, in hex; empty for one that was not taken. */
  readonly sha256: string;
}

/** What became of a stream: where it was written, or null, and what it held. */
export type SavedStream = Pick<IncomingFile, 'path' | 'sha256' | 'size'>;

/**
 * Writes a stream to a new file in the folder while it arrives, and reads it to its end in any case. No file is left of
 * a stream that breaks off, that holds nothing, or that holds more than `maxBytes`.
 *
 * @throws the file system's error; no file is left then
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
    // A stream that is left before its end would hold up everything behind it.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (failure !== undefined || size > maxBytes) continue;
      await write(chunk).catch((error: unknown) => (failure = toError(error)));
    }
    isWhole = true;
  } catch {
    // What was written so far is of no use to anyone.
  }
  await file?.close();
  const isTaken = isWhole && failure === undefined && size > 0 && size <= maxBytes;
  if (!isTaken) await removeIfThere(path);
  if (failure !== undefined) throw failure;
  return isTaken ? { path, sha256: hash.digest('hex'), size } : { path: null, sha256: '', size };
}

/** Removes a file, or finds that it has been moved on. */
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
