import { expect, it } from 'vitest';
import { publish, saveDraft } from '../../content/editing/edit-content.ts';
import { posts } from '../../content/kinds/post.ts';
import { listContent } from '../../content/listing/list-content.ts';
import { createLead } from '../../leads/create-lead.ts';
import { addLeadNote } from '../../leads/inbox/change-lead.ts';
import { listLeads } from '../../leads/inbox/list-leads.ts';
import { saveResponse } from '../../mail/incoming/save-response.ts';
import type { Store } from '../../store.ts';
import { samplePost } from '../../testing/sample-content.ts';
import { sampleLead } from '../../testing/sample-input.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { reader, searchIndex, writer } from '../handles.ts';
import { wordsWithoutLigatures } from './2026-11-28-words-without-ligatures.ts';

async function addLead(store: Store, lead: Parameters<typeof sampleLead>[0]): Promise<string> {
  const result = await createLead(store, sampleLead(lead), []);
  if (!result.ok) throw new Error(result.code);
  return result.leadId;
}

const findLeads = async (store: Store, query: string) => (await listLeads(store, { query })).leads.map(({ id }) => id);
const findPosts = async (store: Store, query: string) =>
  (await listContent(store, posts, { query })).items.map(({ fields }) => fields.title);

it.each([
  ['Wałęsa', 'walesa'],
  ['Sørensen', 'sorensen'],
  ['Weiß', 'weiss'],
  ['Þorláksdóttir', 'thorlaksdottir'],
  ['Đorđević', 'dordevic'],
  ['Işık', 'isik'],
])('finds the lead of %s by %s and by the written name', async (lastName, plain) => {
  const store = await temporaryStore();
  const leadId = await addLead(store, { lastName });
  await addLead(store, {});
  for (const query of [plain, plain.toUpperCase(), lastName, lastName.toUpperCase(), plain.slice(0, 4)]) {
    expect(await findLeads(store, query), query).toEqual([leadId]);
  }
});

it('finds and sorts posts without ligatures', async () => {
  const store = await temporaryStore();
  await bySystem(store, async (t) => {
    await publish(t, posts, { from: 0, fields: samplePost({ title: 'Øre', author: 'Ægir' }) });
    await saveDraft(t, posts, { from: 0, fields: samplePost({ title: 'Hors d’œuvre', author: 'Zoe' }) });
    await saveDraft(t, posts, { from: 0, fields: samplePost({ title: 'Zest', author: 'Bea' }) });
  });
  for (const query of ['oeuvre', 'ŒUVRE', 'd’œuvre hors']) {
    expect(await findPosts(store, query), query).toEqual(['Hors d’œuvre']);
  }
  const sorted = async (by: 'title' | 'person') =>
    (await listContent(store, posts, { order: { by, isDescending: false } })).items.map(({ fields }) => fields.title);
  expect(await sorted('title')).toEqual(['Hors d’œuvre', 'Øre', 'Zest']);
  expect(await sorted('person')).toEqual(['Øre', 'Zest', 'Hors d’œuvre']);
});

it('migrates leads, notes, replies and posts', async () => {
  const store = await temporaryStore();
  const [byName, byAnswer, byNote, byReply, plain] = [
    await addLead(store, { lastName: 'Łuczak' }),
    await addLead(store, { message: 'two', answers: [{ label: 'Room', value: 'Cœur' }] }),
    await addLead(store, { message: 'three' }),
    await addLead(store, { message: 'four' }),
    await addLead(store, { lastName: 'Moe', message: 'five' }),
  ];
  await bySystem(store, async (transaction) => {
    await addLeadNote(transaction, { leadId: byNote, after: '', words: 'Straße' });
    await publish(transaction, posts, { from: 0, fields: samplePost({ title: 'Hors d’œuvre', author: 'Łucja' }) });
  });
  const email = {
    messageId: '<1@home.example>',
    name: 'Bjørn',
    address: 'b@home.example',
    subject: 'Re:',
    quoted: '',
  };
  await saveResponse(store, {
    leadId: byReply,
    at: store.now(),
    email: { ...email, text: 'Yes', isAutomatic: false, isCut: false, attachments: [] },
    note: async () => undefined,
  });

  // As they were written before.
  await bySystem(store, async (transaction) => {
    const database = writer(transaction);
    const index = searchIndex(store);
    const documents: readonly [string, string][] = [
      [byName, 'łuczak'],
      [byAnswer, 'cœur'],
      [byNote, 'straße'],
      [byReply, 'bjørn'],
      [plain, 'moe'],
    ];
    for (const [id, word] of documents) {
      const { number } = await database
        .selectFrom('lead')
        .select('number')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await index.remove(database, 'lead_search', number);
      await index.add(database, 'lead_search', { number, words: [word], labels: ['status=new'] });
    }
    await database.updateTable('lead').set({ sort_name: 'łuczak sample' }).where('id', '=', byName).execute();
    const post = { sort_title: 'hors d’œuvre', sort_person: 'łucja', search_text: 'hors d’œuvre' };
    await database.updateTable('content').set(post).execute();
  });
  expect([await findLeads(store, 'luczak'), await findPosts(store, 'oeuvre')]).toEqual([[], []]);

  // Twice: a second time changes nothing.
  for (const time of [1, 2]) {
    await bySystem(store, async (transaction) => wordsWithoutLigatures.up(writer(transaction)));
    for (const [query, leadId] of [
      ['luczak', byName],
      ['coeur', byAnswer],
      ['strasse', byNote],
      ['bjorn', byReply],
      ['moe', plain],
    ] as const) {
      expect(await findLeads(store, query), `${query}, time ${time}`).toEqual([leadId]);
    }
    expect(await findPosts(store, 'oeuvre')).toEqual(['Hors d’œuvre']);
    expect(await reader(store).selectFrom('content').select(['sort_title', 'sort_person']).execute()).toEqual([
      { sort_title: 'hors d’oeuvre', sort_person: 'lucja' },
    ]);
  }
  const { leads } = await listLeads(store, { order: { by: 'name', isDescending: false } });
  expect(leads[0]?.id).toBe(byName);
  expect(
    (await listLeads(store, { query: 'luczak', status: 'new' })).leads,
    'the status filter still works',
  ).toHaveLength(1);
});
