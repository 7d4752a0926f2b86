import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { listActivity } from '../activity/list-activity.ts';
import { addViews } from '../analytics/add-views.ts';
import { findSession, createSession } from '../auth/sessions.ts';
import { contentVersion } from '../content/content-version.ts';
import { saveDraft } from '../content/editing/edit-content.ts';
import { posts } from '../content/kinds/post.ts';
import { listPublished } from '../content/published/read-published.ts';
import { fileShelf, readSnapshot, reader } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import { createLead } from '../leads/create-lead.ts';
import { deleteLead, markLeadRead } from '../leads/inbox/change-lead.ts';
import { findLead, findLeadFile } from '../leads/inbox/find-lead.ts';
import { listLeads } from '../leads/inbox/list-leads.ts';
import { claimNextMail, markMailSent } from '../mail/outbox-queue.ts';
import { queueEmail } from '../mail/queue-email.ts';
import type { Store } from '../store.ts';
import { fillWithEverything } from '../testing/full-store.ts';
import { hashOf, sampleLead } from '../testing/sample-input.ts';
import { samplePost } from '../testing/sample-content.ts';
import { listStoredFiles } from '../testing/stored-files.ts';
import { bySystem, temporaryDirectory, temporaryStore, TestClock } from '../testing/temporary-store.ts';
import { restoreArchive } from './restore-archive.ts';
import { sumTables } from './stored-rows.ts';
import { writeArchive } from './write-archive.ts';

/** Makes backups of a store, and restores them, with real safety copies beside them. */
async function besideStore(store: Store) {
  const directory = await temporaryDirectory();
  let count = 0;
  const place = () => path.join(directory, String((count += 1)));
  const backUp = async () => {
    const file = place();
    return { file, manifest: await writeArchive(store, { file }) };
  };
  const makeSafetyCopy = vi.fn(async () => (await backUp()).manifest.tables);
  const restore = async (file: string, more: Partial<Parameters<typeof restoreArchive>[1]> = {}) => {
    const scratch = place();
    await mkdir(scratch);
    const options = { file, actor: systemActor, name: 'the backup', directory: scratch, makeSafetyCopy, ...more };
    await restoreArchive(store, options);
  };
  return { backUp, restore, makeSafetyCopy };
}

const sums = (store: Store) => readSnapshot(store, sumTables);

/** Fails unless every file that a row names is there, as the row says. */
async function expectFilesWhole(store: Store) {
  const named = (table: 'lead_file' | 'medium_file') =>
    reader(store).selectFrom(table).select(['stored_name', 'sha256']);
  const files = await named('lead_file').unionAll(named('medium_file')).execute();
  for (const { stored_name: name, sha256 } of files) {
    const read = await fileShelf(store).find(name);
    expect(read === null ? null : hashOf(await buffer(read()))).toBe(sha256);
  }
  return files.length;
}

it('restores what was deleted, changed and lost since, all at once', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const { references } = await fillWithEverything(store);
  const { backUp, restore, makeSafetyCopy } = await besideStore(store);
  const { file, manifest } = await backUp();
  const version = contentVersion(store);

  clock.advance(1000);
  const leads = await Promise.all(references.map((reference) => findLead(store, reference)));
  await store.write({ actor: systemActor }, async (transaction) => {
    for (const lead of leads.slice(0, 2)) await deleteLead(transaction, { leadId: lead?.id ?? '' });
    await saveDraft(transaction, posts, { from: 0, fields: samplePost({ title: 'Written since' }) });
  });
  await createLead(store, sampleLead({ lastName: 'Latecomer', email: 'late@home.example' }), []);
  const [lost = ''] = await listStoredFiles(store);
  await fileShelf(store).remove([lost]);

  clock.advance(1000);
  await restore(file);
  expect(makeSafetyCopy).toHaveBeenCalledOnce();
  const { activity, ...rest } = await sums(store);
  const { activity: activityThen, ...then } = manifest.tables;
  expect(rest).toEqual(then);
  // And that it was restored.
  expect(activity?.rows).toBe((activityThen?.rows ?? 0) + 1);
  expect((await listActivity(store))[0]).toMatchObject({ action: 'backup.restored', words: 'Restored the backup' });
  expect(await expectFilesWhole(store)).toBe(manifest.files.count);
  const [one] = (await findLead(store, references[0] ?? ''))?.files ?? [];
  expect(await findLeadFile(store, leads[0]?.id ?? '', one?.id ?? '')).not.toBeNull();
  // What visitors see is rendered again.
  expect(contentVersion(store)).toBeGreaterThan(version);
  expect((await listPublished(store, posts)).items.length).toBeGreaterThan(5);
  // The search knows the leads that are there, and no others.
  expect((await listLeads(store, { query: 'béatrice' })).total).toBe(1);
  expect((await listLeads(store, { query: 'latecomer' })).total).toBe(0);
  // New leads are numbered on.
  expect((await createLead(store, sampleLead({ email: 'new@home.example' }), [])).ok).toBe(true);
  expect((await listLeads(store)).total).toBe(references.length + 1);
});

it('is undone by restoring the safety copy', async () => {
  const store = await temporaryStore();
  await fillWithEverything(store);
  const { backUp, restore } = await besideStore(store);
  const { file } = await backUp();
  await createLead(store, sampleLead({ lastName: 'Latecomer', email: 'late@home.example' }), []);
  const before = await sums(store);
  let safety = '';
  const makeSafetyCopy = async () => {
    const copy = await backUp();
    safety = copy.file;
    return copy.manifest.tables;
  };
  await restore(file, { makeSafetyCopy });
  expect((await listLeads(store, { query: 'latecomer' })).total).toBe(0);
  await restore(safety);
  const { activity: _, ...after } = await sums(store);
  expect(before).toMatchObject(after);
  expect((await listLeads(store, { query: 'latecomer' })).total).toBe(1);
});

it('makes the safety copy again for a request that arrives in between', async () => {
  const store = await temporaryStore();
  const { backUp, restore } = await besideStore(store);
  const { file } = await backUp();
  const copies: string[] = [];
  const makeSafetyCopy = async () => {
    const copy = await backUp();
    copies.push(copy.file);
    // Sent when the copy was made and nothing is replaced yet.
    if (copies.length < 3) await createLead(store, sampleLead({ email: `${copies.length}@home.example` }), []);
    return copy.manifest.tables;
  };
  await restore(file, { makeSafetyCopy });
  expect(copies).toHaveLength(3);
  expect((await listLeads(store)).total).toBe(0);
  await restore(copies[2] ?? '');
  expect((await listLeads(store)).total).toBe(2);
});

it('copies again after a change that the activity doesn’t record', async () => {
  const store = await temporaryStore();
  const sent = await createLead(store, sampleLead(), []);
  const lead = await findLead(store, sent.ok ? sent.reference : '');
  const { backUp, restore } = await besideStore(store);
  const { file } = await backUp();
  const copies: string[] = [];
  const makeSafetyCopy = async () => {
    const copy = await backUp();
    copies.push(copy.file);
    await bySystem(store, (t) => markLeadRead(t, { leadId: lead?.id ?? '', isRead: true }));
    return copy.manifest.tables;
  };
  await restore(file, { makeSafetyCopy });
  expect(copies).toHaveLength(2);
  expect((await listLeads(store)).leads[0]?.isRead).toBe(false);
  await restore(copies[1] ?? '');
  expect((await listLeads(store)).leads[0]?.isRead).toBe(true);
});

it('doesn’t wait for visitors to stop looking at pages', async () => {
  const store = await temporaryStore();
  const { backUp, restore } = await besideStore(store);
  const { file } = await backUp();
  const view = { day: '2026-11-22', path: '/', source: '', count: 1 };
  const makeSafetyCopy = vi.fn(async () => {
    const { manifest } = await backUp();
    await bySystem(store, (t) => addViews(t, { views: [view], emptySearches: [], missedPaths: [] }));
    return manifest.tables;
  });
  await restore(file, { makeSafetyCopy });
  expect(makeSafetyCopy).toHaveBeenCalledOnce();
});

it('gives up without changes when requests keep arriving', async () => {
  const store = await temporaryStore();
  const { backUp, restore } = await besideStore(store);
  const { file } = await backUp();
  let count = 0;
  const makeSafetyCopy = async () => {
    const copy = await backUp();
    await createLead(store, sampleLead({ email: `${(count += 1)}@home.example` }), []);
    return copy.manifest.tables;
  };
  await expect(restore(file, { makeSafetyCopy })).rejects.toMatchObject({ code: 'too-busy' });
  expect((await listLeads(store)).total).toBe(count);
});

it('changes nothing for a damaged archive, and makes no copy first', async () => {
  const store = await temporaryStore();
  await fillWithEverything(store);
  const { backUp, restore, makeSafetyCopy } = await besideStore(store);
  const { file } = await backUp();
  const before = await sums(store);
  await writeFile(file, 'something else');
  await expect(restore(file)).rejects.toMatchObject({ code: 'foreign' });
  expect(makeSafetyCopy).not.toHaveBeenCalled();
  expect(await sums(store)).toEqual(before);
});

it('signs everyone out except the user who restores', async () => {
  const store = await temporaryStore();
  const { accountId, token } = await fillWithEverything(store);
  const session = await findSession(store, token);
  if (session === null) throw new Error('The owner is signed in');
  const { backUp, restore } = await besideStore(store);
  const { file } = await backUp();
  await restore(file, { actor: session.actor });
  expect(await findSession(store, token)).toMatchObject({ accountId });
  await restore(file);
  expect(await findSession(store, token)).toBeNull();
  // An account that was made since is gone, with its sessions.
  const empty = await temporaryStore();
  const other = await besideStore(empty);
  const { file: before } = await other.backUp();
  const filled = await fillWithEverything(empty);
  const { actor } = (await findSession(empty, filled.token)) ?? session;
  await empty.write({ actor }, (transaction) => createSession(transaction, { accountId: filled.accountId }));
  await other.restore(before, { actor });
  expect(await findSession(empty, filled.token)).toBeNull();
});

it('sends no email twice, and none with a dead link', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  await createLead(store, sampleLead(), []);
  await store.write({ actor: systemActor }, (transaction) =>
    queueEmail(transaction, {
      to: { name: 'Ann', address: 'ann@home.example' },
      replyTo: null,
      subject: 'Your access',
      blocks: [{ kind: 'link', label: 'Choose your password', url: 'https://admin.example/x' }],
    }),
  );
  const { backUp, restore } = await besideStore(store);
  const { file, manifest } = await backUp();
  expect(manifest.tables['outbox']?.rows).toBe(3);
  const mail = await claimNextMail(store);
  if (mail === null) throw new Error('Mail waits');
  await markMailSent(store, mail, '<1@shop.example>');
  await restore(file);
  const left = await reader(store).selectFrom('outbox').select(['id', 'state', 'template']).execute();
  const sent = left.filter(({ state }) => state === 'sent');
  expect(sent.map(({ id }) => id)).toEqual([mail.id]);
  expect(left.filter(({ state, template }) => state === 'waiting' && template === 'letter')).toEqual([]);
  expect(left.filter(({ template }) => template !== 'letter')).toHaveLength(2);
});

it('lets others read the old state until it is done, and write afterwards', async () => {
  const store = await temporaryStore();
  const { references } = await fillWithEverything(store);
  const { backUp, restore } = await besideStore(store);
  const { file } = await backUp();
  const state = { isDone: false };
  const seen = new Set<number>();
  const reading = (async () => {
    while (!state.isDone) {
      seen.add((await reader(store).selectFrom('lead').select('id').execute()).length);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  })();
  await restore(file);
  state.isDone = true;
  await reading;
  expect([...seen]).toEqual([references.length]);
  const lead = await findLead(store, references[0] ?? '');
  const isKnown = await store.write({ actor: systemActor }, (transaction) =>
    markLeadRead(transaction, { leadId: lead?.id ?? '', isRead: true }),
  );
  expect(isKnown).toBe(true);
});
