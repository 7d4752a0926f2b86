import { noteActivity } from '../../activity/note-activity.ts';
import { reader, storeOf, writer, type Reader } from '../../database/handles.ts';
import { systemActor, type WriteTransaction } from '../../database/write-transaction.ts';
import { removeStoredFiles } from '../../media/with-stored-files.ts';
import type { Store } from '../../store.ts';
import { removeLeadPictures } from '../lead-picture-cache.ts';

/** Days to find a customer's lead among suspected spam before its files are deleted. */
const SPAM_FILES_KEPT_DAYS = 30;

/** The rest follows at the next run. */
const LEADS_AT_ONCE = 50;

/**
 * Deletes the files of leads that are still marked as spam after 30 days. The leads and their texts stay. Each lead is its own
 * transaction, so a killed process leaves nothing half done.
 */
export async function eraseSpamFiles(store: Store): Promise<void> {
  const due = await overdue(reader(store), store.now()).select('lead.id').distinct().limit(LEADS_AT_ONCE).execute();
  for (const { id } of due) {
    // oxlint-disable-next-line no-await-in-loop -- no one waits for them: one after the other
    await store.write({ actor: systemActor, mayUseReserve: true }, (transaction) => eraseFilesOf(transaction, id));
  }
}

/** Finds the files of old suspected leads, except those that came with a reply. */
function overdue(database: Reader, now: Date) {
  const last = new Date(now.getTime() - SPAM_FILES_KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();
  return (
    database
      .selectFrom('lead_file')
      .innerJoin('lead', 'lead.id', 'lead_file.lead_id')
      .where('lead.is_suspected', '=', 1)
      .where('lead_file.created_at', '<', last)
      // Marking, reading or editing a lead starts the 30 days again.
      .where('lead.updated_at', '<', last)
  );
}

async function eraseFilesOf(transaction: WriteTransaction, leadId: string): Promise<void> {
  const database = writer(transaction);
  // Checked again: the lead may have been marked as a customer's in the meantime.
  const files = await overdue(database, transaction.now)
    .select(['lead_file.id', 'lead_file.stored_name as storedName', 'lead.reference'])
    .where('lead.id', '=', leadId)
    .execute();
  const [first] = files;
  if (first === undefined) return;
  await database
    .deleteFrom('lead_file')
    .where(
      'id',
      'in',
      files.map(({ id }) => id),
    )
    .execute();
  await noteActivity(transaction, {
    action: 'lead.files-erased',
    subjectId: leadId,
    words: `Deleted the files of ${first.reference}, marked as spam for ${SPAM_FILES_KEPT_DAYS} days`,
  });
  const store = storeOf(transaction);
  transaction.afterCommit(async () => {
    await removeStoredFiles(store, files);
    await removeLeadPictures(store, files);
  });
}
