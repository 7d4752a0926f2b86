import { z } from 'zod';
import { migrations } from '../database/migrations/migrations.ts';

// An archive is a tar file (encrypted as a whole with age, when there is a passphrase):
//
//   showroom-backup.json                what it is: the format's version, the schema's, when it was made
//   tables/<table>/<number>.ndjson.gz   the rows of a table by its key, one in a line, some thousand in a part
//   files/<stored name>                 the files of leads and of the library as they are
//   manifest.json                       counts and checksums of all that; without it the archive is incomplete

export const HEAD_NAME = 'showroom-backup.json';
export const MANIFEST_NAME = 'manifest.json';
/** Raise it when older programs can't read the archive anymore. */
export const FORMAT_VERSION = 1;
/** Longest unpacked part that is read, in bytes. A row holds a few hundred kilobytes of text at most. */
export const MOST_PART_BYTES = 64 * 1024 * 1024;
/** Longest head and manifest that are read, in bytes. The manifest names every damaged file. */
export const MOST_HEAD_BYTES = 64 * 1024;
export const MOST_MANIFEST_BYTES = 8 * 1024 * 1024;
/** Longest tar header between entries, in bytes. We write 512; a reader keeps all of it in memory. */
export const MOST_TAR_HEAD_BYTES = 1024 * 1024;
/** A part of short rows has some ten thousand. */
export const MOST_PART_ROWS = 100_000;
const MOST_COLUMNS = 200;
const MOST_NAME_LENGTH = 200;

/** Names of all migrations, which identify the schema. */
export const schemaVersion: readonly string[] = Object.keys(migrations).toSorted();

export const headSchema = z.object({
  format: z.literal('showroom-backup'),
  version: z.number().int(),
  /** Migrations that were applied to the tables. */
  schema: z.array(z.string()),
  createdAt: z.iso.datetime(),
});
export type ArchiveHead = z.infer<typeof headSchema>;

const sha256 = z.string().regex(/^[\da-f]{64}$/);

/** A file that was missing or didn't match its row when the backup was made. */
const faultSchema = z.object({ file: z.string(), problem: z.enum(['missing', 'changed']) });
export type FileFault = z.infer<typeof faultSchema>;

export const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256 })),
  /** `sha256` is that of one line per file: its name and its hash. */
  files: z.object({ count: z.number().int(), bytes: z.number(), sha256 }),
  faults: z.array(faultSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** File names contain nothing from visitors and no path. */
const STORED_NAME = /^[\da-f]{32}$/;

/** Identifies an archive entry by its name. */
export function readEntryName(name: string): { table: string } | { file: string } | 'manifest' | undefined {
  if (name.length > MOST_NAME_LENGTH) return undefined;
  if (name === MANIFEST_NAME) return 'manifest';
  const [folder, second = '', third = ''] = name.split('/');
  if (folder === 'tables' && /^\d{6}\.ndjson\.gz$/.test(third)) return { table: second };
  if (folder === 'files' && STORED_NAME.test(second)) return { file: second };
  return undefined;
}

/**
 * Checks whether a line may be parsed as a row: one flat object of strings, numbers and nulls with a limited number of fields.
 * Other JSON can take many times its length in memory before its shape can be checked.
 */
export function isFlatRow(line: string): boolean {
  if (!line.startsWith('{')) return false;
  let fields = 1;
  for (let at = 1; at < line.length;) {
    const opening = line.indexOf('"', at);
    const between = line.slice(at, opening === -1 ? undefined : opening);
    if (/[[{]/.test(between)) return false;
    fields += between.split(',', MOST_COLUMNS + 1).length - 1;
    if (fields > MOST_COLUMNS) return false;
    if (opening === -1) return true;
    at = endOfText(line, opening) + 1;
  }
  return true;
}

/** Finds the end of the string that starts at a quotation mark. */
function endOfText(line: string, opening: number): number {
  for (let closing = opening; ;) {
    closing = line.indexOf('"', closing + 1);
    if (closing === -1) return line.length;
    let backslashes = 0;
    while (line[closing - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return closing;
  }
}
