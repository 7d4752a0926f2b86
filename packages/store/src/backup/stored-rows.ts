import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Writer } from '../database/access.ts';
import type { Tables } from '../database/schema.ts';
import { archivedTables } from './archived-tables.ts';

/** A row of either database: strings, numbers and nulls by column. */
export const storedRowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type StoredRow = z.infer<typeof storedRowSchema>;

/** Rows read at once: few enough to let other work in between. */
const PAGE = 200;
/** Limit for one page, in bytes: 200 long drafts would fill the memory. A single row may exceed it. */
const MOST_PAGE_BYTES = 8 * 1024 * 1024;

/**
 * Reads all rows of a table by key, page by page. The order is the same on both databases, because text is compared by code
 * points.
 */
export async function* readPages(
  database: Kysely<Tables>,
  { name, key }: (typeof archivedTables)[number],
): AsyncGenerator<readonly StoredRow[], void> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let size = 1;
  for (let last: StoredRow | undefined; size > 0;) {
    const after =
      last === undefined ? sql`` : sql`where (${keys}) > (${sql.join(key.map((column) => last?.[column]))})`;
    const next = sql`from ${sql.table(name)} ${after} order by ${keys}`;
    // The first page is one row, which reveals the columns.
    if (last !== undefined) size = await countThatFit(database, Object.keys(last), next);
    if (size === 0) return;
    const page = await sql`select * ${next} limit ${size}`.execute(database);
    const rows = page.rows.map((row) => storedRowSchema.parse(row));
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
    // SQLite is read synchronously: without a pause no other request would be served.
    await pause();
  }
}

/** Asks the database how many of the next rows fit in a page. */
async function countThatFit(
  database: Kysely<Tables>,
  columns: readonly string[],
  next: RawBuilder<unknown>,
): Promise<number> {
  const weights = columns.map((column) => sql`coalesce(octet_length(cast(${sql.ref(column)} as text)), 0)`);
  const { rows } = await sql<{ bytes: number }>`
    select ${sql.join(weights, sql` + `)} as bytes ${next} limit ${PAGE}`.execute(database);
  let sum = 0;
  const tooMany = rows.findIndex(({ bytes }) => (sum += bytes) > MOST_PAGE_BYTES);
  return tooMany === -1 ? rows.length : Math.max(1, tooMany);
}

/** Databases accept about 32,000 values per statement. */
const MOST_VALUES = 5000;

export async function insertRows(database: Writer, table: string, rows: readonly StoredRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).toSorted();
  const atOnce = Math.max(1, Math.floor(MOST_VALUES / Math.max(1, columns.length)));
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows
      .slice(start, start + atOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(database);
    await pause();
  }
}

/** Formats a row for an archive, with its columns in alphabetical order. */
export function toLine(row: StoredRow): string {
  return `${JSON.stringify(row, Object.keys(row).toSorted())}\n`;
}

export interface TableSum {
  readonly rows: number;
  readonly sha256: string;
}

/** Counts and hashes rows one at a time. */
export class RowCount {
  readonly #hash = createHash('sha256');
  #rows = 0;

  add(lines: string, rows = 1): void {
    this.#hash.update(lines);
    this.#rows += rows;
  }

  end(): TableSum {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

export async function sumTables(database: Kysely<Tables>, tables = archivedTables): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const table of tables) {
    const count = new RowCount();
    for await (const rows of readPages(database, table)) for (const row of rows) count.add(toLine(row));
    sums[table.name] = count.end();
  }
  return sums;
}
