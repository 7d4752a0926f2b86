/**
 * Makes random changes in a loop and prints, after each acknowledgement, what is guaranteed from then on: a line of JSON
 * (`AcknowledgedWrite`). With `patient`, it continues after a refusal and resends what a visitor would.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { createComment } from '../comments/create-comment.ts';
import type { ContentKind } from '../content/content-kind.ts';
import { deleteContent, publish, saveDraft } from '../content/editing/edit-content.ts';
import type { ContentResult } from '../content/editing/change-result.ts';
import { inStockProducts } from '../content/kinds/in-stock-product.ts';
import { posts } from '../content/kinds/post.ts';
import { findSettings, saveSettings } from '../content/settings/save-settings.ts';
import { settingsGroups } from '../content/settings/settings-groups.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { createLead } from '../leads/create-lead.ts';
import { addLeadNote, setLeadStatus } from '../leads/inbox/change-lead.ts';
import { leadStatuses } from '../leads/lead-status.ts';
import { uploadPicture } from '../media/upload-picture.ts';
import { openStore } from '../open-store.ts';
import type { AcknowledgedWrite } from './acknowledged-write.ts';
import { acknowledge, adminActions, pick, type Change } from './admin-actions.ts';
import { samplePost } from './sample-content.ts';
import { pdfFile, sampleLead } from './sample-input.ts';
import { drawPicture, uploadedFile } from './sample-media.ts';

const [run = '', patience] = process.argv.slice(2);
const store = await openStore(storeOfEnvironment());
const write = <T>(work: (transaction: WriteTransaction) => Promise<T>) => store.write({ actor: systemActor }, work);
/** Existing content. */
interface Thing {
  readonly kindName: string;
  readonly revision: number;
  readonly remove: () => Promise<{ readonly revision: number }>;
}
const things = new Map<string, Thing>();
const leads: string[] = [];
const commented = await write((t) => publish(t, posts, { from: 0, fields: samplePost({ title: `Commented ${run}` }) }));
if (!commented.ok) throw new Error(commented.code);
const commentedId = commented.content.id;
const stock = { name: `Reserved ${run}`, description: 'Of oak.', priceCents: 100, quantity: 10_000 };
const stocked = await write((t) => publish(t, inStockProducts, { from: 0, fields: stock }));
if (!stocked.ok) throw new Error(stocked.code);

const changes: readonly Change[] = [
  (words) => keepThing(posts, { ...samplePost(), title: words }),
  (words) => keepThing(posts, { ...samplePost(), title: words }),
  (words) => keepThing(inStockProducts, { name: words, description: words, priceCents: 100, quantity: 3 }),
  async (words) => {
    const [id, thing] = pick([...things]) ?? [];
    if (id === undefined || thing === undefined) return keepThing(posts, { ...samplePost(), title: words });
    const { revision } = await thing.remove();
    things.delete(id);
    return { what: 'deleted', id, revision };
  },
  async (brand) => {
    const { revision: from } = await findSettings(store, settingsGroups.business);
    const { revision } = accept(
      await write((t) => saveSettings(t, settingsGroups.business, { from, fields: { brand } })),
    );
    return { what: 'settings', revision, brand };
  },
  sendLead,
  async (words) => {
    const leadId = pick(leads);
    const status = pick(leadStatuses);
    if (leadId === undefined || status === undefined)
      return changes[0]?.(words) ?? Promise.reject(new Error('No change'));
    const note = `${status} ${words}`;
    await write(async (t) => {
      await setLeadStatus(t, { leadId, status });
      await addLeadNote(t, { leadId, after: randomUUID(), words: note });
    });
    return { what: 'note', leadId, note };
  },
  sendComment,
  ...adminActions(store, { leads, productId: stocked.content.id }),
];

for (let index = 0; ; index += 1) {
  const words = `Run ${run} write ${index}`;
  // Rare, because each picture starts a decoder.
  const change = index % 30 === 25 ? upload : pick(changes);
  if (change !== undefined) await attempt(change, words);
}

async function attempt(change: Change, words: string): Promise<void> {
  if (await isDone(change, words)) return;
  // A visitor sends it again until it is accepted.
  if (change === sendLead || change === sendComment) await attempt(change, words);
}

async function isDone(change: Change, words: string): Promise<boolean> {
  const done = await change(words).catch((error: unknown): AcknowledgedWrite => {
    if (patience !== 'patient') throw error;
    return { what: 'refused' };
  });
  acknowledge(done);
  if (done.what !== 'refused') return true;
  // It may have been saved all the same, so the revisions are unknown.
  things.clear();
  await wait(50);
  return false;
}

async function sendLead(words: string): Promise<AcknowledgedWrite> {
  const result = await createLead(
    store,
    sampleLead({ email: `reader${words.replaceAll(' ', '-')}@home.example`, message: words }),
    [pdfFile('plan.pdf', words)],
  );
  if (!result.ok) throw new Error(result.code);
  leads.push(result.leadId);
  return { what: 'lead', leadId: result.leadId };
}

async function sendComment(words: string): Promise<AcknowledgedWrite> {
  const spam = { score: 0, reasons: [] };
  const result = await createComment(store, { postId: commentedId, name: 'Reader', words, spam });
  if (!result.ok) throw new Error(result.code);
  return { what: 'comment', words };
}

async function keepThing<Fields extends object>(
  kind: ContentKind<Fields>,
  fields: Partial<Fields>,
): Promise<AcknowledgedWrite> {
  const isPublic = Math.random() < 0.5;
  const known = Math.random() < 0.6 ? pick([...things].filter(([, thing]) => thing.kindName === kind.name)) : undefined;
  const target = known === undefined ? { from: 0 } : { id: known[0], from: known[1].revision };
  const content = accept(
    await write((t) =>
      isPublic ? publish(t, kind, { ...target, fields }) : saveDraft(t, kind, { ...target, fields }),
    ),
  );
  const { id, revision } = content;
  things.set(id, {
    kindName: kind.name,
    revision,
    remove: async () => accept(await write((t) => deleteContent(t, kind, { id, from: revision }))),
  });
  return { what: 'content', id, revision, title: kind.titleOf(content.fields), isPublic };
}

async function upload(words: string): Promise<AcknowledgedWrite> {
  const bytes = await drawPicture({ width: 40 + words.length, isNoisy: true, format: 'png' });
  const result = await uploadPicture(store, { actor: systemActor, file: uploadedFile('grain.png', bytes) });
  if (!result.ok) throw new Error(result.code);
  return { what: 'picture', id: result.content.id };
}

function accept<Fields extends object>(result: ContentResult<Fields>) {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.content;
}
