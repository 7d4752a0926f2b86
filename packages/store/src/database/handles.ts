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

// The database handles lie here and not in the store or the transaction, so that only this package can reach them: no
// entry of its package.json leads here.

export type { Reader, Writer } from './access.ts';

const databases = new WeakMap<Store, OpenDatabase>();
const views = new WeakMap<Store, { readonly tables: Reader; readonly kindsRead: Set<string> }>();
const openTransactions = new WeakMap<WriteTransaction, { readonly store: Store; readonly database: Writer }>();

/** The store's database as far as it is committed; of a view, as it lays over that. */
export function reader(store: Store): Reader {
  return views.get(store)?.tables ?? findDatabase(store).kysely;
}

/**
 * The store as it would be if its tables held something else: reads by `toTables`, writes nothing, and is the same in all
 * else. `kindsRead` tells which kinds of content were asked for since.
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

/** Anyone who reads what visitors see of a kind says so, for views to know. */
export function noteKindRead(store: Store, kind: string): void {
  views.get(store)?.kindsRead.add(kind);
}

/** Where the content of the store's files is. */
export function fileShelf(store: Store): FileShelf {
  return findDatabase(store).files;
}

/** Room on the disk of the store's database that is kept for who makes more. */
export function roomReserve(store: Store): RoomReserve {
  return findDatabase(store).reserve;
}

/** The search indexes of the store's database. */
export function searchIndex(store: Store): SearchIndex {
  return findDatabase(store).search;
}

/** Does `work` on one moment of what the store's database has committed, while others go on writing. */
export function readSnapshot<T>(store: Store, work: (snapshot: Kysely<Tables>) => Promise<T>): Promise<T> {
  return findDatabase(store).readSnapshot(work);
}

/** After tables were filled with rows that bear numbers already: new ones are numbered on from the highest. */
export async function numberOnFromHighest(transaction: WriteTransaction): Promise<void> {
  const { store, database } = findOpen(transaction);
  await findDatabase(store).numberOnFromHighest(database);
}

/** Has `readContentVersion` know of a version that this process has committed. */
export function noteContentVersion(store: Store, version: number): void {
  findDatabase(store).noteContentVersion(version);
}

/** Differs as soon as anything was committed; undefined while the database does not tell. */
export function commitNumber(store: Store): number | undefined {
  return findDatabase(store).readCommitNumber();
}

function findDatabase(store: Store): OpenDatabase {
  const database = databases.get(store);
  if (database === undefined) throw new TypeError('This store was not opened with openStore');
  return database;
}

/** The database within an open transaction. Throws once the transaction has ended: what it wrote then would be a commit of its own. */
export function writer(transaction: WriteTransaction): Writer {
  return findOpen(transaction).database;
}

/** The store that a transaction writes to. */
export function storeOf(transaction: WriteTransaction): Store {
  return findOpen(transaction).store;
}

function findOpen(transaction: WriteTransaction) {
  const open = openTransactions.get(transaction);
  if (open === undefined) throw new Error('The transaction has ended: await every change inside `store.write`');
  return open;
}

/** Makes an opened database known as that of its store. */
export function registerHandle(store: Store, database: OpenDatabase): void {
  databases.set(store, database);
}

/** Opens a transaction for `store.write`; see there for what it promises. */
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
        // Only now: it may have waited for its turn in this process.
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
