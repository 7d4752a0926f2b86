import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uploadMaxBytes, uploadMaxFiles } from '@showroom/catalog-data/limits';
import { noteActivity } from '../../activity/note-activity.ts';
import { cleanLine } from '@showroom/catalog-data/typed-text';
import { reader, writer } from '../../database/handles.ts';
import { systemActor, visitorActor } from '../../database/write-transaction.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import { markLeadResponded, markLeadRead } from '../../leads/inbox/change-lead.ts';
import { indexResponse } from '../../leads/search/index-leads.ts';
import { countResponses } from '../../leads/replies/list-responses.ts';
import type { NewLeadFile } from '../../leads/new-lead.ts';
import { sanitiseFileName } from '../../media/sanitise-file-name.ts';
import { detectUploadType } from '../../media/uploads.ts';
import { withStoredFiles } from '../../media/with-stored-files.ts';
import type { StoredFile } from '../../media/with-stored-files.ts';
import type { Store } from '../../store.ts';
import { findEmailLogo } from '../email-logo.ts';
import type { SentEmail } from './match-sent-email.ts';
import type { Bounce, IncomingEmail, EmailAttachment } from './read-email.ts';

/** Replies saved for one lead. Ends the loop of two programs that answer each other; further replies stay in the mailbox. */
const MOST_RESPONSES = 200;
/** Total size of the attachments of one lead's replies, in bytes. */
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_NAMES_LEFT_OUT = 20;
/** A smaller inline picture is part of a signature. */
const SIGNATURE_BYTES = 10 * 1024;

type InSameTransaction = (transaction: WriteTransaction) => Promise<void>;

/**
 * Saves a visitor's reply and its attachments with the lead, once, however often it is read. Marks the lead as unread, unless a
 * program answered.
 *
 * @param input.note saved in the same transaction
 */
export async function saveResponse(
  store: Store,
  { leadId, email, at, note }: { leadId: string; email: IncomingEmail; at: Date; note: InSameTransaction },
): Promise<void> {
  const known = await reader(store)
    .selectFrom('lead_file')
    .select(['sha256', 'byte_size', 'response_id'])
    .where('lead_id', '=', leadId)
    .execute();
  const bytesLeft = MOST_BYTES - known.reduce((sum, file) => sum + (file.response_id === null ? 0 : file.byte_size), 0);
  const logo = email.attachments.length === 0 ? undefined : await findEmailLogo(store);
  const { files, leftOut } = await saveAttachments(store, email.attachments, {
    bytesLeft,
    // Replies often return files that the shop sent or already has.
    known: new Set([...known.map(({ sha256 }) => sha256), ...(logo === undefined ? [] : [sha256Of(logo.content)])]),
  });
  try {
    await withStoredFiles(store, files, async (stored) => {
      const areNamed = await store.write({ actor: visitorActor }, async (transaction) => {
        const isNew = await insertResponse(transaction, { leadId, email, at, stored, leftOut });
        await note(transaction);
        return isNew;
      });
      return { result: undefined, areNamed };
    });
  } finally {
    await Promise.all(files.map((file) => rm(file.path, { force: true })));
  }
}

/** Saves that an email to a visitor could not be delivered, once, and marks the lead as unread. */
export async function saveBounce(
  store: Store,
  { sent, bounce, note }: { sent: SentEmail; bounce: Bounce; note: InSameTransaction },
): Promise<void> {
  await store.write({ actor: systemActor }, async (transaction) => {
    const { numUpdatedRows } = await writer(transaction)
      .updateTable('outbox')
      .set({ bounce: bounce.reason })
      .where('id', '=', sent.mailId)
      .where('bounce', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      const reference = await findReference(transaction, sent.leadId);
      await markLeadRead(transaction, { leadId: sent.leadId, isRead: false });
      await noteActivity(transaction, {
        action: 'lead.letter-bounced',
        subjectId: sent.leadId,
        words: `Email about ${reference} bounced`,
      });
    }
    await note(transaction);
  });
}

async function insertResponse(
  transaction: WriteTransaction,
  input: {
    leadId: string;
    email: IncomingEmail;
    at: Date;
    stored: readonly StoredFile<NewLeadFile>[];
    leftOut: readonly string[];
  },
): Promise<boolean> {
  const { leadId, email, stored } = input;
  const now = transaction.now.toISOString();
  const reference = await findReference(transaction, leadId);
  // The lead was deleted in the meantime, or has too many replies.
  if (reference === undefined || (await countResponses(transaction, leadId)) >= MOST_RESPONSES) return false;
  const at = input.at.toISOString();
  const answer = await writer(transaction)
    .insertInto('lead_response')
    .values({
      id: randomUUID(),
      lead_id: leadId,
      message_id: email.messageId,
      // A mail server's clock that is ahead must not put the reply after later ones.
      at: at < now ? at : now,
      kept_at: now,
      name: email.name,
      address: email.address,
      subject: email.subject,
      text: email.text,
      quoted: email.quoted,
      is_automatic: email.isAutomatic ? 1 : 0,
      is_cut: email.isCut ? 1 : 0,
      left_out: JSON.stringify(input.leftOut),
    })
    .onConflict((conflict) => conflict.columns(['lead_id', 'message_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (answer === undefined) return false;
  for (const [position, file] of stored.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after another
    await writer(transaction)
      .insertInto('lead_file')
      .values({
        id: randomUUID(),
        lead_id: leadId,
        response_id: answer.id,
        position,
        stored_name: file.storedName,
        original_name: file.originalName,
        type: file.type,
        byte_size: file.byteSize,
        sha256: file.sha256,
        created_at: now,
      })
      .execute();
  }
  await indexResponse(transaction, { leadId, response: email });
  if (!email.isAutomatic) await markLeadResponded(transaction, { leadId });
  await noteActivity(transaction, {
    action: 'lead.answered',
    subjectId: leadId,
    words: email.isAutomatic ? `Automatic reply about ${reference}` : `New reply about ${reference}`,
  });
  return true;
}

/** Saves the attachments that are allowed, and names the rest. */
async function saveAttachments(
  store: Store,
  attachments: readonly EmailAttachment[],
  { known, bytesLeft }: { known: ReadonlySet<string>; bytesLeft: number },
): Promise<{ files: NewLeadFile[]; leftOut: string[] }> {
  const files: NewLeadFile[] = [];
  const leftOut: string[] = [];
  let left = bytesLeft;
  for (const { name, content, isInline, isTooLarge } of attachments) {
    if (isTooLarge) {
      leftOut.push(cleanLine(name).slice(0, 100));
      continue;
    }
    const sha256 = sha256Of(content);
    const isKnown = known.has(sha256) || files.some((file) => file.sha256 === sha256);
    if (isKnown || content.byteLength === 0 || (isInline && content.byteLength < SIGNATURE_BYTES)) continue;
    const isTooMuch = content.byteLength > Math.min(uploadMaxBytes, left) || files.length >= uploadMaxFiles;
    // oxlint-disable-next-line no-await-in-loop -- files of one email, in order
    const file = isTooMuch ? undefined : await saveAttachment(store, { name, content, sha256 });
    if (file === undefined) {
      leftOut.push(cleanLine(name).slice(0, 100));
      continue;
    }
    left -= file.byteSize;
    files.push(file);
  }
  return { files, leftOut: leftOut.slice(0, MOST_NAMES_LEFT_OUT) };
}

async function saveAttachment(
  store: Store,
  { name, content, sha256 }: { name: string; content: Uint8Array; sha256: string },
): Promise<NewLeadFile | undefined> {
  const file = path.join(store.incomingDir, randomBytes(16).toString('hex'));
  try {
    await writeFile(file, content, { mode: 0o600, flag: 'wx' });
    const type = await detectUploadType(file);
    if (type !== null)
      return { path: file, originalName: sanitiseFileName(name, type), type, byteSize: content.byteLength, sha256 };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  await rm(file, { force: true });
  return undefined;
}

const sha256Of = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

async function findReference(transaction: WriteTransaction, leadId: string): Promise<string | undefined> {
  const row = writer(transaction).selectFrom('lead').select('reference').where('id', '=', leadId);
  return (await row.executeTakeFirst())?.reference;
}
