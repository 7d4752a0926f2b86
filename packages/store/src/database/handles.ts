import type { Kysely } from 'kysely';
import type { FileShelf } from '../media/file-shelf.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { Store, WriteTerms } from '../store.ts';
import type { Reader, Writer } from './access.ts';
import { isDiskFull } from './database-errors.ts';
import type { OpenDatabase } from './database.ts';
import type { RoomReserve } from './room-reserve.ts';
import type { Tables } from './schema.ts';
import type { WriteTransaction } from './write-transaction.ts';

// The handles are not in the store or transaction objects, so that only this package can reach them: no entry of package.json
// leads here.

export type { Reader, Writer } from './access.ts';

const databases = new WeakMap<Store, OpenDatabase>();
const views = new WeakMap<Store, { readonly tables: Reader; readonly kindsRead: Set<string> }>();
const openTransactions = new WeakMap<WriteTransaction, { readonly store: Store; readonly database: Writer }>();

/** Returns read access to committed data, or to a view. */
export function reader(store: Store): Reader {
  return views.get(store)?.tables ?? findDatabase(store).kysely;
}

/**
 * Returns the store as it would be with other table contents (`toTables`). It is read-only. `kindsRead` collects the kinds of
 * content that were read.
 */
export function viewOf(
  store: Store,
  toTables: (database: OpenDatabase) => Reader,
): { readonly view: Store; readonly kindsRead: ReadonlySet<string> } {
  const database = findDatabase(store);
  const view: Store = {
    ...store,
    write: () => Promise.reject(new Error('A read-only view of the store cannot write')),
    close: async () => undefined,
  };
  const kindsRead = new Set<string>();
  databases.set(view, database);
  views.set(view, { tables: toTables(database), kindsRead });
  return { view, kindsRead };
}

/** Tells views which kind of visible content is read. */
export function noteKindRead(store: Store, kind: string): void {
  views.get(store)?.kindsRead.add(kind);
}

export function fileShelf(store: Store): FileShelf {
  return findDatabase(store).files;
}

/** Disk room that is reserved for people who free up space. */
export function roomReserve(store: Store): RoomReserve {
  return findDatabase(store).reserve;
}

export function searchIndex(store: Store): SearchIndex {
  return findDatabase(store).search;
}

/** Runs `work` on a snapshot of committed data while others keep writing. */
export function readSnapshot<T>(store: Store, work: (snapshot: Kysely<Tables>) => Promise<T>): Promise<T> {
  return findDatabase(store).readSnapshot(work);
}

/** After filling tables with numbered rows: new rows continue from the highest. */
export async function numberOnFromHighest(transaction: WriteTransaction): Promise<void> {
  const { store, database } = findOpen(transaction);
  await findDatabase(store).numberOnFromHighest(database);
}

/** Updates `readContentVersion` for a commit of this process. */
export function noteContentVersion(store: Store, version: number): void {
  findDatabase(store).noteContentVersion(version);
}

/** Changes with every commit; undefined while the database can't tell. */
export function commitNumber(store: Store): number | undefined {
  return findDatabase(store).readCommitNumber();
}

function findDatabase(store: Store): OpenDatabase {
  const database = databases.get(store);
  if (database === undefined) throw new TypeError('This store was not opened with openStore');
  return database;
}

/**
 * Returns write access within an open transaction. Throws after the transaction has ended: a later write would be a commit of its
 * own.
 */
export function writer(transaction: WriteTransaction): Writer {
  return findOpen(transaction).database;
}

export function storeOf(transaction: WriteTransaction): Store {
  return findOpen(transaction).store;
}

function findOpen(transaction: WriteTransaction) {
  const open = openTransactions.get(transaction);
  if (open === undefined) throw new Error('The transaction has ended: await every change inside `store.write`');
  return open;
}

/** Registers the database of a store. */
export function registerHandle(store: Store, database: OpenDatabase): void {
  databases.set(store, database);
}

/** Implements `store.write`; see there. */
export async function writeTo<T>(
  store: Store,
  { actor, mayUseReserve = false }: WriteTerms,
  work: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> {
  try {
    return await writeOnce(store, { actor }, work);
  } catch (error) {
    if (!mayUseReserve || !isDiskFull(error)) throw error;
    return findDatabase(store).reserve.lend(() => writeOnce(store, { actor }, work));
  }
}

async function writeOnce<T>(
  store: Store,
  { actor }: Pick<WriteTerms, 'actor'>,
  work: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> {
  const afterwards: (() => Promise<void>)[] = [];
  const result = await findDatabase(store)
    .kysely.transaction()
    .execute(async (inner) => {
      const transaction: WriteTransaction = {
        actor,
        // Read late, because the transaction may have waited for its turn.
        now: store.now(),
        afterCommit: (task) => {
          afterwards.push(task);
        },
      };
      openTransactions.set(transaction, { store, database: inner });
      try {
        return await work(transaction);
      } finally {
        openTransactions.delete(transaction);
      }
    });
  for (const task of afterwards) {
    try {
      await task();
    } catch (error) {
      store.log.error('A task after a saved change failed; the change itself is saved', { error });
    }
  }
  return result;
}
