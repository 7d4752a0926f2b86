import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { noteActivity } from '../activity/note-activity.ts';
import { raiseContentVersion } from '../content/content-version.ts';
import type { Writer } from '../database/access.ts';
import { fileShelf, numberOnFromHighest, storeOf, writer } from '../database/handles.ts';
import type { Tables } from '../database/schema.ts';
import type { Actor, WriteTransaction } from '../database/write-transaction.ts';
import { indexLeads } from '../leads/search/index-leads.ts';
import type { FileShelf } from '../media/file-shelf.ts';
import type { Store } from '../store.ts';
import { archivedTables, watchedTables } from './archived-tables.ts';
import { BackupError, requireGoing } from './backup-error.ts';
import { withScratchCopy } from './scratch-copy.ts';
import type { ScratchCopy } from './scratch-copy.ts';
import { insertRows, readPages, sumTables } from './stored-rows.ts';
import type { StoredRow, TableSum } from './stored-rows.ts';
import { listNamedFiles } from './write-archive.ts';

type TableSums = Readonly<Record<string, TableSum>>;

export interface RestoreOptions {
  readonly file: string;
  readonly passphrase?: string | undefined;
  readonly actor: Actor;
  /** For the activity: "the backup of Nov 22, 2026, 3:00 a.m.". */
  readonly name: string;
  /** An empty directory for temporary files. */
  readonly directory: string;
  /**
   * Copies the store and returns the checksums of the copy's tables. Called again if something was changed in the meantime, so
   * that the copy contains the last change.
   */
  readonly makeSafetyCopy: () => Promise<TableSums>;
  readonly signal?: AbortSignal | undefined;
}

/** Attempts to make a safety copy while others make changes. */
const MOST_COPIES = 4;

/**
 * Replaces everything in the store by an archive. The archive is checked completely first, and the store is copied. Then all
 * tables change in one transaction, so that readers see the old or the new state, even after a power cut. All sessions end,
 * except those of the person who restores. Unused files are swept later.
 *
 * @throws BackupError when the archive is incomplete or unreadable; database or file system errors. Nothing is changed then
 */
export async function restoreArchive(store: Store, options: RestoreOptions): Promise<void> {
  const shelf = fileShelf(store);
  const wantsFile = async (name: string, sha256: string) => (await hashOf(shelf, name)) !== sha256;
  await withScratchCopy(options.file, { ...options, wantsFile }, async (copy) => {
    // Files first: unused ones do no harm.
    await shelveFiles(shelf, copy.filesDir);
    for (let copies = 1; ; copies += 1) {
      requireGoing(options.signal);
      const copied = await options.makeSafetyCopy();
      const isDone = await store.write({ actor: options.actor }, (transaction) =>
        replaceAll(transaction, { copy, copied, name: options.name }),
      );
      if (isDone) return;
      if (copies === MOST_COPIES) throw new BackupError('too-busy');
    }
  });
}

async function hashOf(shelf: FileShelf, storedName: string): Promise<string | null> {
  const open = await shelf.find(storedName);
  if (open === null) return null;
  const hash = createHash('sha256');
  await pipeline(open(), hash);
  return hash.digest('hex');
}

async function shelveFiles(shelf: FileShelf, directory: string): Promise<void> {
  for (const storedName of await readdir(directory)) {
    // The existing file has the wrong content.
    await shelf.remove([storedName]);
    await shelf.keep([{ storedName, path: path.join(directory, storedName) }]);
  }
}

/** Returns false, without replacing anything, if something was changed after the safety copy. */
async function replaceAll(
  transaction: WriteTransaction,
  { copy, copied, name }: { readonly copy: ScratchCopy; readonly copied: TableSums; readonly name: string },
): Promise<boolean> {
  const database = writer(transaction);
  const now = await sumTables(database, watchedTables);
  if (Object.entries(now).some(([table, { sha256 }]) => sha256 !== copied[table]?.sha256)) return false;
  const sessions = await listOwnSessions(transaction);
  const settledMail = await listSettledMail(database, copy);
  for (const table of archivedTables.toReversed()) await sql`delete from ${sql.table(table.name)}`.execute(database);
  for (const table of archivedTables) {
    for await (const rows of readPages(copy.database, table)) {
      const kept = table.name === 'outbox' ? rows.flatMap((row) => toMail(row, settledMail)) : rows;
      await insertRows(database, table.name, kept);
    }
  }
  await requireSameCounts(database, copy);
  await keepSessions(database, sessions);
  await indexLeads(transaction);
  await numberOnFromHighest(transaction);
  await raiseContentVersion(transaction);
  await requireFiles(transaction, copy);
  await noteActivity(transaction, { action: 'backup.restored', subjectId: 'backup', words: `Restored ${name}` });
  return true;
}

/** The person who restores stays signed in to see the result. */
async function listOwnSessions(transaction: WriteTransaction): Promise<Selectable<Tables['session']>[]> {
  const { actor } = transaction;
  if (actor.kind !== 'account') return [];
  return writer(transaction).selectFrom('session').selectAll().where('account_id', '=', actor.accountId).execute();
}

async function keepSessions(database: Writer, sessions: Selectable<Tables['session']>[]): Promise<void> {
  const [first] = sessions;
  if (first === undefined) return;
  const account = database.selectFrom('account').select('id').where('id', '=', first.account_id);
  if ((await account.executeTakeFirst()) === undefined) return;
  await database.insertInto('session').values(sessions).execute();
}

/** Finds emails that waited when the archive was made and were dealt with since. */
async function listSettledMail(database: Writer, copy: ScratchCopy): Promise<ReadonlyMap<string, StoredRow>> {
  const settled = new Map<string, StoredRow>();
  const waiting = await copy.database.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute();
  for (let start = 0; start < waiting.length; start += MAILS_AT_ONCE) {
    const ids = waiting.slice(start, start + MAILS_AT_ONCE).map(({ id }) => id);
    const rows = await database
      .selectFrom('outbox')
      .selectAll()
      .where('id', 'in', ids)
      .where('state', '!=', 'waiting')
      .execute();
    for (const row of rows) settled.set(row.id, { ...row });
  }
  return settled;
}

const MAILS_AT_ONCE = 500;

/**
 * A restore sends nothing twice. Account emails that waited are dropped: their links no longer work and their content is
 * outdated.
 */
function toMail(row: StoredRow, settled: ReadonlyMap<string, StoredRow>): StoredRow[] {
  if (row['state'] !== 'waiting') return [row];
  const now = settled.get(String(row['id']));
  if (now !== undefined) return [now];
  return row['template'] === 'letter' || row['template'] === 'mail-server-notice' ? [] : [row];
}

async function requireSameCounts(database: Writer, copy: ScratchCopy): Promise<void> {
  for (const { name } of archivedTables.filter((table) => table.name !== 'outbox')) {
    const counted = sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`;
    const [now, then] = [await counted.execute(database), await counted.execute(copy.database)];
    if (now.rows[0]?.count !== then.rows[0]?.count)
      throw new Error(`The table ${name} has another number of rows than in the backup`);
  }
}

/** Shelved files may have been swept: nothing is committed without them. */
async function requireFiles(transaction: WriteTransaction, { manifest, database }: ScratchCopy): Promise<void> {
  const missing = new Set(manifest.faults.map(({ file }) => file));
  const shelf = fileShelf(storeOf(transaction));
  for (const { name } of await listNamedFiles(database)) {
    if (!missing.has(name) && (await shelf.measure(name)) === null) throw new Error(`The file ${name} is missing`);
  }
}
