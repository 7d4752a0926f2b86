import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Migrator } from 'kysely';
import type { Kysely } from 'kysely';
import { migrations } from '../database/migrations/migrations.ts';
import type { Tables } from '../database/schema.ts';
import { findUnsoundTable } from '../database/sqlite/find-unsound-table.ts';
import { openSingleConnection } from '../database/sqlite/single-connection.ts';
import { isFlatRow, MOST_PART_ROWS } from './archive-format.ts';
import type { ArchiveHead, FileFault, Manifest } from './archive-format.ts';
import { archivedTables } from './archived-tables.ts';
import { BackupError, requireGoing } from './backup-error.ts';
import { readArchive } from './read-archive.ts';
import { insertRows, RowCount, storedRowSchema, sumTables } from './stored-rows.ts';
import type { StoredRow, TableSum } from './stored-rows.ts';

/** An archive restored into a database of its own and checked. */
export interface ScratchCopy {
  readonly head: ArchiveHead;
  readonly manifest: Manifest;
  /** With the tables of this version. */
  readonly database: Kysely<Tables>;
  /** Contains the wanted files by their stored names. */
  readonly filesDir: string;
}

export interface ScratchOptions {
  readonly passphrase?: string | undefined;
  /** An empty directory, on a disk with enough room. */
  readonly directory: string;
  /** Which files to keep in the copy. All are read and compared. */
  readonly wantsFile?: (storedName: string, sha256: string) => Promise<boolean>;
  readonly signal?: AbortSignal | undefined;
}

/** A temporary database for one user needs no durability. */
const SET_UP = 'pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = off';

/**
 * Restores an archive into a scratch copy, compares the counts and checksums of all tables and files with the manifest, and
 * passes the copy to `use`. The copy itself is checked, not what was read.
 *
 * @throws BackupError when it is incomplete or of an unsupported version; errors of `use`
 */
export async function withScratchCopy<T>(
  file: string,
  options: ScratchOptions,
  use: (copy: ScratchCopy) => Promise<T>,
): Promise<T> {
  const filesDir = path.join(options.directory, 'files');
  await mkdir(filesDir, { recursive: true, mode: 0o700 });
  const databaseFile = path.join(options.directory, 'scratch.db');
  const database = openSingleConnection(databaseFile, SET_UP);
  try {
    const copying = new Copying(database, { ...options, databaseFile, filesDir });
    const manifest = await readArchive(file, options, async (head) => {
      await copying.start(head);
      return copying;
    });
    return await use({ head: await copying.end(manifest), manifest, database, filesDir });
  } finally {
    await database.destroy();
  }
}

interface CopyingOptions extends ScratchOptions {
  readonly databaseFile: string;
  readonly filesDir: string;
}

class Copying {
  readonly #database: Kysely<Tables>;
  readonly #options: CopyingOptions;
  readonly #columns = new Map<string, string>();
  readonly #counts = new Map(archivedTables.map(({ name }) => [name, new RowCount()]));
  readonly #files = createHash('sha256');
  readonly #changed: string[] = [];
  #fileCount = 0;
  #fileBytes = 0;
  #head: ArchiveHead | undefined;

  constructor(database: Kysely<Tables>, options: CopyingOptions) {
    this.#database = database;
    this.#options = options;
  }

  /** Creates the tables as they were when the archive was written. */
  async start(head: ArchiveHead): Promise<void> {
    this.#head = head;
    const last = head.schema.toSorted().at(-1);
    if (last === undefined) throw new BackupError('damaged');
    const { error } = await this.#migrator().migrateTo(last);
    if (error !== undefined) throw error;
    for (const table of await this.#database.introspection.getTables()) {
      this.#columns.set(table.name, listNames(table.columns.map(({ name }) => name)));
    }
  }

  async onRows(table: string, lines: string): Promise<void> {
    const columns = this.#columns.get(table);
    const count = this.#counts.get(table);
    if (columns === undefined || count === undefined) throw new BackupError('other-version');
    const rows: StoredRow[] = [];
    for (let start = 0, end = lines.indexOf('\n'); end !== -1; start = end + 1, end = lines.indexOf('\n', start)) {
      const line = lines.slice(start, end);
      if (rows.length === MOST_PART_ROWS || !isFlatRow(line)) throw new BackupError('damaged');
      rows.push(storedRowSchema.parse(JSON.parse(line)));
    }
    // Empty parts are never written; a million of them would only waste time.
    if (rows.length === 0) throw new BackupError('damaged');
    if (rows.some((row) => listNames(Object.keys(row)) !== columns)) throw new BackupError('other-version');
    count.add(lines, rows.length);
    await this.#database.transaction().execute((transaction) => insertRows(transaction, table, rows));
  }

  async onFile(storedName: string, content: AsyncIterable<Buffer>): Promise<void> {
    const expected = await this.#findHash(storedName);
    if (expected === undefined) throw new BackupError('damaged');
    const hash = createHash('sha256');
    const count = async function* count(this: Copying, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const piece of source) {
        hash.update(piece);
        this.#fileBytes += piece.length;
        yield piece;
      }
    }.bind(this);
    const isWanted = (await this.#options.wantsFile?.(storedName, expected)) === true;
    if (isWanted) {
      const target = createWriteStream(path.join(this.#options.filesDir, storedName), { flags: 'wx', mode: 0o600 });
      await pipeline(content, count, target);
    } else await pipeline(content, count, drain);
    const found = hash.digest('hex');
    if (found !== expected) this.#changed.push(storedName);
    this.#files.update(`${storedName} ${found}\n`);
    this.#fileCount += 1;
  }

  /** Compares the copy with the manifest and migrates the tables to this version. */
  async end({ tables, files, faults }: Manifest): Promise<ArchiveHead> {
    const head = this.#head;
    if (head === undefined) throw new BackupError('damaged');
    const read = Object.fromEntries([...this.#counts].map(([name, count]) => [name, count.end()]));
    const isAsWritten = isSame(tables, read) && isSame(tables, await sumTables(this.#database));
    const isSameFiles =
      files.count === this.#fileCount && files.bytes === this.#fileBytes && files.sha256 === this.#files.digest('hex');
    const known = (problem: FileFault['problem']) => faults.filter((fault) => fault.problem === problem);
    const isSameFaults =
      listNames(known('changed').map(({ file }) => file)) === listNames(this.#changed) &&
      (await this.#countNamedFiles()) === this.#fileCount + known('missing').length;
    if (!isAsWritten || !isSameFiles || !isSameFaults) throw new BackupError('damaged');
    const { databaseFile, signal } = this.#options;
    const names = archivedTables.map(({ name }) => name);
    const unsound = await findUnsoundTable(databaseFile, names, signal).catch((error: unknown) => {
      requireGoing(signal);
      throw error;
    });
    if (unsound !== undefined) throw new BackupError('damaged', new Error(`${unsound} is damaged in the copy`));
    const { error } = await this.#migrator().migrateToLatest();
    if (error !== undefined) throw error;
    return head;
  }

  #migrator(): Migrator {
    return new Migrator({ db: this.#database, provider: { getMigrations: async () => ({ ...migrations }) } });
  }

  async #findHash(storedName: string): Promise<string | undefined> {
    const named = (table: 'lead_file' | 'medium_file') =>
      this.#database.selectFrom(table).select('sha256').where('stored_name', '=', storedName);
    return (await named('lead_file').unionAll(named('medium_file')).executeTakeFirst())?.sha256;
  }

  async #countNamedFiles(): Promise<number> {
    const counted = await Promise.all(
      (['lead_file', 'medium_file'] as const).map((table) =>
        this.#database
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      ),
    );
    return counted.reduce((sum, { count }) => sum + count, 0);
  }
}

async function drain(source: AsyncIterable<Buffer>): Promise<void> {
  // oxlint-disable-next-line no-empty, no-unused-vars -- Counting is all that is done with it.
  for await (const _ of source) {
  }
}

function listNames(names: readonly string[]): string {
  return names.toSorted().join(' ');
}

function isSame(one: Readonly<Record<string, TableSum>>, other: Readonly<Record<string, TableSum>>): boolean {
  const names = Object.keys(one);
  return (
    listNames(names) === listNames(Object.keys(other)) &&
    names.every((name) => one[name]?.rows === other[name]?.rows && one[name]?.sha256 === other[name]?.sha256)
  );
}
