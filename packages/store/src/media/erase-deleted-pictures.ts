import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { noteActivity } from '../activity/note-activity.ts';
import { TRASH_DAYS } from '../content/trash-days.ts';
import { isUsed, isUsedByDeleted } from '../content/listing/is-used.ts';
import { errorCode } from '../database/database-errors.ts';
import { reader, storeOf, writer } from '../database/handles.ts';
import type { Reader } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { media } from './medium.ts';
import { removeStoredFiles } from './with-stored-files.ts';

/** The rest follows at the next run. */
const ERASED_AT_ONCE = 50;

/**
 * Erases pictures that were deleted so long ago that they can't be restored: row, history, files and resized versions. Pictures
 * in use are kept, including those used by deleted content that can still be restored. Each is its own transaction; files left by
 * a killed process are swept as orphans.
 */
export async function erasePictures(store: Store): Promise<void> {
  const due = await overdue(reader(store), store.now()).select('content.id').limit(ERASED_AT_ONCE).execute();
  for (const { id } of due) {
    await store.write({ actor: systemActor, mayUseReserve: true }, (transaction) => erasePicture(transaction, id));
  }
  await sweepMadeSizes(store);
}

/** Finds pictures that are due and not used by anything, or by anything restorable. */
function overdue(database: Reader, now: Date) {
  const last = new Date(now.getTime() - TRASH_DAYS * 24 * 60 * 60 * 1000).toISOString();
  return database
    .selectFrom('content')
    .where('content.kind', '=', media.name)
    .where('content.deleted_at', '<', last)
    .where((eb) => eb.not(isUsed(eb, now.toISOString())))
    .where((eb) => eb.not(isUsedByDeleted(eb, last)));
}

async function erasePicture(transaction: WriteTransaction, id: string): Promise<void> {
  const database = writer(transaction);
  // Checked again: it may have been restored in the meantime.
  const row = await overdue(database, transaction.now)
    .select('content.title')
    .where('content.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return;
  const files = await database
    .selectFrom('medium_file')
    .select('stored_name as storedName')
    .where('content_id', '=', id)
    .execute();
  // Related rows are deleted by cascading foreign keys.
  await database.deleteFrom('content').where('id', '=', id).execute();
  await noteActivity(transaction, {
    action: `${media.name}.erased`,
    subjectId: id,
    words: `Permanently deleted the ${media.noun} “${row.title}”`,
  });
  const store = storeOf(transaction);
  transaction.afterCommit(() => removeStoredFiles(store, files));
}

/** File names of resized pictures, as `web-server` writes them: `media__<id>.<hash>.<width>.<format>`. */
const MADE_SIZE = /^media__([^.]+)\./;
/** Values per statement. */
const ASKED_AT_ONCE = 500;

/** Deletes resized versions of missing pictures, even if another machine erased them. */
async function sweepMadeSizes(store: Store): Promise<void> {
  const folder = path.join(store.dataDir, 'cache', 'pictures');
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const made = names.flatMap((name) => {
    const id = MADE_SIZE.exec(name)?.[1];
    return id === undefined ? [] : [{ name, id }];
  });
  const ids = [...new Set(made.map(({ id }) => id))];
  const there = new Set<string>();
  for (let at = 0; at < ids.length; at += ASKED_AT_ONCE) {
    const rows = await reader(store)
      .selectFrom('content')
      .select('id')
      .where('id', 'in', ids.slice(at, at + ASKED_AT_ONCE))
      .execute();
    for (const { id } of rows) there.add(id);
  }
  for (const { name, id } of made) if (!there.has(id)) await rm(path.join(folder, name), { force: true });
}
