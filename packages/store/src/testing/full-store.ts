import { systemActor } from '../database/write-transaction.ts';
import { ensureOwner, verifyCredentials } from '../auth/accounts.ts';
import { addPasskey } from '../auth/passkeys/passkeys.ts';
import { createSession } from '../auth/sessions.ts';
import { beginSecondFactor } from '../auth/second-factor/second-factor.ts';
import { loadSampleContent } from '../content/sample/load-sample-content.ts';
import { createLead } from '../leads/create-lead.ts';
import { addLeadNote } from '../leads/inbox/change-lead.ts';
import { queueReply } from '../leads/replies/queue-reply.ts';
import { uploadPicture } from '../media/upload-picture.ts';
import type { Store } from '../store.ts';
import { jpegFile, pdfFile, sampleLead } from './sample-input.ts';
import { saveSampleResponse } from './sample-response.ts';
import { drawPicture, uploadedFile } from './sample-media.ts';

/** What a filled store can be asked for. */
export interface Filled {
  readonly accountId: string;
  /** The owner's session. */
  readonly token: string;
  /** In the order of arrival. */
  readonly references: readonly string[];
  readonly pictureId: string;
}

/** Its counter exceeds an integer of PostgreSQL. */
const samplePasskey = {
  id: 'laptop',
  rpId: 'localhost',
  publicKey: 'AQID',
  counter: 4_294_967_295,
  transports: ['usb'],
};

/** Adds something of every kind to an empty store. */
export async function fillWithEverything(store: Store): Promise<Filled> {
  await loadSampleContent(store);
  const credentials = await ensureOwner(store);
  const account = credentials && (await verifyCredentials(store, credentials));
  if (!account) throw new Error('A new store has an owner');
  const { accountId, actor } = account;
  const references: string[] = [];
  for (const name of ['Anna', 'Béatrice', '高橋']) {
    const files = [pdfFile(`${name}.pdf`, `for ${name}\n${'x'.repeat(300_000)}`), jpegFile()];
    const lead = sampleLead({ firstName: name, email: `${references.length}@home.example` });
    const result = await createLead(store, lead, files);
    if (!result.ok) throw new Error(result.code);
    references.push(result.reference);
    const { leadId } = result;
    await store.write({ actor }, async (transaction) => {
      await addLeadNote(transaction, { leadId, after: '', words: `“${name}” calls back 🙂` });
      await queueReply(transaction, {
        leadId,
        formId: '',
        subject: 'Schedule a measure',
        text: `Hello ${name},\n\nThursday?`,
      });
    });
    if (references.length === 1) await saveSampleResponse(store, leadId);
  }
  const token = await store.write({ actor }, async (transaction) => {
    await beginSecondFactor(transaction, { accountId });
    await addPasskey(transaction, { accountId, name: 'Laptop', passkey: samplePasskey });
    return (await createSession(transaction, { accountId })).token;
  });
  const picture = await uploadPicture(store, {
    actor: systemActor,
    file: uploadedFile('stone.png', await drawPicture({ width: 400, height: 300, format: 'png' })),
  });
  if (!picture.ok) throw new Error(picture.code);
  return { accountId, token, references, pictureId: picture.content.id };
}
