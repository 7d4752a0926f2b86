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
/** Raised when an older program could not read the archive anymore. */
export const FORMAT_VERSION = 1;
/** The longest part that is taken, unpacked: a row holds a text of some hundred kilobytes at most. In bytes. */
export const MOST_PART_BYTES = 64 * 1024 * 1024;
/** The longest head and manifest that are taken: the manifest names each file that was not as it should be. In bytes. */
export const MOST_HEAD_BYTES = 64 * 1024;
export const MOST_MANIFEST_BYTES = 8 * 1024 * 1024;
/** What tar itself may say between two entries. We write 512 bytes; a reader keeps all of it in memory. In bytes. */
export const MOST_TAR_HEAD_BYTES = 1024 * 1024;
/** The most rows in a part: one of short rows has some ten thousand. */
export const MOST_PART_ROWS = 100_000;
/** The most columns of a table. */
const MOST_COLUMNS = 200;
/** The longest name of an entry. */
const MOST_NAME_LENGTH = 200;

/** The names of all migrations, which say what the tables are like. */
export const schemaVersion: readonly string[] = Object.keys(migrations).toSorted();

export const headSchema = z.object({
  format: z.literal('showroom-backup'),
  version: z.number().int(),
  /** The migrations that the tables have been through. */
  schema: z.array(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
});
export type ArchiveHead = z.infer<typeof headSchema>;

const sha256 = z.string().regex(/^[\da-f]{64}$/);

/** A file that was not as it should be when the backup was made: gone, or with other content than its row says. */
const faultSchema = z.object({ file: z.string(), problem: z.enum(['missing', 'changed']) });
export type FileFault = z.infer<typeof faultSchema>;

export const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256 })),
  /** `sha256` is that of a line for each file, its name and its own hash. */
  files: z.object({ count: z.number().int(), bytes: z.number(), sha256 }),
  faults: z.array(faultSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The names under which files are kept: nothing of a visitor's is in them, and no path. */
const STORED_NAME = /^[\da-f]{32}$/;

/** What an entry of an archive is, by its name. */
export function readEntryName(name: string): { table: string } | { file: string } | 'manifest' | undefined {
  if (name.length > MOST_NAME_LENGTH) return undefined;
  if (name === MANIFEST_NAME) return 'manifest';
  const [folder, second = '', third = ''] = name.split('/');
  if (folder === 'tables' && /^\d{6}\.ndjson\.gz$/.test(third)) return { table: second };
  if (folder === 'files' && STORED_NAME.test(second)) return { file: second };
  return undefined;
}

/**
 * Whether a line may be parsed as a row: one object of texts, numbers and nothing, of as many fields as a table may have. Anything else
 * can take many times its length in memory, before its shape can be looked at.
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

/** Where the text ends that begins at a quotation mark. */
function endOfText(line: string, opening: number): number {
  for (let closing = opening; ;) {
    closing = line.indexOf('"', closing + 1);
    if (closing === -1) return line.length;
    let backslashes = 0;
    while (line[closing - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return closing;
  }
}
