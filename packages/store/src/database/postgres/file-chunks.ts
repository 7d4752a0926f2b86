import { createReadStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { YOUNGEST_ORPHAN_MS } from '../../media/file-shelf.ts';
import type { FileShelf, ShelvedFile } from '../../media/file-shelf.ts';
import type { StoreLog } from '../../store-log.ts';

/** Bytes of a file in memory at once, and in one row. */
export const CHUNK_BYTES = 256 * 1024;

/** Stores files in the database in rows of 256 KiB: one engine to run, one thing to back up. */
export class FileChunks implements FileShelf {
  readonly #pool: Pool;
  readonly #log: StoreLog;

  constructor(pool: Pool, log: StoreLog) {
    this.#pool = pool;
    this.#log = log;
  }

  /** A separate transaction without the write lock, so that no one waits while a large file arrives. */
  async keep(files: readonly ShelvedFile[]): Promise<void> {
    if (files.length === 0) return;
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      for (const { path, storedName } of files) {
        const keepChunk = (position: number, bytes: Buffer) =>
          client.query('insert into file_chunk (stored_name, position, bytes) values ($1, $2, $3)', [
            storedName,
            position,
            bytes,
          ]);
        let position = 0;
        for await (const bytes of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
          await keepChunk(position, bytes as Buffer); // Without an encoding a file is read as that.
          position += 1;
        }
        // An empty file has one empty row.
        if (position === 0) await keepChunk(0, Buffer.alloc(0));
      }
      await client.query('commit');
    } catch (error) {
      // Ends the connection and the transaction with it.
      client.release(true);
      throw error;
    }
    client.release();
    // A remaining file is swept with those of other forms.
    for (const { path } of files) await unlink(path).catch(() => undefined);
  }

  async find(storedName: string): Promise<(() => Readable) | null> {
    const { rowCount } = await this.#pool.query('select from file_chunk where stored_name = $1 and position = 0', [
      storedName,
    ]);
    if (rowCount === 0) return null;
    return () => Readable.from(this.#readChunks(storedName), { objectMode: false, highWaterMark: CHUNK_BYTES });
  }

  async measure(storedName: string): Promise<number | null> {
    const { rows } = await this.#pool.query<{ size: number | null }>(
      'select sum(octet_length(bytes)) as size from file_chunk where stored_name = $1',
      [storedName],
    );
    return rows[0]?.size ?? null;
  }

  async remove(storedNames: readonly string[]): Promise<void> {
    if (storedNames.length === 0) return;
    try {
      await this.#pool.query('delete from file_chunk where stored_name = any($1)', [storedNames]);
    } catch (error) {
      this.#log.warn('Files could not be removed', { count: storedNames.length, error });
    }
  }

  /** Deletes immediately: files and rows are restored together, so an older state lacks nothing. */
  async sweepOrphans(): Promise<number> {
    const { rows } = await this.#pool.query<{ count: number }>(
      `with removed as (
         delete from file_chunk
         where kept_at < now() - make_interval(secs => $1)
           and not exists (select from lead_file where lead_file.stored_name = file_chunk.stored_name)
           and not exists (select from medium_file where medium_file.stored_name = file_chunk.stored_name)
         returning position
       )
       select count(*) as count from removed where position = 0`,
      [YOUNGEST_ORPHAN_MS / 1000],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) this.#log.warn('Unreferenced files were removed', { count });
    return count;
  }

  /** Holds no connection between pieces, because the client may be slow. */
  async *#readChunks(storedName: string): AsyncGenerator<Buffer> {
    for (let position = 0; ; position += 1) {
      const { rows } = await this.#pool.query<{ bytes: Buffer }>(
        'select bytes from file_chunk where stored_name = $1 and position = $2',
        [storedName, position],
      );
      const bytes = rows[0]?.bytes;
      if (bytes === undefined) return;
      yield bytes;
    }
  }
}
